// The key of an act: sent twice with the same key, it is done once.

/** A key nobody else has. `crypto.randomUUID` is missing where the page comes over plain HTTP from another machine. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
