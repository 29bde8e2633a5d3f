// Sounds of the table, made on the spot: nothing is fetched. They are heard where somebody wants them.

import { keepVolume, volume as kept } from './keep';

/** Each sound: notes in hertz, one after another, and how long each lasts, in seconds. */
const NOTES = {
  move: [[330], 0.05],
  press: [[523, 392], 0.05],
  low: [[880, 880], 0.12],
  flag: [[440, 330, 220], 0.2],
  call: [[660, 880, 660], 0.15],
} as const satisfies Record<string, readonly [readonly number[], number]>;

export type Sound = keyof typeof NOTES;

let volume = $state(kept());
let line: AudioContext | null = null;

export const sounds = {
  /** From nothing to one. */
  get volume(): number {
    return volume;
  },
  /** Off, soft, loud. */
  turn(): void {
    volume = volume === 0 ? 0.4 : volume < 1 ? 1 : 0;
    keepVolume(volume);
    sound('move');
  },
};

export function sound(name: Sound): void {
  if (volume === 0) return;
  const context = (line ??= new AudioContext());
  void context.resume();
  const [notes, lasts] = NOTES[name];
  notes.forEach((hertz, place) => {
    const [tone, strength] = [context.createOscillator(), context.createGain()];
    const from = context.currentTime + place * lasts;
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    strength.gain.setValueAtTime(volume * 0.5, from);
    strength.gain.exponentialRampToValueAtTime(0.001, from + lasts);
    tone.connect(strength).connect(context.destination);
    tone.start(from);
    tone.stop(from + lasts);
  });
}

/** A short shake, where the device has one; browsers that have none do nothing. */
export const shake = (ms: number) => void ('vibrate' in navigator && navigator.vibrate(ms));
