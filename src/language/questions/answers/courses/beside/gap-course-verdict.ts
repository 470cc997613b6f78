import { type Piece, sentence } from '../../../../bound-text.ts';
import type { GapCourse } from '../../../reading/gap.ts';
import { type ToldVerdict, yesIf } from '../../telling/told-verdict.ts';
import type { Halves } from '../line/halves.ts';

/** What the first of the two is told to be: "has more", "is higher". */
export interface Standing {
  readonly first: Piece;
  readonly ahead: string;
  readonly behind: string;
}

/** How far they lay apart, and how far they do; below zero where the second one is ahead. */
type Apart = Pick<Halves, 'early' | 'late'>;

/** A gap that closed and opened on the other side, as whoever was ahead is behind, is neither narrower nor wider by one word. */
export function howItMoved({
  early,
  late,
}: Apart): 'stayed the same' | 'turned round' | 'narrowed' | 'widened' {
  if (early === late) return 'stayed the same';
  if (early * late < 0) return 'turned round';
  return Math.abs(late) < Math.abs(early) ? 'narrowed' : 'widened';
}

/**
 * Whether it is so. One that is said to catch up and was ahead in both halves catches up with nobody, and one that is said to pull away
 * and was behind in both pulls away from nobody, however the gap moved.
 */
export function gapVerdict(course: GapCourse, halves: Halves, standing: Standing): ToldVerdict | undefined {
  const { early, late, isByChance } = halves;
  const { first, ahead, behind } = standing;
  if (course === 'gaining' && early > 0 && late > 0) return sentence`No, ${first} ${ahead} already:`;
  if (course === 'leaving' && early < 0 && late < 0) return sentence`No, ${first} ${behind}:`;
  if (course === 'trailing' && early > 0 && late > 0) return sentence`No, ${first} ${ahead}:`;
  if (isByChance || early === late) return sentence`No clear change:`;
  const isUp = late > early;
  switch (course) {
    case 'told':
      return undefined;
    case 'gaining':
      return yesIf(isUp);
    case 'losing':
      return yesIf(!isUp);
    case 'leaving':
      return yesIf(isUp && late > 0);
    case 'trailing':
      return yesIf(!isUp && late < 0);
    case 'narrowing':
    case 'widening':
    case 'moved':
      return ofSize(course, halves);
  }
}

/** Its first words are those: of what stayed as it was, of a gap that is asked neither way, and of one that turned. */
export const saysHowItMoved = (course: GapCourse, halves: Halves): boolean =>
  halves.early === halves.late ||
  course === 'moved' ||
  ((course === 'narrowing' || course === 'widening') && howItMoved(halves) === 'turned round');

function ofSize(course: 'narrowing' | 'widening' | 'moved', halves: Halves): ToldVerdict {
  const moved = howItMoved(halves);
  if (course === 'moved' || moved === 'turned round') return sentence`The gap ${moved}:`;
  return yesIf((moved === 'narrowed') === (course === 'narrowing'));
}
