// A short tone on the arbiter's own device. Browsers let a page sound only after somebody has touched it.

let context: AudioContext | null = null;

export function ring(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    const now = context.currentTime;
    for (const [at, pitch] of [
      [0, 880],
      [0.18, 660],
    ] as const) {
      const tone = context.createOscillator();
      const loudness = context.createGain();
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.0001, now + at);
      loudness.gain.exponentialRampToValueAtTime(0.25, now + at + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.16);
      tone.connect(loudness).connect(context.destination);
      tone.start(now + at);
      tone.stop(now + at + 0.17);
    }
  } catch {
    // A device without sound still shows the call.
  }
}
