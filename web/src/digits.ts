// Figures as people type them: Persian and Arabic keyboards have digits of their own.

const DIGITS = /[۰-۹٠-٩]/g;

/** The text with Latin digits; the last four bits of a digit of either alphabet are its value. */
export const latin = (text: string): string => text.replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf)).replaceAll('٫', '.');

/** Browsers refuse other digits in fields of numbers: they are put in as Latin ones. */
export function takeEveryDigit(event: InputEvent): void {
  const { target, data } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== 'number' || !data || latin(data) === data) return;
  event.preventDefault();
  // The one way to type for somebody that keeps the place in the field and what can be taken back.
  document.execCommand('insertText', false, latin(data));
}
