import { type Day, daysBetween } from '#src/shared/week.ts';
import type { ColumnEvidence } from './column-evidence.ts';
import { type ColumnUse, currencyInName, isVisitKey, useOfColumn } from './column-names.ts';
import type { Delimiter } from './csv-records.ts';
import type { DateForm } from './date-form.ts';
import type { InspectedColumn, InspectedTable, TableKind, TableMapping } from './inspected-file.ts';
import type { Decimal } from './number-form.ts';
import type { TableHead } from './read-tables.ts';

export interface TableEvidence {
  readonly head: TableHead;
  readonly rowCount: number;
  readonly preview: readonly (readonly string[])[];
  readonly columns: readonly ColumnEvidence[];
}

interface Place {
  readonly position: number;
  readonly file: string;
  readonly delimiter: Delimiter;
}

/** What a table is, and how it would be read if nobody objected. */
export function inspectTable(evidence: TableEvidence, place: Place): InspectedTable {
  const { head, columns, rowCount, preview } = evidence;
  const date = findDate(evidence);
  const proposed = proposeUses(evidence, date?.column);
  const decimal = decideDecimal(columns, place.delimiter);
  const uses = proposed.map(({ use }) => use);
  const kind = kindOf(uses, head);
  const days = date === undefined ? [] : (columns[date.column]?.days(date.form) ?? []);
  const problem = problemOf(evidence, { ...place, kind, uses, days, dated: date !== undefined });
  const mapping: TableMapping | null =
    problem !== null || date === undefined
      ? null
      : {
          columns: uses,
          dateForm: date.form,
          decimal: decimal.decimal,
          countRowsAs:
            !uses.includes('metric:sessions') && kind === 'table' && head.columns.some(isVisitKey)
              ? 'sessions'
              : null,
        };
  return {
    id: `${place.position}.${head.index}`,
    name: nameOf(head, place.file),
    kind,
    line: head.line,
    rowCount,
    columns: head.columns.map(
      (name, index): InspectedColumn => ({
        name,
        samples: columns[index]?.samples ?? [],
        why: proposed[index]?.why ?? null,
        numeric: columns[index]?.isNumeric() ?? false,
      }),
    ),
    preview,
    mapping,
    problem,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    dayCount: days.length,
    dateQuestion: date?.question ?? false,
    decimalQuestion: decimal.question && uses.some((use) => use.startsWith('metric:')),
    currency: head.columns.map(currencyInName).find((found) => found !== undefined) ?? null,
  };
}

const nameOf = ({ title, index }: TableHead, file: string): string =>
  title === null ? (index === 0 ? file : `${file}, table ${index + 1}`) : `${file}: ${title}`;

interface FoundDate {
  readonly column: number;
  readonly form: DateForm;
  readonly question: boolean;
}

const isNthDay = (name: string): boolean => /^(nth day|n-ter tag|nième jour|enésimo día)$/i.test(name.trim());

/** The column of days: by its name where a name says so, and always by its values. */
function findDate({ head, columns }: TableEvidence): FoundDate | undefined {
  const candidatesBy = (formsOf: (column: ColumnEvidence) => readonly DateForm[]) =>
    head.columns.flatMap((name, column) => {
      const evidence = columns[column];
      const found = evidence === undefined ? [] : formsOf(evidence);
      const forms = found.filter((form) => (form === 'nth_day') === isNthDay(name));
      if (forms.length === 0) return [];
      return [{ column, forms, named: useOfColumn(name)?.use === 'date' }];
    });
  const sure = candidatesBy((column) => column.dateForms());
  const best =
    sure.find(({ named }) => named) ??
    sure[0] ??
    // In a short table one mistyped day is a large part: reading it names the row, rather than all days being denied.
    candidatesBy((column) => column.likelyDateForms()).find(({ named }) => named);
  if (best === undefined) return undefined;
  const { column, forms } = best;
  const question = forms.includes('day_first') && forms.includes('month_first');
  const [first] = forms;
  if (first === undefined) return undefined;
  return { column, form: question ? likelierOrder(columns[column]) : first, question };
}

/** Of two possible orders, the one in which the days lie closer together. Only proposed: the owner of the file decides. */
function likelierOrder(column: ColumnEvidence | undefined): DateForm {
  const span = (form: DateForm) => {
    const days = column?.days(form) ?? [];
    const [first, last] = [days[0], days.at(-1)];
    return first === undefined || last === undefined ? 0 : daysBetween(first, last);
  };
  return span('month_first') < span('day_first') ? 'month_first' : 'day_first';
}

function proposeUses(
  { head, columns }: TableEvidence,
  date: number | undefined,
): { use: ColumnUse; why: string | null }[] {
  const takenBy = new Map<ColumnUse, string>();
  return head.columns.map((name, index) => {
    if (index === date) return { use: 'date', why: null };
    if (name === '') return { use: 'ignore', why: 'It has no name.' };
    const evidence = columns[index];
    if (evidence === undefined || evidence.filled === 0) return { use: 'ignore', why: 'It is empty.' };
    const known = useOfColumn(name);
    if (known === undefined) return { use: 'ignore', why: null };
    if (known.use === 'ignore') return { use: 'ignore', why: known.why ?? null };
    if (known.use === 'date') return { use: 'ignore', why: 'Another column is the date.' };
    if (known.use.startsWith('metric:') && !evidence.isNumeric())
      return { use: 'ignore', why: 'Its values are not numbers.' };
    const other = takenBy.get(known.use);
    if (other !== undefined) return { use: 'ignore', why: `"${other}" is taken for the same.` };
    takenBy.set(known.use, name);
    return { use: known.use, why: null };
  });
}

/** Point or comma, by every number of the table; where all can be read both ways, by what divides the columns. */
function decideDecimal(
  columns: readonly ColumnEvidence[],
  delimiter: Delimiter,
): { decimal: Decimal; question: boolean } {
  const numeric = columns.filter((column) => column.isNumeric());
  const sum = (sign: 'point' | 'comma' | 'either') =>
    numeric.reduce((total, { numbers }) => total + numbers[sign], 0);
  const [point, comma, either] = [sum('point'), sum('comma'), sum('either')];
  if (point === 0 && comma === 0)
    return { decimal: delimiter === ';' ? 'comma' : 'point', question: either > 0 && delimiter === ';' };
  return { decimal: comma > point ? 'comma' : 'point', question: false };
}

function kindOf(uses: readonly ColumnUse[], { commented, columns }: TableHead): TableKind {
  if (uses.includes('metric:clicks') && uses.includes('metric:impressions') && columns.some(isCtr))
    return 'search_console';
  if (!commented) return 'table';
  return columns.some(isNthDay) ? 'ga4_report' : 'ga4_exploration';
}

const isCtr = (name: string): boolean => /\bctr\b/i.test(name);

interface Judged extends Place {
  readonly kind: TableKind;
  readonly uses: readonly ColumnUse[];
  readonly days: readonly Day[];
  readonly dated: boolean;
}

const GA4_INSTEAD =
  'In Google Analytics open Explore, take a free form with "Date" among the rows, add the dimensions and metrics you want, and export it as CSV.';
const SEARCH_CONSOLE_INSTEAD =
  'The export has days only in Dates.csv (or Chart.csv). For queries and pages by day, connect Search Console as a source, or export a table with a date column.';

/** Why a table cannot be compared week by week; null where it can. */
function problemOf(evidence: TableEvidence, judged: Judged): string | null {
  const { head, rowCount, columns } = evidence;
  const { kind, days, dated, uses } = judged;
  if (isFilters(judged.file)) return `It tells how the export was filtered and holds no figures.`;
  if (rowCount === 0) return 'It has no rows below its names of columns.';
  if (!head.columns.some((name) => /\p{L}/u.test(name)))
    return `Line ${head.line} should name the columns, and holds only numbers. Add a first line with names.`;
  if (!dated && kind === 'search_console')
    return `It gives sums over the whole period and no days. ${SEARCH_CONSOLE_INSTEAD}`;
  if (!dated && head.columns.some(isNthDay))
    return `It counts days from a first day that it does not name. ${GA4_INSTEAD}`;
  if (!dated)
    return `No column holds days, so weeks cannot be compared. ${head.commented ? GA4_INSTEAD : 'Export it with a date column, one row a day or more.'}`;
  const gap = smallestGap(days);
  if (days.length > 2 && gap >= 7)
    return `Its rows are whole ${gap < 28 ? 'weeks' : 'months'} apart, and single days are needed. Export it by date.`;
  const wide = uses.every((use) => use === 'date' || use === 'ignore');
  if (wide && head.columns.some(isNthDay) && columns.length > 2)
    return `Its columns are members of a dimension and do not say what is counted. ${GA4_INSTEAD}`;
  return null;
}

const isFilters = (file: string): boolean => /(^|\/)(filters?|filtres|filtros|filter)\.csv$/i.test(file);

function smallestGap(days: readonly Day[]): number {
  let gap = Number.POSITIVE_INFINITY;
  for (let index = 1; index < days.length; index++)
    gap = Math.min(gap, daysBetween(days[index - 1] as Day, days[index] as Day));
  return gap;
}
