import { type DimensionId, isDimensionId } from '#src/semantics/dimension.ts';
import { isMetricId, type MetricId, metrics } from '#src/semantics/metric.ts';
import { type Day, daysBetween, FIRST_DAY_OF_SITES } from '#src/shared/week.ts';
import { CellSums } from './cell-sums.ts';
import { type DateContext, dayIn, instantDays } from './date-form.ts';
import { decodeText } from './decode-text.ts';
import { detectDelimiter } from './detect-delimiter.ts';
import { FileRefusal } from './file-refusal.ts';
import type { TableMapping } from './inspected-file.ts';
import { numberIn } from './number-form.ts';
import type { PackedFile } from './packed-file.ts';
import { readTables, type TableHead, type TableRow } from './read-tables.ts';

import { isTotal } from './total-row.ts';

export interface TableToRead {
  readonly file: PackedFile;
  readonly index: number;
  readonly mapping: TableMapping;
  /** A report that lists each member once: a row that comes twice is a mistake of the file. */
  readonly listsEachOnce: boolean;
}

/** Rows that are no data of a finished day, by why they were left out. */
export type SkipReason = 'no_date' | 'total' | 'today';

export interface ReadTable {
  readonly name: string;
  readonly sums: CellSums;
  readonly hasPosition: boolean;
  readonly rowCount: number;
  readonly countedAs: MetricId | null;
  readonly skipped: Readonly<Record<SkipReason, number>>;
  /** The days that the file itself says it covers. */
  readonly declared: { readonly from: Day; readonly to: Day } | null;
}

interface Layout {
  readonly date: number;
  readonly dimensions: readonly { readonly id: DimensionId; readonly at: number }[];
  readonly metrics: readonly { readonly id: MetricId; readonly at: number }[];
  readonly position: number;
}

/** Days are few and come often; instants are many and come once. */
const MOST_REMEMBERED = 20_000;

/** Reads one table as its mapping says. Throws a refusal that names line and column. */
export async function readTableRows(
  { file, index, mapping, listsEachOnce }: TableToRead,
  { timeZone, today, onRead }: { timeZone: string; today: Day; onRead?: (share: number) => void },
): Promise<ReadTable> {
  const { text } = decodeText(file.bytes, file.name);
  const layout = layoutOf(mapping, file.name);
  const sums = new CellSums(
    layout.dimensions.map(({ id }) => id),
    [...layout.metrics.map(({ id }) => id), ...(mapping.countRowsAs === null ? [] : [mapping.countRowsAs])],
  );
  const skipped: Record<SkipReason, number> = { no_date: 0, total: 0, today: 0 };
  const days = new Map<string, Day>();
  let head: TableHead | undefined;
  const dayAtInstant = instantDays(timeZone);
  let context: DateContext = { dayAtInstant, start: null };
  let rowCount = 0;

  for await (const found of readTables(text, detectDelimiter(text), file.name, onRead)) {
    if (found.type === 'head') {
      if (found.index !== index) continue;
      head = found;
      context = { dayAtInstant, start: found.start };
      if (head.columns.length !== mapping.columns.length)
        throw new FileRefusal(
          'the columns of the table are not those that were shown. Choose the file again.',
          { file: file.name },
        );
      continue;
    }
    if (found.table !== index || head === undefined) continue;
    rowCount++;
    const skip = skipReason(found, head, layout);
    if (skip !== undefined) {
      skipped[skip]++;
      continue;
    }
    const written = (found.cells[layout.date] ?? '').trim();
    const day = days.get(written) ?? dayIn(mapping.dateForm, written, context);
    if (day !== undefined && days.size < MOST_REMEMBERED) days.set(written, day);
    const at = { file: file.name, line: found.line, column: head.columns[layout.date] ?? '' };
    if (day === undefined)
      throw new FileRefusal(
        `"${written.slice(0, 60)}" is not a day in the form of the other rows. Correct it, or remove the row.`,
        at,
      );
    if (day < FIRST_DAY_OF_SITES)
      throw new FileRefusal(
        `${day} lies before there were web sites; spreadsheets write such a day for an empty date. Correct it, or remove the row.`,
        at,
      );
    if (day >= today) {
      if (daysBetween(today, day) > 1)
        throw new FileRefusal(
          `${day} lies in the future. Look whether day and month stand in the order that you chose.`,
          at,
        );
      skipped.today++;
      continue;
    }
    checkWidth(found, head, file.name);
    const earlier = sums.add(readRow(found, day, { head, layout, mapping, file: file.name }));
    if (earlier !== undefined && listsEachOnce)
      throw new FileRefusal(
        `the same day and members stand in line ${earlier} already, and this kind of report lists each of them once. Remove one of the two.`,
        { file: file.name, line: found.line },
      );
  }
  if (head === undefined)
    throw new FileRefusal('the table is not in the file any more. Choose the file again.', {
      file: file.name,
    });
  const { start, end } = head;
  return {
    name: file.name,
    sums,
    hasPosition: layout.position >= 0,
    rowCount,
    countedAs: mapping.countRowsAs,
    skipped,
    declared: start !== null && end !== null ? { from: start, to: end } : null,
  };
}

function layoutOf({ columns, countRowsAs }: TableMapping, file: string): Layout {
  const dimensions: { id: DimensionId; at: number }[] = [];
  const measured: { id: MetricId; at: number }[] = [];
  const seen = new Set<string>();
  columns.forEach((use, at) => {
    if (use === 'ignore') return;
    if (seen.has(use))
      throw new FileRefusal('two columns are used for the same. Leave one of them out.', { file });
    seen.add(use);
    const [kind, id = ''] = use.split(':');
    if (kind === 'dimension' && isDimensionId(id)) dimensions.push({ id, at });
    if (kind === 'metric' && isMetricId(id)) measured.push({ id, at });
  });
  const date = columns.indexOf('date');
  if (date === -1) throw new FileRefusal('choose the column that holds the date.', { file });
  const additive = measured.filter(({ id }) => metrics[id].kind.type === 'additive');
  const others = measured.filter(({ id }) => metrics[id].kind.type !== 'additive' && id !== 'position');
  if (others.length > 0)
    throw new FileRefusal('users and rates cannot be added up over days. Leave these columns out.', { file });
  if (additive.length === 0 && countRowsAs === null)
    throw new FileRefusal('choose at least one column that counts something, or count its rows.', { file });
  if (countRowsAs !== null && seen.has(`metric:${countRowsAs}`))
    throw new FileRefusal('rows cannot be counted as a metric that a column holds already.', { file });
  const position = measured.find(({ id }) => id === 'position')?.at ?? -1;
  if (position >= 0 && !seen.has('metric:impressions'))
    throw new FileRefusal(
      'an average position means something only with the impressions behind it. Choose their column too, or leave the position out.',
      { file },
    );
  dimensions.sort((a, b) => (a.id < b.id ? -1 : 1));
  return { date, dimensions, metrics: additive, position };
}

/** Members of these are known, and none of them is called "Total". */
const OF_KNOWN_MEMBERS: ReadonlySet<DimensionId> = new Set([
  'channel',
  'medium',
  'country',
  'device',
  'browser',
  'new_vs_returning',
]);

/** Totals stand in rows without a day, or are named so in a cell beyond the columns, or where a channel or a country should be. */
function skipReason({ cells }: TableRow, { columns }: TableHead, layout: Layout): SkipReason | undefined {
  const day = (cells[layout.date] ?? '').trim();
  if (isTotal(day) || cells.slice(columns.length).some(isTotal)) return 'total';
  if (layout.dimensions.some(({ id, at }) => OF_KNOWN_MEMBERS.has(id) && isTotal(cells[at] ?? '')))
    return 'total';
  if (day !== '') return undefined;
  return cells.some(isTotal) ? 'total' : 'no_date';
}

function checkWidth(row: TableRow, { columns }: TableHead, file: string): void {
  const surplus = row.cells.slice(columns.length).some((cell) => cell.trim() !== '');
  if (surplus || row.cells.length < columns.length - 1)
    throw new FileRefusal(
      `the row has ${row.cells.length} values and the table ${columns.length} columns. A value that holds the dividing character must stand in quotation marks.`,
      { file, line: row.line },
    );
}

interface Reading {
  readonly head: TableHead;
  readonly layout: Layout;
  readonly mapping: TableMapping;
  readonly file: string;
}

function readRow(row: TableRow, day: Day, { head, layout, mapping, file }: Reading) {
  const read = (at: number, mayBeNegative: boolean): number | null => {
    const text = (row.cells[at] ?? '').trim();
    const value = numberIn(mapping.decimal, text);
    const place = { file, line: row.line, column: head.columns[at] ?? '' };
    if (value === undefined)
      throw new FileRefusal(
        `"${text.slice(0, 60)}" is not a number. Correct it, or leave the column out.`,
        place,
      );
    if (value !== null && Math.abs(value) > Number.MAX_SAFE_INTEGER)
      throw new FileRefusal(
        `${text.slice(0, 60)} is too large to be counted exactly. Write it in thousands or millions, or leave the column out.`,
        place,
      );
    if (value !== null && value < 0 && !mayBeNegative)
      throw new FileRefusal(
        `${text.slice(0, 60)} is negative, which a count cannot be. Correct it, or leave the column out.`,
        place,
      );
    return value;
  };
  const values = layout.metrics.map(({ id, at }) => read(at, metrics[id].unit === 'currency'));
  return {
    day,
    members: layout.dimensions.map(({ at }) => (row.cells[at] ?? '').trim() || '(not set)'),
    values: mapping.countRowsAs === null ? values : [...values, 1],
    position: layout.position < 0 ? null : read(layout.position, false),
    line: row.line,
  };
}
