import type { Day } from '#src/shared/week.ts';
import { ColumnEvidence } from './column-evidence.ts';
import type { Delimiter } from './csv-records.ts';
import { instantDays } from './date-form.ts';
import { decodeText } from './decode-text.ts';
import { detectDelimiter } from './detect-delimiter.ts';
import { FileRefusal } from './file-refusal.ts';
import { inspectTable, type TableEvidence } from './inspect-table.ts';
import type { InspectedFile, InspectedTable } from './inspected-file.ts';
import { MAX_COLUMNS, MAX_COLUMNS_IN_ALL, MAX_ROWS, MAX_TABLES } from './limits.ts';
import { readTables, type TableHead } from './read-tables.ts';
import { isTotal } from './total-row.ts';
import { unpack } from './unpack.ts';

const PREVIEW_ROWS = 6;
const READ_AS_TEXT = /\.(csv|tsv|txt|tab)$/i;

/** What an upload holds, what of it can become facts, and why the rest cannot. Reads every row once and keeps none. */
export async function inspectFile(
  name: string,
  bytes: Uint8Array,
  timeZone: string,
  mostRows = MAX_ROWS,
): Promise<InspectedFile> {
  const files = await unpack(name, bytes);
  const tables: InspectedTable[] = [];
  const notes: string[] = [];
  let rows = 0;
  let columns = 0;
  // Refused at the first row too many: the rest of 200 MB of short rows would take minutes, for which others wait.
  const countRow = () => {
    if (++rows > mostRows)
      throw new FileRefusal(
        `it has more than ${mostRows.toLocaleString('en')} rows. Export fewer weeks, or fewer columns.`,
        { file: name },
      );
  };
  for (const [position, file] of files.entries()) {
    if (files.length > 1 && !READ_AS_TEXT.test(file.name)) {
      notes.push(`${file.name} is not a CSV file and was left out.`);
      continue;
    }
    const { text, encoding } = decodeText(file.bytes, file.name);
    if (encoding === 'Windows-1252')
      notes.push(
        `${file.name} is not written in UTF-8 and was read as Windows-1252. Should letters look wrong in the preview, save it as "CSV UTF-8".`,
      );
    const delimiter = detectDelimiter(text);
    for await (const evidence of tablesOf({ text, delimiter, file: file.name, timeZone, countRow })) {
      tables.push(inspectTable(evidence, { position, file: file.name, delimiter }));
      columns += evidence.columns.length;
      if (tables.length > MAX_TABLES || columns > MAX_COLUMNS_IN_ALL)
        throw new FileRefusal(
          `it holds more than ${MAX_TABLES} tables, or more than ${MAX_COLUMNS_IN_ALL.toLocaleString('en')} columns in all. Choose the tables that you need and import those.`,
          { file: name },
        );
    }
  }
  if (tables.length === 0)
    throw new FileRefusal(
      'no table was found in it. The first line of a table names its columns, one of them the date.',
      { file: name },
    );
  return { name, tables, notes };
}

interface TextOfTables {
  readonly text: string;
  readonly delimiter: Delimiter;
  readonly file: string;
  readonly timeZone: string;
  readonly countRow: () => void;
}

async function* tablesOf({
  text,
  delimiter,
  file,
  timeZone,
  countRow,
}: TextOfTables): AsyncGenerator<TableEvidence> {
  const dayAtInstant = instantDays(timeZone);
  let open: Open | undefined;
  for await (const found of readTables(text, delimiter, file)) {
    if (found.type === 'head') {
      if (open !== undefined) yield open;
      if (found.columns.length > MAX_COLUMNS)
        throw new FileRefusal(
          `the table has ${found.columns.length.toLocaleString('en-US')} columns, more than the ${MAX_COLUMNS} that are read. Export only those that you want compared.`,
          { file, line: found.line },
        );
      open = beginTable(found, dayAtInstant);
      continue;
    }
    if (open === undefined) continue;
    open.rowCount++;
    countRow();
    if (open.preview.length < PREVIEW_ROWS) open.preview.push(found.cells.map((cell) => cell.slice(0, 200)));
    // What a total says of its column is of another kind than what the rows say.
    if (found.cells.some(isTotal)) continue;
    open.columns.forEach((column, index) => {
      column.add(found.cells[index] ?? '');
    });
  }
  if (open !== undefined) yield open;
}

interface Open extends TableEvidence {
  rowCount: number;
  readonly preview: string[][];
}

const beginTable = (head: TableHead, dayAtInstant: (instant: number) => Day): Open => ({
  head,
  rowCount: 0,
  preview: [],
  columns: head.columns.map(() => new ColumnEvidence({ dayAtInstant, start: head.start })),
});
