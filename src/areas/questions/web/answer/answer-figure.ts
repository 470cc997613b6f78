import type { PresentationConfig, ValueFormat } from '#src/shared/answer.ts';
import { sharedHost, withoutHost } from '#src/shared/shared-host.ts';
import { unfinishedWord } from '#src/web/ui/answer/unfinished-word.ts';
import { alikeWriter } from '#src/web/ui/answer/write-alike.ts';
import { type Cell, writeCell, writeChange } from '#src/web/ui/answer/write-cell.ts';
import { digitsFor, isInDigits, writeDigits } from '#src/web/ui/answer/write-digits.ts';
import type { ChartTable } from '#src/web/ui/chart/chart-table.ts';
import { briefBars, type Figure, type FigureMark, mostBars, mostGroups } from '#src/web/ui/chart/figure.ts';
import { formatDay, formatMonth, formatShortDay } from '#src/web/ui/format/date.ts';

type Data = readonly Readonly<Record<string, Cell>>[];

/** What is drawn, and what is said where that is a part. */
export interface AnswerFigure extends Figure {
  /** What is drawn. */
  readonly label: string;
  readonly note: string | undefined;
  /** Lines that need an axis of their own, by their keys. */
  readonly undrawn: readonly string[];
}

const textOf = (cell: Cell | undefined): string => String(cell ?? '');
const numberOf = (cell: Cell | undefined): number | null => (typeof cell === 'number' ? cell : null);

/** What can be drawn of an answer's data; undefined where a drawing would say nothing. */
export function answerFigure(
  all: Data,
  config: PresentationConfig,
  currency: string | null,
  isBrief = false,
): AnswerFigure | undefined {
  const { mark, x, series, formats, labels } = config;
  const [first] = config.y;
  if ((mark !== 'line' && mark !== 'bar') || x === null || first === undefined) return undefined;
  const format = formats[first] ?? 'count';
  // One axis has one unit: a rate would lie flat on the ground below numbers of thousands.
  const ofOneUnit = config.y.filter((key) => (formats[key] ?? 'count') === format);
  const label = (key: string) => labels[key] ?? key;
  const { data, split } = ofOneSplit(all, config);
  const y = mark === 'line' && series === null ? besideTheFirst(ofOneUnit, data) : ofOneUnit;
  const undrawn = mark === 'line' && series === null ? config.y.filter((key) => !y.includes(key)) : [];
  const nameIn = namesOf(data, config, x);
  const host = sharedHost(data.map((row) => textOf(row[x])));
  const groupHost = sharedHost(series === null ? [] : data.map((row) => textOf(row[series])));
  const marks = data.flatMap((row): FigureMark[] =>
    y.map((key) => ({
      x: nameIn(row),
      value: numberOf(row[key]),
      ...(config.partial?.includes(textOf(row[x])) === true && { isPartial: true }),
      group: series === null ? (y.length > 1 ? label(key) : '') : withoutHost(textOf(row[series]), groupHost),
    })),
  );
  const allGroups = [...new Set(marks.map(({ group }) => group))];
  const groups = largest(allGroups, marks);
  const names = inOwnOrder([...new Set(marks.map((one) => one.x))]);
  const most = Math.ceil(
    (isBrief && names.length > briefBars + FEW ? briefBars : mostBars) /
      Math.max(1, Math.min(2, groups.length)),
  );
  const last = mark === 'bar' && names.length > most ? lastWithValue(names, marks) : names.length;
  const shown = new Set(names.slice(0, mark === 'bar' ? Math.min(most, last) : undefined));
  const drawn = marks
    .filter((one) => shown.has(one.x) && groups.includes(one.group))
    .sort((one, other) => names.indexOf(one.x) - names.indexOf(other.x));
  if (drawn.filter(({ value }) => value !== null).length < 2) return undefined;
  return {
    label: labelOf(config, split).replace(ofOneUnit.map(label).join(', '), y.map(label).join(', ')),
    mark,
    marks: drawn,
    groups,
    nameOf: (name) => shortName(withoutHost(name, host), formats[x] ?? 'text', mark),
    write: writerOf(drawn, first, format, config, currency),
    lowerIsBetter: format === 'position',
    isBrief,
    valueName: label(first),
    isChange: config.changes?.includes(first) === true,
    grain: formats[x] === 'month' ? 'month' : 'day',
    unfinished: unfinishedWord(formats[x]),
    undrawn,
    note: noteOf([
      undrawn.length > 0 &&
        `only ${listed(y.map(label))}: ${listed(undrawn.map(label))} could not be read on the same axis`,
      groups.length < allGroups.length && `the ${groups.length} largest of ${allGroups.length}`,
      shown.size < names.length &&
        `the first ${shown.size} of ${names.length}${shown.size === last ? '; all others are zero' : ''}`,
      split !== undefined &&
        data.length < all.length &&
        `only the parts by ${split.toLowerCase()}; those of other splits make up the same change`,
    ]),
  };
}

/** More drawings below one another nobody compares; the others are in the table. */
const MOST_PANELS = 3;

/** The drawing, and where lines need an axis of their own a lower one of each such axis below it, over the same days. */
export function answerPanels(
  data: Data,
  config: PresentationConfig,
  currency: string | null,
): readonly AnswerFigure[] {
  const panels: AnswerFigure[] = [];
  let y = config.y;
  while (y.length > 0 && panels.length < MOST_PANELS) {
    const label = y.map((key) => config.labels[key] ?? key).join(', ');
    const own = panels.length === 0 ? config : { ...config, y, label };
    const panel = answerFigure(data, own, currency, panels.length > 0);
    if (panel === undefined) break;
    panels.push(panel);
    y = panel.undrawn;
  }
  const isWhole = panels.at(-1)?.undrawn.length === 0;
  return isWhole && panels.length > 1 ? panels.map((panel) => ({ ...panel, note: undefined })) : panels;
}

export const drawnOf = ({ label, title }: PresentationConfig): string => label ?? title;

function labelOf(config: PresentationConfig, split: string | undefined): string {
  const label = drawnOf(config);
  return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}${split === undefined ? '' : `, by ${split.toLowerCase()}`}`;
}

/** Numbers of one drawing have one notation and as many digits behind the point each; to the pointer they are exact. */
function writerOf(
  drawn: readonly FigureMark[],
  key: string,
  format: ValueFormat,
  { mark, unit, changes }: PresentationConfig,
  currency: string | null,
): Figure['write'] {
  const isChange = changes?.includes(key) === true;
  const money = unit ?? currency;
  const plain: Figure['write'] = (value, precision) =>
    (isChange ? writeChange : writeCell)(value, format, money, precision);
  const values = drawn.flatMap(({ value }) => value ?? []);
  if (format === 'count' || format === 'currency') {
    const options = { currency: format === 'count' ? null : money, isChange, isAxis: mark !== 'bar' };
    const alike = alikeWriter(values, options);
    return (value, precision) => (precision === 'exact' ? plain(value, precision) : alike(value));
  }
  if (mark !== 'bar' || !isInDigits(format)) return plain;
  const sizes = values.map(Math.abs);
  const isFine = sizes.every((size) => size < SMALL) || sizes.some((size) => size > 0 && size < TINY);
  const digits = digitsFor(
    values,
    format,
    format !== 'position' && (isFine || format === 'per_session') ? 2 : 1,
  );
  return (value, precision) =>
    precision === 'exact' ? plain(value, precision) : writeDigits(value, format, digits, isChange);
}

/** So few bars more are drawn: to leave them out would be no shorter. */
const FEW = 2;

/** Rates below a tenth differ in their second digit behind the point. */
const SMALL = 0.1;
/** With one digit behind the point it would be written as nothing. */
const TINY = 0.0005;

/** Below so much of the height a line says nothing but that it is low. */
const FLAT = 0.1;

/** Those that can be read on one axis with the first, which the answer tells about: the others the table tells. */
function besideTheFirst(keys: readonly string[], data: Data): readonly string[] {
  const [first = 0, ...others] = keys.map((key) =>
    Math.max(0, ...data.map((row) => Math.abs(numberOf(row[key]) ?? 0))),
  );
  return keys.filter((_, at) => {
    const size = others[at - 1] ?? first;
    return first === 0 || (size >= FLAT * first && first >= FLAT * size);
  });
}

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names);

/** As the column is headed that tells from which split a part of a change comes. */
const SPLIT = 'Split by';

/**
 * The parts of a change by one split. Each split makes up the whole change by itself, so the bars of two would show it twice.
 * Those that tell most about it come first.
 */
function ofOneSplit(
  data: Data,
  { labels, formats, x }: PresentationConfig,
): { readonly data: Data; readonly split: string | undefined } {
  const keys = Object.keys(formats);
  const key = x === null ? undefined : keys[keys.indexOf(x) - 1];
  const first = key === undefined || labels[key] !== SPLIT ? undefined : data[0]?.[key];
  if (key === undefined || first === undefined || first === null) return { data, split: undefined };
  return { data: data.filter((row) => row[key] === first), split: textOf(first) };
}

/**
 * The name of a row. Of rows that come from several splits, as their own column before the names says, each says from which:
 * two of one name would be drawn as one, and a bare "new" says not what is new.
 */
function namesOf(data: Data, { formats, series }: PresentationConfig, x: string) {
  const keys = Object.keys(formats);
  const before = keys[keys.indexOf(x) - 1];
  const isOfSplits =
    before !== undefined &&
    before !== series &&
    formats[before] === 'text' &&
    formats[x] === 'text' &&
    new Set(data.map((row) => row[before])).size > 1;
  return (row: Data[number]): string =>
    isOfSplits ? `${textOf(row[x])} · ${textOf(row[before])}` : textOf(row[x]);
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Weekdays stand as they follow one another, however they are ranked; the table beside has the ranking. */
const inOwnOrder = (names: readonly string[]): readonly string[] =>
  names.every((name) => WEEKDAYS.includes(name))
    ? names.toSorted((one, other) => WEEKDAYS.indexOf(one) - WEEKDAYS.indexOf(other))
    : names;

/** How many there are up to the last that is more than zero: of a long list the empty rest says nothing as bars. */
function lastWithValue(names: readonly string[], marks: readonly FigureMark[]): number {
  const withValue = new Set(marks.filter(({ value }) => value !== 0).map(({ x }) => x));
  const last = names.findLastIndex((name) => withValue.has(name));
  return last < 1 ? names.length : last + 1;
}

/** Those that make up the most, the largest first, where there are more than anybody tells apart. */
function largest(groups: readonly string[], marks: readonly FigureMark[]): readonly string[] {
  if (groups.length <= mostGroups) return groups;
  const sizeOf = new Map<string, number>();
  for (const { group, value } of marks) sizeOf.set(group, (sizeOf.get(group) ?? 0) + Math.abs(value ?? 0));
  return groups.toSorted((a, b) => (sizeOf.get(b) ?? 0) - (sizeOf.get(a) ?? 0)).slice(0, mostGroups);
}

function noteOf(parts: readonly (string | false)[]): string | undefined {
  const told = parts.filter((part) => part !== false);
  return told.length === 0 ? undefined : `Drawn are ${told.join(', ')}.`;
}

function shortName(name: string, format: ValueFormat, mark: Figure['mark']): string {
  if (format === 'month') return formatMonth(name);
  if (format === 'day' || format === 'week') return mark === 'line' ? formatShortDay(name) : formatDay(name);
  return name === '' ? '(empty)' : name;
}

/** The same data as text, for those who hear or copy it. */
export function figureTable(data: Data, config: PresentationConfig, currency: string | null): ChartTable {
  const { name = null, x, y, series, formats, labels, unit, changes = [], partial = [] } = config;
  const keys = [name, x, series, ...y].filter((key) => key !== null);
  const write = (key: string) => (changes.includes(key) ? writeChange : writeCell);
  return {
    columns: keys.map((key) => labels[key] ?? key),
    rows: ofOneSplit(data, config).data.map((row) =>
      keys.map((key) => {
        const text = write(key)(row[key], formats[key] ?? 'text', unit ?? currency);
        return key === x && partial.includes(textOf(row[key]))
          ? `${text} (${unfinishedWord(formats[key])})`
          : text;
      }),
    ),
  };
}
