import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { FileRefusal } from './file-refusal.ts';

export type Delimiter = ',' | ';' | '\t' | '|';

export interface CsvRecord {
  /** The line on which it begins; a quoted cell may hold further lines. */
  readonly line: number;
  readonly cells: readonly string[];
}

const PIECE = 1 << 18;

function* piecesOf(text: string, onRead?: (share: number) => void): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) {
    onRead?.(at / text.length);
    yield text.slice(at, at + PIECE);
  }
}

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** Records of a CSV text one after the other, blank ones included: they divide tables. */
export async function* csvRecords(
  text: string,
  delimiter: Delimiter,
  file: string,
  onRead?: (share: number) => void,
): AsyncGenerator<CsvRecord> {
  let read = 0;
  const parser = Readable.from(piecesOf(text, onRead)).pipe(
    parse({
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      info: true,
      max_record_size: 1_000_000,
      // Seen when it was parsed, which is before it is taken: a failure leaves the rest untaken.
      on_record: (record: string[], { lines }) => {
        read = lines;
        return record;
      },
    }),
  );
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>)
      yield { line: info.lines - lineBreaks(record), cells: record };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileRefusal(sentence(error.code), { file, line: read + 1 });
  }
}

function lineBreaks(cells: readonly string[]): number {
  let breaks = 0;
  for (const cell of cells)
    for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) breaks++;
  return breaks;
}

const sentence = (code: string): string =>
  code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'a quoted value that begins here is never closed. Add the missing quotation mark, or export the file again.'
    : code === 'CSV_MAX_RECORD_SIZE'
      ? 'a row is longer than a million characters; a quotation mark is probably missing before it.'
      : 'the row cannot be read as CSV: a quotation mark stands where none may be. Double the marks inside a value.';
