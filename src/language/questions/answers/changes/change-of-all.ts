import { type BoundText, sentence } from '../../../bound-text.ts';
import { partOf } from '../../../quantity.ts';
import { amountOf } from '../../data/amount-of.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Fetched, Inquiry } from '../../data/inquiry.ts';
import type { Period } from '../../dates/period.ts';
import { askedBack } from '../../reading/problem.ts';
import { lessWord } from '../../wording/fewer-or-less.ts';
import { valueText } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import { fetchWhole } from '../shares/fetch-whole.ts';
import { daysWithData } from '../telling/notes.ts';
import { wayAsked } from './way-asked.ts';

/** How far everything together moved, which the changes of its parts are shares of; of no change there are none. */
export async function changeOfAll(
  settled: Settled,
  other: Period,
  metric: AskMetric,
  inquiry: Inquiry,
  part: Pick<Fetched, 'plan'>,
): Promise<number> {
  const { period, filters, view } = settled;
  const of = { metrics: [metric], filters };
  const now = await fetchWhole(settled, inquiry, part, { ...of, period });
  const before = await fetchWhole(settled, inquiry, part, { ...of, period: other });
  const amountIn = (days: Period, { rows, missing }: Fetched) =>
    amountOf(metric, rows, daysWithData(view, days, missing) > 0);
  const [late, early] = [amountIn(period, now), amountIn(other, before)];
  if (late === null || early === null) throw askedBack('uneven_data');
  const change = late - early;
  if (change === 0) throw askedBack('share_of_what');
  return change;
}

/** "That is 46 % of the change of all sessions: 1,204 more." */
export function changeNote(
  metric: AskMetric,
  whole: number,
  share: string | number | null | undefined,
  path: string,
  { view }: Settled,
  inquiry: Inquiry,
): BoundText[] {
  if (typeof share !== 'number') return [];
  const size = Math.abs(whole);
  const all = valueText(size, metric.unit, view.source.currency, inquiry.keep('changeOfAll', size));
  return [
    sentence`That is ${partOf(share, path)} of the change of all ${metric.noun}: ${all} ${whole > 0 ? 'more' : lessWord(metric)} in total. Parts that moved the other way have a share below zero.`,
  ];
}

/** "Which channel drove the growth?", where there was a fall: that is said first. */
export function movedOtherWay(
  { reading: { rank }, view }: Settled,
  metric: AskMetric,
  whole: number,
  inquiry: Inquiry,
): BoundText | undefined {
  if (wayAsked(rank) * whole >= 0) return undefined;
  const size = Math.abs(whole);
  const by = valueText(size, metric.unit, view.source.currency, inquiry.keep('changeOfAll', size));
  return sentence`In all, ${metric.noun} ${whole > 0 ? 'rose' : 'fell'} by ${by}; `;
}
