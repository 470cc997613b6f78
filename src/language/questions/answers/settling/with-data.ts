import type { SourceView } from '../../data/source-view.ts';
import type { Period } from '../../dates/period.ts';

/** This month as far as the data reach: what has not come yet is held against no day of another month. */
export function withData(period: Period, { source: { lastDay } }: SourceView): Period {
  const isCut =
    period.isRunning === true && lastDay !== null && lastDay >= period.from && lastDay < period.to;
  return isCut ? { ...period, to: lastDay } : period;
}
