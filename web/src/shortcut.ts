// Keys that do something, on any keyboard: letters of another alphabet are taken by their place.

const PLACES: Record<string, string> = { Slash: '/', Equal: '=', Minus: '-' };

/** The key a person means: what it writes, or on a keyboard that writes other letters what stands there in Latin ones. */
export function shortcut({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length > 1 || /^[!-~ ½]$/.test(key)) return key;
  // A question mark is one in any script.
  if (key === '؟' || key === '՞') return '?';
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return letter?.toLowerCase() ?? digit ?? PLACES[code] ?? key;
}
