/**
 * A text that a spreadsheet would run as a formula is kept from it by an apostrophe: names of pages and campaigns come from
 * strangers. Numbers with a sign stay numbers.
 */
export function spreadsheetText(text: string): string {
  const isNumber = /^[+-]?[\d.,]+\s?%?$/.test(text);
  return /^[=+\-@\t\r]/.test(text) && !isNumber ? `'${text}` : text;
}
