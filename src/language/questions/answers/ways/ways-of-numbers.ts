import type { AskedPart } from '../../reading/asked-part.ts';
import { changeAnswer } from '../changes/change-answer.ts';
import type { Settled } from '../settling/settled.ts';
import { dayShares, isShareOfDays } from '../shares/day-shares.ts';
import { shareAnswer } from '../shares/share-answer.ts';
import { timeShare } from '../shares/time-share.ts';
import { totalAnswer } from '../total-answer.ts';
import type { Way, WayIfFit } from './way.ts';

/** "How much of it comes at weekends?" */
export const dayShareWay: WayIfFit = (settled) =>
  isShareOfDays(settled)
    ? { tells: ['weekdays', 'share', 'course', 'rank'], answer: (inquiry) => dayShares(settled, inquiry) }
    : undefined;

/** "What share of 2025 revenue came in December?" */
export const timeShareWay: WayIfFit = (settled) => {
  const { shareOfTime } = settled.reading;
  if (shareOfTime === null) return undefined;
  return { tells: ['share'], answer: (inquiry) => timeShare(settled, shareOfTime.whole, inquiry) };
};

/** "The share of mobile" */
export const shareWay: WayIfFit = (settled) =>
  settled.reading.shape === 'share'
    ? { tells: toldByShare(settled.reading), answer: (inquiry) => shareAnswer(settled, inquiry) }
    : undefined;

function toldByShare(reading: Settled['reading']): readonly AskedPart[] {
  const isSplit = reading.dimensions.length > 0;
  const areLimitsTold = isSplit || reading.limits.every(({ isShare }) => isShare === true);
  return [
    ...(['share', 'split', 'each', 'moves'] as const),
    ...(isSplit || reading.rank?.of === 'time' ? (['rank'] as const) : []),
    reading.grain === null ? 'comparison' : 'course',
    // "Does mobile make more than 20 % of it?"
    ...(areLimitsTold ? (['limits'] as const) : []),
  ];
}

/** "Sessions last week against the week before" */
export const changeWay: WayIfFit = (settled) => {
  const { reading, other } = settled;
  if (other === null) return undefined;
  const told = ['comparison', 'split', 'each', 'limits', 'moves', 'rank'] as const;
  // "Who lost the second most": a place of those that moved
  const isOfMoves = reading.rank !== null && reading.rank.by !== 'value' && reading.dimensions.length > 0;
  return {
    tells: [
      ...told,
      ...(reading.moves.length > 0 ? (['order'] as const) : []),
      ...(isOfMoves ? (['place'] as const) : []),
    ],
    finds: foundByChange(reading),
    answer: (inquiry) => changeAnswer(settled, other, inquiry),
  };
};

/** "Which channels lost 90 %" are those and no others; of "which countries lost the most" the first did, or none. */
function foundByChange({ dimensions, moves, rank, limits, place }: Settled['reading']): Way['finds'] {
  if (dimensions.length !== 1) return undefined;
  if (moves.length > 0) return rank === null || rank.count === null ? 'all' : undefined;
  return limits.length === 0 && place === 1 && (rank?.by === 'gain' || rank?.by === 'loss')
    ? 'mover'
    : undefined;
}

/** "Sessions last week": where nothing else fits. */
export const totalWay = (settled: Settled): Way => ({
  tells: ['limits'],
  answer: (inquiry) => totalAnswer(settled, inquiry),
});
