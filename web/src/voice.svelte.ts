// What is said aloud. Two regions for screen readers, one that waits its turn and one that breaks in; every word is a new
// element in a region that stays, so that the same words twice are heard twice. The device's own voice speaks too, if it is
// wanted; where the browser has no voice for the language the server lends one.

import { keepSpeaks, speaks as kept } from './keep';

export interface Said {
  id: number;
  text: string;
  /** The language of the words, where it is not the page's. */
  lang: string | undefined;
}

const KEPT = 4;

export class Voice {
  polite = $state.raw<Said[]>([]);
  assertive = $state.raw<Said[]>([]);
  /** Whether the device speaks by itself; readers of screens have a voice already. */
  speaks = $state(kept() ?? false);
  #last = 0;
  #queue: Said[] = [];
  #talking = false;

  /** Says something when nothing else is being said. */
  say(text: string, lang?: string): void {
    this.polite = this.#after(this.polite, text, lang);
  }

  /** Breaks in: what must not be missed. */
  call(text: string, lang?: string): void {
    this.assertive = this.#after(this.assertive, text, lang);
  }

  turn(on: boolean): void {
    this.speaks = on;
    keepSpeaks(on);
    if (!on) globalThis.speechSynthesis?.cancel();
  }

  #after(region: Said[], text: string, lang: string | undefined): Said[] {
    const words = text.trim();
    if (!words) return region;
    this.#last += 1;
    const said = { id: this.#last, text: words, lang };
    if (this.speaks) this.#speak(said);
    return [...region.slice(1 - KEPT), said];
  }

  #speak(said: Said): void {
    this.#queue.push(said);
    if (!this.#talking) void this.#talk();
  }

  async #talk(): Promise<void> {
    this.#talking = true;
    for (let said = this.#queue.shift(); said; said = this.#queue.shift()) {
      if (this.speaks) await aloud(said.text, said.lang ?? document.documentElement.lang).catch(() => undefined);
    }
    this.#talking = false;
  }
}

/** Words are not waited for longer than this. */
const LONGEST = 15_000;

function aloud(text: string, lang: string): Promise<void> {
  const bare = text.replace(/[\u2066-\u2069]/g, '');
  const voice = globalThis.speechSynthesis?.getVoices().find((one) => one.lang.toLowerCase().startsWith(lang));
  return voice ? bySynthesis(bare, lang, voice) : byServer(bare, lang);
}

function bySynthesis(text: string, lang: string, voice: SpeechSynthesisVoice): Promise<void> {
  return new Promise((done) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = lang;
    utterance.voice = voice;
    utterance.onend = () => done();
    utterance.onerror = () => done();
    setTimeout(done, LONGEST);
    speechSynthesis.speak(utterance);
  });
}

function byServer(text: string, lang: string): Promise<void> {
  return new Promise((done, failed) => {
    const sound = new Audio(`/api/speech?${new URLSearchParams({ text, language: lang })}`);
    sound.onended = () => done();
    sound.onerror = () => failed(new Error('no voice'));
    setTimeout(done, LONGEST);
    sound.play().catch(failed);
  });
}
