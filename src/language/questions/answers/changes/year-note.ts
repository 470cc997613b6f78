import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Fetched } from '../../data/inquiry.ts';
import { changeWords, periodPhrase } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';

/** Label, value, the one before, change, change in %; and of the year before the last three of these again. */
export type ChangeCells = readonly (string | number | null)[];

/** "Against February 2025: 18.3 % more." */
export function yearNote(
  { yearAgo }: Settled,
  row: ChangeCells,
  metric: AskMetric,
  back: Fetched | null,
): BoundText[] {
  const [, now, , , , then] = row;
  if (yearAgo === null || back === null || typeof now !== 'number' || typeof then !== 'number') return [];
  const words = changeWords(now, then, metric, {
    change: 'tables.0.rows.0.6',
    relative: 'tables.0.rows.0.7',
  });
  const when = periodPhrase(yearAgo, `plans.${back.plan}.plan`);
  return words === undefined ? [] : [sentence`${metric.label} against those ${when}: ${words}.`];
}
