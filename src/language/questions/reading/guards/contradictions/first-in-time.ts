import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { withoutNoise } from '../spoken.ts';

/** "The first ten days of each month" are the ones it begins with, and not its best. */
export function firstAsBest(marks: readonly Mark[], { rank }: Reading): About | undefined {
  if (rank?.of !== 'time') return undefined;
  const spoken = withoutNoise(marks);
  const isFirst = spoken.some((mark, at) => {
    const next = spoken[at + 1]?.type === 'number' ? spoken[at + 2] : spoken[at + 1];
    const isOfUnit =
      next?.type === 'unit' || (/^of$/i.test(next?.said ?? '') && spoken[at + 2]?.type === 'unit');
    return /^(?:the )?(?:first|last)$/i.test(mark.said) && isOfUnit;
  });
  return isFirst ? 'which_period' : undefined;
}

const VERB =
  /^(?:do|does|did|done|seen|see|sees|saw|bring|brings|brought|give|gives|gave|send|sends|sent|get|gets|got|have|has|had|sell|sells|sold|buy|buys|bought|make|makes|made|earn|earned|reach|reached|hit|pass|passed|appear|appeared|show|showed|shown|use|used|come|came|go|went|start|started|record|recorded|visit|visited|open|opened|drive|drove|generate|generated|deliver|delivered|convert|converted|order|ordered|book|booked|to)$/i;

/** "When was version 6.1 first seen", "which source first gave us revenue": in order of time, and not the one that had the most. */
export function firstAsMost(marks: readonly Mark[], { rank, endOfTime }: Reading): About | undefined {
  if (rank === null || endOfTime !== null) return undefined;
  const isInTime = marks.some(
    (mark, at) =>
      isKeyword(mark, 'top') && /^first$/i.test(mark.said) && VERB.test(marks[at + 1]?.said ?? ''),
  );
  // "Our first 10 orders", "the first tent in Leeds": no day that had the most of them
  const isFirstOfDays =
    rank.of === 'time' &&
    rank.by === 'value' &&
    withoutNoise(marks).some(
      (mark) => isKeyword(mark, 'top') && /^(?:the |our )?(?:very )?first$/i.test(mark.said),
    );
  return isInTime || isFirstOfDays ? 'first_time' : undefined;
}
