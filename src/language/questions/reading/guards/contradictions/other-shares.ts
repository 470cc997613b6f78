import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isEventVerb } from '../../marking/own-word-forms.ts';
import { isKeyword, isNamed, isNoise } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { withoutNoise } from '../spoken.ts';

/** "What share of US revenue is from Referral, and what share of that is desktop?": two shares, of which one would be told. */
export function twoShares(marks: readonly Mark[], { shape, dimensions }: Reading): About | undefined {
  const asked = marks.filter(
    (mark) =>
      isKeyword(mark, 'share') && /^(?:what |which )?(?:share|percent|part|proportion)/i.test(mark.said),
  );
  return shape === 'share' && dimensions.length === 0 && asked.length > 1 ? 'share_of_what' : undefined;
}

/** "The country with the lowest share of desktop sessions": of its own sessions, or of all on desktop? */
export function shareWithin({ shape, rank, limits, dimensions, filters }: Reading): About | undefined {
  if (shape !== 'share' || rank?.of !== 'members' || dimensions.length !== 1) return undefined;
  const isWithin = filters.some(({ is, isWhole }) => is === 'one_of' && isWhole !== true);
  return isWithin && (rank.direction === 'bottom' || limits.length > 0) ? 'share_of_which' : undefined;
}

/** "The percentage of each device for India and the US", "what share of countries bought": shares that are not told. */
export function shareWithoutShares(marks: readonly Mark[], { shape, gap }: Reading): About | undefined {
  const spoken = withoutNoise(marks);
  const isAsked = marks.some((mark) => isKeyword(mark, 'share'));
  const isOfKinds = spoken.some((mark, at) => {
    const [kind, verb] = [spoken[at + 1], spoken[at + 2]];
    return (
      isKeyword(mark, 'share') &&
      kind?.type === 'dimension' &&
      verb?.type === 'metric' &&
      /s$/i.test(kind.said)
    );
  });
  return (isAsked && gap !== null && shape === 'value') || isOfKinds ? 'share_of_what' : undefined;
}

/** "The most mobile countries": by a share that nobody named. */
export function mostOfName(marks: readonly Mark[], { rank }: Reading): About | undefined {
  // "Which week had the most demo page sessions": no day is mostly of a name
  if (rank === null || rank.of === 'time') return undefined;
  const isMost = marks.some(
    (mark, at) =>
      isKeyword(mark, 'top') &&
      /^most$/i.test(mark.said) &&
      !isDoneTo(marks, at) &&
      isBareName(marks[at + 1]) &&
      isOfMost(marks[at + 2]),
  );
  return isMost ? 'share_of_which' : undefined;
}

/** "Who borrowed the most garden kit", "which city bought the most boots": so much of it, by what was done. */
function isDoneTo(marks: readonly Mark[], most: number): boolean {
  const before = marks.slice(0, most).filter(({ said }) => !/^(?:the|our)$/i.test(said));
  const verb = before.findLast((mark) => !isNoise(mark));
  return (verb?.type === 'metric' && isEventVerb(verb.said)) || BUYING.test(before.at(-1)?.said ?? '');
}

/** "Who bought", which is one word of asking, too. */
const BUYING = /(?:^|\bwho )(?:bought|buys?|purchased|ordered|orders|took|takes?|got|gets?)$/i;

const isBareName = (mark: Mark | undefined): boolean =>
  mark?.type === 'members' && !/ (?:traffic|visits?|visitors?|users?)$/i.test(mark.said);

/** "Most mobile countries", "are the most mobile in March"; "the most referral traffic" is a number of it. */
const isOfMost = (next: Mark | undefined): boolean =>
  next === undefined || next.type === 'dimension' || next.type === 'stop' || isKeyword(next, 'preposition');

/** "Vienna direct bookings as a % of Vienna bookings": what is named behind it is the whole, and not all there is. */
export function shareOfNamed(marks: readonly Mark[], { shape, filters }: Reading): About | undefined {
  if (shape !== 'share' || filters.some(({ isWhole, isPart }) => isWhole === true || isPart === true))
    return undefined;
  const spoken = withoutNoise(marks);
  const at = spoken.findIndex(
    (mark, place) => isKeyword(mark, 'share') && /^as\b/i.test(mark.said) && place > 0,
  );
  const hasWhole = at > 0 && spoken.slice(at + 1, at + 5).some(isNamed);
  return hasWhole ? 'not_at_once' : undefined;
}
