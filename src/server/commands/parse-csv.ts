/** Rows that hold something, each with the line of the file on which it begins. */
export interface CsvTable {
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly number[];
}

/**
 * Rows of a CSV text (RFC 4180): quoted cells may hold commas, quotes (doubled) and line breaks; lines end with LF, CRLF or CR
 * alone; a byte order mark at the start and Excel's "sep=," are skipped, and so are rows in which no cell holds anything, as
 * spreadsheets leave them below a table. An unclosed quote is an error.
 */
export function parseCsv(given: string): CsvTable {
  const text = withoutSeparatorLine(given.charCodeAt(0) === 0xfeff ? given.slice(1) : given);
  refuseOtherDividers(text);
  const rows: string[][] = [];
  const lines: number[] = [];
  let row: string[] = [];
  let at = 0;
  let line = 1;
  let begun = line;
  while (at < text.length) {
    let cell: string;
    if (text[at] === '"') {
      const end = endOfQuoted(text, at);
      if (end < 0)
        throw new Error(`line ${line}: a quoted cell is not closed; add the missing quotation mark`);
      const quoted = text.slice(at + 1, end);
      cell = quoted.replaceAll('""', '"');
      line += lineBreaksIn(quoted);
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
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    if (text[at] === '\n' || text[at] === '\r') at++;
    else if (at < text.length)
      throw new Error(
        `line ${line}: text after a quoted cell; double the quotation marks within a cell, or leave them out`,
      );
    if (row.some(holdsSomething)) {
      rows.push(row);
      lines.push(begun);
    }
    row = [];
    begun = ++line;
  }
  return { rows, lines };
}

const holdsSomething = (cell: string): boolean => cell.trim() !== '';

/** What Excel writes above a table for itself. The line stays, so that the others keep their numbers. */
const withoutSeparatorLine = (text: string): string => text.replace(/^sep=,(?=[\r\n])/i, '');

const DIVIDERS = [
  ['\t', 'tabs'],
  [';', 'semicolons'],
  ['|', 'pipes (|)'],
] as const;

/** Tables whose columns are divided by anything else would come out as tables of one column. */
function refuseOtherDividers(text: string): void {
  const [head = ''] = text.trimStart().split(/[\r\n]/, 1);
  const divider = DIVIDERS.find(([sign]) =>
    head.includes(',') ? hasDate(head, sign) && !hasDate(head, ',') : head.includes(sign),
  );
  if (divider !== undefined)
    throw new Error(`line 1: the columns are divided by ${divider[1]}; divide them by commas`);
}

/** Of "date;page, path;visits" the semicolon is what divides. */
const hasDate = (head: string, divider: string): boolean =>
  head.split(divider).some((name) => /^\s*"?\s*(?:date|day)\s*"?\s*$/i.test(name));

const lineBreaksIn = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

/** Where the closing quote of a cell stands; -1 where there is none. */
function endOfQuoted(text: string, from: number): number {
  let end = text.indexOf('"', from + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end;
}

function endOfCell(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    // comma, line feed, carriage return
    if (code === 44 || code === 10 || code === 13) break;
    at++;
  }
  return at;
}
