import type { PresentationConfig, ValueFormat } from '#src/shared/answer.ts';
import { type Cell, writeCell } from '#src/web/ui/answer/write-cell.ts';
import type { ChartTable } from '#src/web/ui/chart/chart-table.ts';
import { type Figure, type FigureMark, mostBars, mostGroups } from '#src/web/ui/chart/figure.ts';
import { formatDay, formatMonth, formatShortDay } from '#src/web/ui/format/date.ts';

type Data = readonly Readonly<Record<string, Cell>>[];

const textOf = (cell: Cell | undefined): string => String(cell ?? '');
const numberOf = (cell: Cell | undefined): number | null => (typeof cell === 'number' ? cell : null);

/** What can be drawn of an answer's data; undefined where a drawing would say nothing. */
export function answerFigure(
  data: Data,
  config: PresentationConfig,
  currency: string | null,
): Figure | undefined {
  const { mark, x, y, series, formats, labels, unit } = config;
  const [first] = y;
  if ((mark !== 'line' && mark !== 'bar') || x === null || first === undefined) return undefined;
  const label = (key: string) => labels[key] ?? key;
  const marks = data.flatMap((row): FigureMark[] =>
    y.map((key) => ({
      x: textOf(row[x]),
      value: numberOf(row[key]),
      group: series === null ? (y.length > 1 ? label(key) : '') : textOf(row[series]),
    })),
  );
  const groups = [...new Set(marks.map(({ group }) => group))].slice(0, mostGroups);
  const shown = new Set(
    [...new Set(marks.map((one) => one.x))].slice(0, mark === 'bar' ? mostBars : undefined),
  );
  const drawn = marks.filter((one) => shown.has(one.x) && groups.includes(one.group));
  if (drawn.filter(({ value }) => value !== null).length < 2) return undefined;
  const format = formats[first] ?? 'count';
  return {
    mark,
    marks: drawn,
    groups,
    nameOf: (name) => shortName(name, formats[x] ?? 'text', mark),
    write: (value, precision) => writeCell(value, format, unit ?? currency, precision),
    lowerIsBetter: format === 'position',
  };
}

function shortName(name: string, format: ValueFormat, mark: Figure['mark']): string {
  if (format === 'month') return formatMonth(name);
  if (format === 'day' || format === 'week') return mark === 'line' ? formatShortDay(name) : formatDay(name);
  return name === '' ? '(empty)' : name;
}

/** The same data as text, for those who hear or copy it. */
export function figureTable(data: Data, config: PresentationConfig, currency: string | null): ChartTable {
  const { x, y, series, formats, labels, unit } = config;
  const keys = [x, series, ...y].filter((key) => key !== null);
  return {
    columns: keys.map((key) => labels[key] ?? key),
    rows: data.map((row) => keys.map((key) => writeCell(row[key], formats[key] ?? 'text', unit ?? currency))),
  };
}
