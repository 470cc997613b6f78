import { readAsParts } from '#src/shared/read-as-part.ts';
import { chartMarks, valueFormats } from '#src/shared/value-format.ts';
import type { Answer } from '../../answer-form.ts';
import { isRecord, listOf, numberIn, oneOf, records, textOf, textsOf } from '../read-fields.ts';

type Table = Answer['tables'][number];
type Config = NonNullable<Answer['presentation_config']>;
type Cell = Table['rows'][number][number];

/**
 * An answer as the screens need it, of whatever came: one that was kept before a field was thought of, or that another server
 * wrote, shows what it has. What has no default of its own is left out.
 */
export function readAnswer(value: unknown): Answer | null {
  if (!isRecord(value)) return null;
  const data = value['analytics_data'];
  return {
    headline: textOf(value['headline']),
    explanation: textOf(value['explanation']),
    tables: records(value['tables']).map(readTable),
    readAs: records(value['readAs']).flatMap(({ part: said, text }) => {
      const part = oneOf(readAsParts, said);
      return part !== undefined && typeof text === 'string' ? [{ part, text }] : [];
    }),
    assumptions: textsOf(value['assumptions']),
    analytics_data: Array.isArray(data) ? records(data).map(readRow) : null,
    presentation_config: isRecord(value['presentation_config'])
      ? readConfig(value['presentation_config'])
      : null,
    // A chip names one of which something is missing, too.
    references: records(value['references']) as unknown as Answer['references'],
    currency: currencyOf(value['currency']),
    marks: textsOf(value['marks']),
    model: value['model'] === true,
  };
}

function readTable(table: Readonly<Record<string, unknown>>): Table {
  const columns = listOf(table['columns']).map(textOf);
  const formats = listOf(table['formats']);
  const rowFormats = listOf(table['rowFormats']);
  const partial = textsOf(table['partial']);
  const [among] = numberIn(table['among']);
  return {
    title: textOf(table['title']),
    columns,
    rows: listOf(table['rows'])
      .filter((row) => Array.isArray(row))
      .map((row) => row.map(cellOf)),
    formats: columns.map((_, at) => oneOf(valueFormats, formats[at]) ?? 'text'),
    ...(rowFormats.length > 0 && {
      rowFormats: rowFormats.map((format) => oneOf(valueFormats, format) ?? 'text'),
    }),
    changes: listOf(table['changes']).flatMap(numberIn),
    ...(among !== undefined && { among }),
    ...(partial.length > 0 && { partial }),
  };
}

function readConfig(config: Readonly<Record<string, unknown>>): Config | null {
  const mark = oneOf(chartMarks, config['mark']);
  if (mark === undefined) return null;
  const { x, series, formats, labels } = config;
  const entries = (value: unknown) => Object.entries(isRecord(value) ? value : {});
  return {
    mark,
    title: textOf(config['title']),
    ...(typeof config['label'] === 'string' && { label: config['label'] }),
    x: typeof x === 'string' ? x : null,
    y: textsOf(config['y']),
    ...(typeof config['name'] === 'string' && { name: config['name'] }),
    series: typeof series === 'string' ? series : null,
    formats: Object.fromEntries(
      entries(formats).map(([key, format]) => [key, oneOf(valueFormats, format) ?? 'text'] as const),
    ),
    labels: Object.fromEntries(
      entries(labels).flatMap(([key, label]) => (typeof label === 'string' ? [[key, label] as const] : [])),
    ),
    unit: currencyOf(config['unit']),
    changes: textsOf(config['changes']),
    partial: textsOf(config['partial']),
  };
}

const readRow = (row: Readonly<Record<string, unknown>>): Readonly<Record<string, Cell>> =>
  Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, cellOf(cell)]));

function cellOf(cell: unknown): Cell {
  if (typeof cell === 'string' || typeof cell === 'number') return cell;
  return cell === null || cell === undefined ? null : String(cell);
}

/** Any other text would be refused where amounts are written. */
const currencyOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[A-Za-z]{3}$/.test(value) ? value : null;
