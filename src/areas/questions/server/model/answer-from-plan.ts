import { type BoundText, join, name, sentence } from '#src/language/bound-text.ts';
import { amount, dayText } from '#src/language/quantity.ts';
import { type AnswerDraft, publishAnswer } from '#src/language/questions/answer.ts';
import type { FactsResult } from '#src/language/questions/ask-facts.ts';
import { dimensions, isDimensionId } from '#src/semantics/dimension.ts';
import { isMetricId, metrics } from '#src/semantics/metric.ts';
import type { QueryPlan } from '#src/semantics/query-plan.ts';
import type { Answer, AnswerTable, ValueFormat } from '#src/shared/answer.ts';
import { planWords } from '../plan-words.ts';
import type { WordedResult } from './bound-wording.ts';

/** A query that the model chose and that ran. */
export interface ChosenQuery {
  readonly plan: QueryPlan;
  readonly source: { readonly id: string; readonly name: string; readonly currency: string | null };
  readonly result: FactsResult;
}

/** Rows that are kept with the plan; the table has them all. */
const KEPT_ROWS = 100;
const TABLE_ROWS = 1000;

/** The rows of a chosen query as a table of ours: its title is the plan in words. */
function tableOf({ plan, source, result }: ChosenQuery): AnswerTable {
  return {
    title: planWords(plan, source.currency),
    columns: result.columns.map(columnLabel),
    rows: result.rows.slice(0, TABLE_ROWS).map((row) => [...row]),
    formats: result.columns.map(formatOf),
  };
}

/** An answer from a query that a model chose. Without a wording of its own that held, ours. */
export function answerFromPlan(
  chosen: ChosenQuery,
  wording: { headline: BoundText; explanation: BoundText } | undefined,
): Answer {
  const { plan, source, result } = chosen;
  const table = tableOf(chosen);
  return publishAnswer({
    status: 'answered',
    headline: wording?.headline ?? plainHeadline(chosen, table),
    explanation: wording?.explanation ?? sentence``,
    tables: [table],
    assumptions: [sentence`A language model read the question as: ${name(table.title, 'tables.0.title')}`],
    ...drawn(chosen, table),
    references: [
      { type: 'query', id: '0', title: 'The query' },
      { type: 'source', id: source.id, title: source.name },
    ],
    plans: [
      {
        sourceId: source.id,
        plan: { ...plan },
        report: result.report,
        columns: result.columns,
        rows: result.rows.slice(0, KEPT_ROWS).map((row) => [...row]),
        rowCount: result.rows.length,
        marks: result.marks,
        missing: result.missing,
      },
    ],
    reading: null,
  });
}

const TIMES = ['day', 'week', 'month'] as const;
const isTime = (id: string): id is (typeof TIMES)[number] => TIMES.some((time) => time === id);

function columnLabel(id: string): string {
  if (isDimensionId(id)) return dimensions[id].label;
  if (isMetricId(id)) return metrics[id].label;
  return id.charAt(0).toUpperCase() + id.slice(1);
}

function formatOf(id: string): ValueFormat {
  if (isTime(id)) return id;
  return isMetricId(id) ? metrics[id].unit : 'text';
}

/** "Sessions: 4,420" of one number; of several rows what the first of them says. */
function plainHeadline({ result, source }: ChosenQuery, table: AnswerTable): BoundText {
  const [row] = table.rows;
  if (row === undefined) return sentence`There are no rows for this in the data.`;
  const pieces = result.columns.map((id, index) => {
    const value = row[index] ?? null;
    const path = `tables.0.rows.0.${index}`;
    if (typeof value === 'number')
      return join(
        [
          `${columnLabel(id)} `,
          amount(value, isMetricId(id) ? metrics[id].unit : 'count', source.currency, path),
        ],
        '',
      );
    if (value === null) return join([`${columnLabel(id)} without data`]);
    return isTime(id) ? dayText(value, path) : name(value, path);
  });
  return join(pieces, ', ');
}

function drawn(
  { result, source }: ChosenQuery,
  { title, rows }: AnswerTable,
): Pick<AnswerDraft, 'analytics_data' | 'presentation_config'> {
  const [x, second] = result.columns;
  const y = result.columns.find(isMetricId);
  const keys = result.columns.filter((id) => !isMetricId(id));
  if (x === undefined || y === undefined || isMetricId(x) || keys.length > 2 || rows.length < 2)
    return { analytics_data: null, presentation_config: null };
  const config: AnswerDraft['presentation_config'] = {
    mark: isTime(x) ? 'line' : 'bar',
    label: title,
    x,
    y: [y],
    series: keys.length === 2 ? (second ?? null) : null,
    formats: Object.fromEntries(result.columns.map((id) => [id, formatOf(id)])),
    labels: Object.fromEntries(result.columns.map((id) => [id, columnLabel(id)])),
    unit: source.currency,
  };
  const data = rows.map((row) => Object.fromEntries(result.columns.map((id, at) => [id, row[at] ?? null])));
  return { analytics_data: data, presentation_config: config };
}

/** What a wording is held to. */
export const wordedResult = (chosen: ChosenQuery): WordedResult => ({
  table: tableOf(chosen),
  columns: chosen.result.columns,
  currency: chosen.source.currency,
});
