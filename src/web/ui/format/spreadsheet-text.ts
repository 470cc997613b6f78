/**
 * A text that a spreadsheet would run as a formula is kept from it by an apostrophe: names of pages and campaigns come from
 * strangers. Numbers and amounts with a sign stay what they are.
 */
export function spreadsheetText(text: string): string {
  const isNumber = /^[+-]?\p{Sc}?[\d.,]+\s?%?$/u.test(text);
  if (isNumber) return text;
  const begins = /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
  // Where a semicolon divides columns, as in much of Europe, or a tab does, what follows one begins a cell of its own.
  return begins.replaceAll(/[;\t](?=[\s"]*[=+\-@＝＋－＠])/g, "$&'");
}
