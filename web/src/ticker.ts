// One timer for everything on the page that goes on by itself.

const TICK = 50;
const listening = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls `goOn` twenty times a second until what is returned is called. */
export function ticking(goOn: () => void): () => void {
  listening.add(goOn);
  timer ??= setInterval(() => listening.forEach((one) => one()), TICK);
  return () => {
    listening.delete(goOn);
    if (listening.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
