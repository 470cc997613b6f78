import { isReportId, reports } from '#src/semantics/report.ts';
import type { Answer, AnswerTable, PresentationConfig, ValueFormat } from '#src/shared/answer.ts';
import { type BoundText, join } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { Reading } from '../../reading/reading.ts';
import { inBrandWords } from '../../wording/in-brand-words.ts';
import { readAs } from '../../wording/read-as.ts';
import { heldAgainst } from '../settling/settle.ts';
import type { Found } from './found.ts';
import { inSpokenNames } from './in-spoken-names.ts';
import type { ToldVerdict } from './told-verdict.ts';

type Cell = string | number | null;

/** A column of a table with everything about it in one place. */
export interface Column {
  readonly title: string;
  readonly format: ValueFormat;
  /** It holds differences, which are written with their sign. */
  readonly isChange?: boolean;
  /** A difference in percent that stands behind the number, the one before and their difference. */
  readonly isAfterChange?: boolean;
}

export function table(
  title: string,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  rowFormats?: readonly ValueFormat[],
): AnswerTable {
  const changes = columns.flatMap(({ isChange }, at) => (isChange === true ? [at] : []));
  return {
    ...(rowFormats !== undefined && { rowFormats }),
    ...(changes.length > 0 && { changes }),
    title,
    columns: columns.map((column) => column.title),
    rows: rows.map((row) => withoutBase(row, columns)),
    formats: columns.map(({ format }) => format),
  };
}

/** The first rows of so many: that there are more is told with them. */
export const firstOf = (among: number, listed: AnswerTable): AnswerTable =>
  among > listed.rows.length ? { ...listed, among } : listed;

/** Where there was nothing before there is no percentage, and yet no data are missing. */
function withoutBase(row: readonly Cell[], columns: readonly Column[]): readonly Cell[] {
  return row.map((cell, at) => {
    const [now, before] = [row[at - 3], row[at - 2]];
    if (
      columns[at]?.isAfterChange !== true ||
      cell !== null ||
      typeof now !== 'number' ||
      typeof before !== 'number'
    )
      return cell;
    if (before !== 0) return before < 0 ? 'from below zero' : cell;
    return now === 0 ? 'no change' : 'from nothing';
  });
}

export interface Chart {
  readonly mark: PresentationConfig['mark'];
  /** What is drawn, not what is found: that is the headline. */
  readonly label: string;
  /** Places of columns in the table that it draws. */
  readonly x: number | null;
  readonly y: readonly number[];
  readonly series?: number | null;
  /** Of points: the column that says what each of them is. */
  readonly name?: number;
  /** The place of the table that it draws; the first unless told otherwise. */
  readonly table?: number;
}

const MOST_POINTS = 2_000;

/** The chart of a table: its rows as records, and which key goes where. */
function chartOf(
  source: AnswerTable,
  chart: Chart,
  currency: string | null,
): Pick<AnswerDraft, 'analytics_data' | 'presentation_config'> {
  const keys = source.columns.map((_, at) => `c${at}`);
  const isMoney = source.formats.includes('currency');
  return {
    analytics_data: source.rows
      .slice(0, MOST_POINTS)
      .map((row) => Object.fromEntries(row.map((cell, at) => [keys[at] as string, cell]))),
    presentation_config: {
      mark: chart.mark,
      label: chart.label,
      x: chart.x === null ? null : (keys[chart.x] ?? null),
      y: chart.y.flatMap((at) => keys[at] ?? []),
      ...(chart.name !== undefined && { name: keys[chart.name] ?? null }),
      series: chart.series === null || chart.series === undefined ? null : (keys[chart.series] ?? null),
      formats: Object.fromEntries(keys.map((key, at) => [key, source.formats[at] ?? 'text'])),
      labels: Object.fromEntries(keys.map((key, at) => [key, source.columns[at] ?? ''])),
      unit: isMoney ? currency : null,
      ...(source.changes !== undefined && { changes: source.changes.flatMap((at) => keys[at] ?? []) }),
    },
  };
}

export interface AnsweredParts {
  readonly headline: BoundText;
  readonly sentences: readonly BoundText[];
  readonly assumptions: readonly BoundText[];
  readonly tables: readonly AnswerTable[];
  readonly chart: Chart | null;
  readonly references?: Answer['references'];
}

/** What a way of answering tells; what was assumed is said with it. */
export type ToldParts = Omit<AnsweredParts, 'assumptions'> & {
  /** It is said before the headline, which goes on behind it. */
  readonly verdict?: ToldVerdict | undefined;
  /** What decides a yes or no that the answer itself does not tell. */
  readonly found?: Found;
  /** Of a yes or no that is said already. */
  readonly decided?: Decided;
  /** Of an overview the number that moved beyond chance, and is told first. */
  readonly leadsWith?: string;
};

/** What was found, and whether what the question takes to be so is so. */
export interface Decided {
  readonly isSo: boolean;
  /** Without its yes or no. */
  readonly headline: BoundText;
}

/** A headline and what is said before it. */
export type Lead = Pick<ToldParts, 'headline' | 'verdict'>;

/** What a chart draws: the first of a ranking is drawn beside the next ones: a single bar says nothing. */
function drawnTable(
  tables: readonly AnswerTable[],
  { mark, table: place = 0 }: Chart,
): AnswerTable | undefined {
  if (place > 0) return tables[place];
  const [first, next] = tables;
  const isRanking =
    mark === 'bar' && first?.rows.length === 1 && next?.columns.join('\n') === first.columns.join('\n');
  return isRanking ? { ...first, rows: [...first.rows, ...next.rows] } : first;
}

export function answered(parts: AnsweredParts, inquiry: Inquiry, reading: Reading): AnswerDraft {
  const { source } = inquiry.view;
  const ofBrand = inBrandWords(reading, inquiry.view);
  const spoken = (text: BoundText): BoundText => ofBrand(inSpokenNames(text, parts.tables, inquiry.view));
  const drawn = parts.chart && drawnTable(parts.tables, parts.chart);
  const chart =
    drawn && parts.chart && reading.display !== 'table'
      ? chartOf(drawn, parts.chart, source.currency)
      : undefined;
  return {
    status: 'answered',
    headline: spoken(parts.headline),
    explanation: join(parts.sentences.filter(({ text }) => text !== '').map(spoken), '\n\n'),
    tables: parts.tables,
    readAs: readAs(reading, {
      view: inquiry.view,
      other: heldAgainst(reading, inquiry.view),
      keep: (name, value) => inquiry.keep(name, value),
    }),
    assumptions: parts.assumptions,
    analytics_data: chart?.analytics_data ?? null,
    presentation_config: chart?.presentation_config ?? null,
    references: [
      ...(parts.references ?? []),
      { type: 'source', id: source.id, title: source.name },
      ...inquiry.plans.map(({ report }, at) => ({
        type: 'query' as const,
        id: String(at),
        title:
          source.reports.find(({ id }) => id === report)?.label ??
          (isReportId(report) ? reports[report].label : report),
      })),
    ],
    plans: inquiry.plans,
    evidence: inquiry.evidence,
    reading: { ...reading },
  };
}
