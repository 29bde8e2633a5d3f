// The screen itself: the whole of it for the table, and awake while a game runs.

/** The whole screen, or back; not every device lets a page have it. */
export function fill(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen?.().catch(() => undefined);
}

/** Keeps the screen lit as long as `runs` says so; a browser lets go of it whenever the page is hidden. */
export function keepAwake(runs: () => boolean): void {
  let lock: WakeLockSentinel | null = null;
  const look = () => {
    if (runs() && document.visibilityState === 'visible') {
      if (!lock || lock.released)
        void navigator.wakeLock
          ?.request('screen')
          .then((held) => (lock = held))
          .catch(() => undefined);
    } else {
      void lock?.release();
      lock = null;
    }
  };
  $effect(look);
  $effect(() => {
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      void lock?.release();
    };
  });
}
