// Files as programs of many years wrote them: UTF-8, or the Western letters of Windows.

const STRICT = new TextDecoder('utf-8', { fatal: true });

export function decoded(bytes: ArrayBuffer): string {
  const head = new Uint8Array(bytes.slice(0, 2));
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return STRICT.decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export const readText = async (file: File): Promise<string> => decoded(await file.arrayBuffer());
