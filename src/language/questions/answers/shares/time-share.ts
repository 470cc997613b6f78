import { sentence } from '../../../bound-text.ts';
import { partOf } from '../../../quantity.ts';
import { amountOf } from '../../data/amount-of.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { quotient } from '../../data/sums.ts';
import type { Period } from '../../dates/period.ts';
import { askedBack } from '../../reading/problem.ts';
import { capital, filterPhrase, periodPhrase, valueText } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import type { ToldParts } from '../telling/draft.ts';
import { daysWithData, notesOn } from '../telling/notes.ts';
import { partOfWholeTable } from './part-of-whole-table.ts';

/** "What share of 2025 revenue came in December": the days of the question as a part of others. */
export async function timeShare(
  settled: Settled,
  whole: Period | null,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, period, view } = settled;
  const [metric] = settled.asked as [AskMetric];
  const { firstDay, lastDay, currency } = view.source;
  if (metric.kind !== 'additive') throw askedBack('share_of_rate');
  const all: Period | null =
    whole ??
    (firstDay === null || lastDay === null ? null : { from: firstDay, to: lastDay, unit: 'range', count: 1 });
  if (all === null) throw askedBack('share_of_what');
  const part = await fetchDays(settled, inquiry, { metrics: [metric], period });
  const of = await fetchDays(settled, inquiry, { metrics: [metric], period: all });
  const total = measure(metric, of.rows);
  const own = amountOf(metric, part.rows, daysWithData(view, period, part.missing) > 0);
  const share = quotient(own, total);
  const path = `plans.${part.plan}.plan`;
  const where = filterPhrase(reading.filters, view, path);
  const when = periodPhrase(period, path);
  const then = periodPhrase(all, `plans.${of.plan}.plan`);
  return {
    headline: capital(
      share === null
        ? sentence`No ${metric.noun}${where} ${then} to take a share of.`
        : sentence`${partOf(share, 'tables.0.rows.0.2')} of the ${metric.noun}${where} ${then} came ${when}: ${valueText(own, metric.unit, currency, 'tables.0.rows.0.0')} of ${valueText(total, metric.unit, currency, 'tables.0.rows.0.1')}.`,
    ),
    sentences: await notesOn(settled, inquiry, [part]),
    tables: [partOfWholeTable(period, metric, [own, total, share])],
    chart: { mark: 'number', label: `Share of ${metric.noun}`, x: null, y: [2] },
  };
}
