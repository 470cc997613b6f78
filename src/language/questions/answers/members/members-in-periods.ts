import { type BoundText, sentence } from '../../../bound-text.ts';
import { amountOf } from '../../data/amount-of.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Fetched, Inquiry } from '../../data/inquiry.ts';
import type { Period } from '../../dates/period.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import { capital, filterPhrase, listed, periodPhrase, periodTitle, valueText } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { withData } from '../settling/with-data.ts';
import { type Column, type ToldParts, table } from '../telling/draft.ts';
import { daysWithData, notesOn } from '../telling/notes.ts';

interface Told {
  readonly period: Period;
  readonly fetched: Fetched;
}

/** "Sessions by channel for January, February and March side by side": a row of each name, a column of each time. */
export async function membersInPeriods(
  settled: Settled,
  dimension: string,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, view } = settled;
  const [metric] = settled.asked as [AskMetric];
  const told: Told[] = [];
  for (const named of reading.periods) {
    const period = withData(named, view);
    const fetched = await fetchDays(settled, inquiry, { metrics: [metric], period, dimensions: [dimension] });
    if (daysWithData(view, period, fetched.missing) === 0)
      throw new NotAnswerable({
        type: 'no_data',
        from: period.from,
        to: period.to,
        sourceId: view.source.id,
      });
    told.push({ period, fetched });
  }
  const names = [
    ...new Set(told.flatMap(({ fetched }) => fetched.rows.map(({ members }) => members[0] ?? ''))),
  ];
  const rows = names
    .map((name) => ({
      name,
      values: told.map(({ fetched }) =>
        amountOf(
          metric,
          fetched.rows.filter(({ members }) => members[0] === name),
          true,
        ),
      ),
    }))
    .toSorted(
      (one, other) =>
        weightOf(metric, other.values) - weightOf(metric, one.values) || (one.name < other.name ? -1 : 1),
    );
  return {
    headline: capital(
      sentence`The ${metric.kind === 'additive' ? 'most' : 'highest'} ${metric.noun}${filterPhrase(reading.filters, view, 'plans.0.plan')}: ${listed(leadersOf(settled, metric, told, rows), ' and ')}.`,
    ),
    sentences: await notesOn(
      settled,
      inquiry,
      told.map(({ fetched }) => fetched),
    ),
    tables: [
      table(
        metric.label,
        [
          { title: view.labelOf(dimension), format: 'text' },
          ...told.map(({ period }): Column => ({ title: periodTitle(period), format: metric.unit })),
        ],
        rows.map(({ name, values }) => [name, ...values]),
      ),
    ],
    chart: {
      mark: 'bar',
      label: `${metric.label} by ${view.labelOf(dimension).toLowerCase()}`,
      x: 0,
      y: told.map((_, at) => at + 1),
    },
  };
}

/** Of what adds up all of it, of a rate the last one. */
const weightOf = ({ kind }: AskMetric, values: readonly (number | null)[]): number =>
  kind === 'additive'
    ? values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
    : (values.at(-1) ?? Number.NEGATIVE_INFINITY);

interface Row {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** "Organic Search with 28,769 in January": the first of each time. */
function leadersOf(
  { view }: Settled,
  metric: AskMetric,
  told: readonly Told[],
  rows: readonly Row[],
): readonly BoundText[] {
  return told.flatMap(({ period, fetched }, at) => {
    const [first] = rows
      .map(({ name, values }, row) => ({ name, row, value: values[at] ?? null }))
      .filter(({ value }) => value !== null)
      .toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0));
    if (first === undefined) return [];
    const name = { text: first.name || '(empty)', path: `tables.0.rows.${first.row}.0`, value: first.name };
    const value = valueText(
      first.value,
      metric.unit,
      view.source.currency,
      `tables.0.rows.${first.row}.${at + 1}`,
    );
    return [sentence`${name} with ${value} ${periodPhrase(period, `plans.${fetched.plan}.plan`)}`];
  });
}
