import { sentence } from '../../../bound-text.ts';
import { percent } from '../../../quantity.ts';
import { amountOf } from '../../data/amount-of.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { quotient } from '../../data/sums.ts';
import { capital, filterPhrase, listed, periodPhrase, periodTitle } from '../../wording/say.ts';
import { eachNames } from '../members/each-names.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settle.ts';
import { type AnsweredParts, table } from '../telling/draft.ts';
import { daysWithData, notesOn } from '../telling/notes.ts';

/** "What share came from organic and what from paid search?": each of them as a part of all. */
export async function eachShares(
  settled: Settled,
  metric: AskMetric,
  inquiry: Inquiry,
): Promise<Omit<AnsweredParts, 'assumptions'>> {
  const { reading, period, view } = settled;
  const each = reading.each as NonNullable<typeof reading.each>;
  const fetched = await fetchDays(settled, inquiry, {
    metrics: [metric],
    period,
    dimensions: [each.dimension],
  });
  // "The direct share of bookings in Vienna and in Salzburg": a part of what each of them has
  if (reading.weekdays.length === 1 || reading.filters.some(({ isWhole }) => isWhole !== true))
    return sharesWithinEach(settled, metric, inquiry);
  const whole = measure(metric, fetched.rows);
  const rows = each.members.map((members, at) => {
    const own = amountOf(
      metric,
      fetched.rows.filter((row) => members.includes(row.members[0] ?? '')),
      daysWithData(view, period, fetched.missing) > 0,
    );
    return [eachNames(each)[at] as string, own, quotient(own, whole)] as const;
  });
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  const told = rows.map(([name, , share], at) => {
    const bound = { text: name, path: `tables.0.rows.${at}.0`, value: name };
    return share === null
      ? sentence`${bound} no data`
      : sentence`${bound} ${percent(share, `tables.0.rows.${at}.2`)}`;
  });
  return {
    headline: capital(sentence`Share of the ${metric.noun}${where} ${when}: ${listed(told, ' and ')}.`),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [
      table(
        periodTitle(period),
        [
          { title: view.labelOf(each.dimension), format: 'text' },
          { title: metric.label, format: metric.unit },
          { title: 'Share', format: 'fraction' },
        ],
        rows.map((row) => [...row]),
      ),
    ],
    chart: { mark: 'bar', title: `Share of ${metric.noun}`, x: 0, y: [2] },
  };
}

const ALL_DAYS: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** Of each name the part that lies within the limits of the question, of what it has without them. */
async function sharesWithinEach(
  settled: Settled,
  metric: AskMetric,
  inquiry: Inquiry,
): Promise<Omit<AnsweredParts, 'assumptions'>> {
  const { reading, period, view } = settled;
  const each = reading.each as NonNullable<typeof reading.each>;
  const parts = reading.filters.filter(({ isWhole }) => isWhole !== true);
  const wholes = reading.filters.filter(({ isWhole }) => isWhole === true);
  const spec = { metrics: [metric], period, dimensions: [each.dimension] };
  const of = await fetchDays(settled, inquiry, {
    ...spec,
    filters: wholes.map(({ dimension, is, members }) => ({ dimension, is, members })),
    weekdays: ALL_DAYS,
  });
  const part = await fetchDays(settled, inquiry, spec);
  const areKnown = daysWithData(view, period, of.missing) > 0;
  const rows = each.members.map((members, at) => {
    const sumOf = ({ rows: fetched }: typeof of): number | null =>
      amountOf(
        metric,
        fetched.filter((row) => members.includes(row.members[0] ?? '')),
        areKnown,
      );
    const [own, whole] = [sumOf(part), sumOf(of)];
    return [eachNames(each)[at] as string, own, whole, quotient(own, whole)] as const;
  });
  const when = periodPhrase(period, `plans.${of.plan}.plan`);
  const told = rows.map(([name, , , share], at) => {
    const bound = { text: name, path: `tables.0.rows.${at}.0`, value: name };
    return share === null
      ? sentence`${bound} no data`
      : sentence`${percent(share, `tables.0.rows.${at}.3`)} of those of ${bound}`;
  });
  return {
    headline: capital(
      sentence`${metric.noun}${filterPhrase(parts, view, `plans.${part.plan}.plan`)} ${when} are ${listed(told, ' and ')}.`,
    ),
    sentences: await notesOn(settled, inquiry, [of]),
    tables: [
      table(
        periodTitle(period),
        [
          { title: view.labelOf(each.dimension), format: 'text' },
          { title: `${metric.label} of the part`, format: metric.unit },
          { title: `${metric.label} in total`, format: metric.unit },
          { title: 'Share', format: 'fraction' },
        ],
        rows.map((row) => [...row]),
      ),
    ],
    chart: { mark: 'bar', title: `Share of ${metric.noun}`, x: 0, y: [3] },
  };
}
