import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { wholeNumber } from '../../wording/say.ts';
import { SEPARATOR } from '../members/member-key.ts';
import type { Settled } from '../settling/settled.ts';
import { FEW } from '../telling/few-note.ts';
import type { MovedMember } from './moved-members.ts';

interface FurthestMoved {
  readonly row: number;
  /** " of those with at least 100 sessions": told where another one moved further that has too few. */
  readonly among: BoundText;
}

/**
 * Two periods side by side, in no order that was asked for: the one that moved furthest is what there is to say, wherever it
 * stands. Of rates it is one of those that rest on enough. Null where an order was asked for, or none moved.
 */
export function furthestMoved(
  { reading, view }: Settled,
  metric: AskMetric,
  sorted: readonly MovedMember[],
  inquiry: Inquiry,
): FurthestMoved | null {
  if (reading.rank !== null || reading.moves.length > 0 || reading.isRanking || reading.isOfChange)
    return null;
  const far = ({ change }: MovedMember): number => Math.abs(change ?? 0);
  const firstOf = (rows: readonly MovedMember[]): MovedMember | undefined =>
    rows.reduce<MovedMember | undefined>(
      (best, one) => (far(one) > (best ? far(best) : 0) ? one : best),
      undefined,
    );
  // What has no name stands last, and wins nothing where others have one
  const named = sorted.filter(({ name }) => !name.split(SEPARATOR).includes(''));
  const all = named.length > 0 ? named : sorted;
  const enough = all.filter(({ weight }) => weight === null || weight >= FEW);
  const [ofAll, ofEnough] = [firstOf(all), firstOf(enough)];
  const first = enough.length > 0 ? ofEnough : ofAll;
  if (first === undefined) return null;
  const column = metric.columns.at(-1);
  const among =
    ofEnough === undefined || ofEnough === ofAll || column === undefined
      ? sentence``
      : sentence` of those with at least ${wholeNumber(FEW, inquiry.keep('enough', FEW))} ${view.metricOf(column).noun}`;
  return { row: sorted.indexOf(first), among };
}
