import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

/** "Is April better than the average of all months?": April's mean month is April itself, and so is held against nothing. */
export function refuseAverageOfItself(marks: readonly Mark[], reading: Reading): void {
  const { shape, asks, periods, versus, each, weekdays, limits, dimensions, grain, gap, beside } = reading;
  const [period, other] = periods;
  const isMeanMore = shape === 'average' && asks !== null && limits.length === 0;
  const isLimited =
    grain !== null &&
    period?.unit === grain &&
    period.count === 1 &&
    limits.some(({ isMean, ofName }) => isMean && !ofName);
  if (!(isMeanMore || isLimited) || period === undefined || other !== undefined) return;
  if (versus !== null || each !== null || gap !== null || beside !== null) return;
  if (weekdays.length > 0 || dimensions.length > 0) return;
  const than = marks.findIndex(({ said }) => /\bthan$/i.test(said));
  if (than < 0 || !marks.slice(than).some((mark) => isKeyword(mark, 'average'))) return;
  const metric = marks.find(({ type }) => type === 'metric')?.said ?? '{metric}';
  const name = marks.find(({ type }) => type === 'members')?.said;
  const time = marks.find(({ type }) => type === 'time')?.said ?? '';
  throw askedBack('versus_what', [
    asChoice(`is that normal: ${metric}${name === undefined ? '' : ` from ${name}`} ${time}`.trim()),
  ]);
}
