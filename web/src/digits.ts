// Figures as people type them: Persian and Arabic keyboards have digits of their own.

const DIGITS = /[۰-۹٠-٩]/g;

/** The text with Latin digits; the last four bits of a digit of either alphabet are its value. */
export const latin = (text: string): string => text.replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf)).replaceAll('٫', '.');

/** Fields that a program reads: numbers, times, codes. What a player writes on a scoresheet, and passwords, stay as typed. */
function wantsLatin(field: EventTarget | null): boolean {
  if (field instanceof HTMLInputElement && field.type === 'number') return true;
  const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text');
  return isText && field.dir === 'ltr' && field.dataset['asTyped'] === undefined;
}

/** Puts digits of other keyboards in as Latin ones where they are typed or pasted: browsers refuse them in fields of numbers. */
export function takeEveryDigit(event: InputEvent): void {
  const { target, data } = event;
  if (!data || latin(data) === data || !wantsLatin(target)) return;
  event.preventDefault();
  // The one way to type for somebody that keeps the place in the field and what can be taken back.
  document.execCommand('insertText', false, latin(data));
}
