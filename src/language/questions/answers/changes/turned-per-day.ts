import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { listed, wholeNumber } from '../../wording/say.ts';
import { nameOfRow } from '../members/name-of-row.ts';
import type { Settled } from '../settling/settled.ts';
import { type DaysOfBoth, isUneven } from '../telling/per-day.ts';
import type { MovedMember } from './moved-members.ts';

const MOST_NAMES = 3;

/** Fewer in February than in January, and more on each of its days. */
export const isTurnedPerDay = (
  now: number | null,
  before: number | null,
  days: Pick<DaysOfBoth, 'now' | 'before'>,
): boolean =>
  now !== null &&
  before !== null &&
  now !== before &&
  days.now > 0 &&
  days.before > 0 &&
  Math.sign(now - before) === -Math.sign(now / days.now - before / days.before);

/** "Per day Email and Social went the other way": of sums over months of unlike length, those that only the length moved so. */
export function turnedPerDayNote(
  { asked, reading }: Settled,
  listedRows: readonly MovedMember[],
  days: DaysOfBoth,
  inquiry: Inquiry,
): BoundText[] {
  const [metric] = asked as [AskMetric];
  if (metric.kind !== 'additive' || isUneven(days)) return [];
  const width = reading.dimensions.length;
  const turned = listedRows.flatMap(({ cells }, at) => {
    const [now, before] = [cells[width], cells[width + 1]];
    const isTurned =
      typeof now === 'number' && typeof before === 'number' && isTurnedPerDay(now, before, days);
    return isTurned ? [at] : [];
  });
  if (turned.length === 0) return [];
  const names = turned
    .slice(0, MOST_NAMES)
    .map((at) => nameOfRow(listedRows[at]?.cells.slice(0, width) ?? [], 0, at));
  const more = turned.length - names.length;
  const also = more > 0 ? [sentence`${wholeNumber(more, inquiry.keep('moreTurned', more))} more`] : [];
  return [sentence`Per day ${listed([...names, ...also], ' and ')} went the other way.`];
}
