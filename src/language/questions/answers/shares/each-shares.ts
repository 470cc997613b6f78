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
