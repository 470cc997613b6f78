import { join, sentence } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { AskFacts } from '../../ask-facts.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { dayOfRow, type Inquiry, measure } from '../../data/inquiry.ts';
import { type Period, unitAround } from '../../dates/period.ts';
import { askedBack } from '../../reading/problem.ts';
import type { Reading } from '../../reading/reading.ts';
import { periodPhrase, periodTitle } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { quoted } from '../telling/told-words.ts';
import { whyAnswer } from './why-answer.ts';

/** "Our best day for revenue and what drove it": one unit of time is found by one number, and its cause is asked. */
export const isWhyOfBest = ({
  intent,
  rank,
  grain,
  place,
  rankPer,
  metrics,
  dimensions,
  each,
  limits,
  moves,
  weekdays,
}: Reading): boolean =>
  intent === 'why' &&
  rank?.of === 'time' &&
  rank.count === 1 &&
  rank.by === 'value' &&
  place === 1 &&
  rankPer === null &&
  (grain === 'day' || grain === 'week' || grain === 'month') &&
  metrics.length === 1 &&
  dimensions.length + limits.length + moves.length + weekdays.length === 0 &&
  each === null;

/** @param settle the reading with some of its parts in other words */
export async function whyOfBest(
  reading: Reading,
  settle: (changed: Partial<Reading>) => Settled,
  facts: AskFacts,
  inquiry: Inquiry,
): Promise<AnswerDraft> {
  const ranked = settle({ intent: 'numbers' });
  const [metric] = ranked.asked as [AskMetric];
  const { grain, rank } = reading;
  if ((grain !== 'day' && grain !== 'week' && grain !== 'month') || metric.kind !== 'additive')
    throw askedBack('not_at_once');
  const { period, view } = ranked;
  const fetched = await fetchDays(ranked, inquiry, { metrics: [metric], period, grain });
  const last = view.source.lastDay ?? period.to;
  const units = fetched.rows.flatMap((row) => {
    const value = measure(metric, [row]);
    const unit = unitAround(dayOfRow(row), grain);
    const isWhole = unit.from >= period.from && unit.to <= period.to && unit.to <= last;
    return value === null || !isWhole ? [] : [{ value, unit }];
  });
  const sign = rank?.direction === 'bottom' ? -1 : 1;
  const [best] = units.sort((a, b) => sign * (b.value - a.value) || (a.unit.from < b.unit.from ? -1 : 1));
  if (best === undefined) throw askedBack('not_at_once');
  const found: Period = { ...best.unit, unit: grain, count: 1 };
  const why = await whyAnswer(
    settle({
      intent: 'why',
      periods: [found],
      isAllData: false,
      rank: null,
      grain: null,
      shape: 'value',
      isYesNo: false,
      asks: null,
    }),
    facts,
    inquiry,
  );
  const all = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const title = periodTitle(found);
  const lead = sentence`The ${grain} with the ${sign > 0 ? 'highest' : 'lowest'} ${metric.noun} ${all}: ${quoted(title, inquiry.keep('best', title))}.`;
  return { ...why, headline: join([lead, why.headline]) };
}
