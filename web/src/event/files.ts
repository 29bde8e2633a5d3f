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

/** A table as spreadsheets read it: the mark at the beginning says that it is UTF-8, and no cell is taken for a formula. */
export function csv(heading: string[], rows: (string | number | null)[][]): string {
  const cell = (value: string | number | null) => {
    const text = value === null ? '' : String(value);
    const plain = typeof value === 'string' && /^[=+@-]/.test(text) ? `'${text}` : text;
    return /[",;\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
  };
  return `\ufeff${[heading, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
