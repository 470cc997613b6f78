/**
 * Rows of a CSV text (RFC 4180): quoted cells may hold commas, quotes (doubled) and line breaks; lines end with LF or
 * CRLF, or all with CR alone; a byte order mark at the start is skipped. An unclosed quote is an error.
 */
export function parseCsv(given: string): string[][] {
  const text = given.includes('\n') ? given : given.replaceAll('\r', '\n');
  refuseOtherDividers(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < text.length) {
    let cell: string;
    if (text[at] === '"') {
      let end = at + 1;
      while (end < text.length && (text[end] !== '"' || text[end + 1] === '"'))
        end += text[end] === '"' ? 2 : 1;
      if (end >= text.length) throw new Error(`line ${rows.length + 1}: a quoted cell is not closed`);
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    } else {
      const end = endOfCell(text, at);
      cell = text.slice(at, end);
      at = end;
    }
    row.push(cell);
    if (text[at] === ',') {
      at++;
      // A comma at the very end of the text still opens one more, empty cell.
      if (at < text.length) continue;
      row.push('');
    }
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
    else if (at < text.length) throw new Error(`line ${rows.length + 1}: text after a quoted cell`);
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}

const DIVIDERS = [
  ['\t', 'tabs'],
  [';', 'semicolons'],
  ['|', 'pipes (|)'],
] as const;

/** Tables whose columns are divided by anything else would come out as tables of one column. */
function refuseOtherDividers(text: string): void {
  const [head = ''] = text.split(/\r?\n/, 1);
  if (head.includes(',')) return;
  const divider = DIVIDERS.find(([sign]) => head.includes(sign));
  if (divider !== undefined)
    throw new Error(`line 1: the columns are divided by ${divider[1]}; divide them by commas`);
}

function endOfCell(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    // comma, line feed, carriage return
    if (code === 44 || code === 10 || (code === 13 && text.charCodeAt(at + 1) === 10)) break;
    at++;
  }
  return at;
}
