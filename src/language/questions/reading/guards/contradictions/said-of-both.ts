import type { About } from '../../about.ts';
import { inWords } from '../../in-words.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isRank } from '../../piece.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { withoutNoise } from '../spoken.ts';

/** What is said of two things at once, each by itself, and would be told of both together. */
export function saidOfBoth(marks: readonly Mark[], reading: Reading): About | undefined {
  const spoken = withoutNoise(marks);
  return (
    differenceOfNumbers(spoken, reading) ?? oppositeMoves(spoken, reading) ?? endsOfTwoNames(spoken, reading)
  );
}

/** "New followers and unfollows, and the difference": of two numbers none is told. */
function differenceOfNumbers(
  spoken: readonly Mark[],
  { metrics, gap, each, periods, versus, moves, rank }: Reading,
): About | undefined {
  const isHeld = gap !== null || each !== null || periods.length > 1 || versus !== null;
  const isChange = moves.length > 0 || (rank !== null && rank.by !== 'value');
  if (metrics.length < 2 || isHeld || isChange) return undefined;
  const isAsked = spoken.some(
    (mark) => isKeyword(mark, 'compare') && /^(?:the )?(?:difference|diff|gap)s?\b/i.test(mark.said),
  );
  if (!isAsked) return undefined;
  const both = withoutDifference(spoken);
  throw askedBack('two_numbers', [{ label: inWords(both), question: inWords(both) }]);
}

/** The two beside each other: what is left of the words, without an "and" that joins nothing any more. */
function withoutDifference(spoken: readonly Mark[]): readonly Mark[] {
  const rest = spoken.filter((mark) => !isKeyword(mark, 'compare'));
  return rest.filter((mark, at) => {
    const next = rest[at + 1];
    const isEnd = next === undefined || next.type === 'stop' || at === 0;
    const isLoose = isEnd || (isKeyword(mark, 'and') && isKeyword(next, 'preposition'));
    return !(isKeyword(mark, 'and', 'preposition') && isLoose);
  });
}

/** "Channels that grew in March but fell in revenue": two moves of which the reading holds none. */
function oppositeMoves(
  spoken: readonly Mark[],
  { dimensions, moves, rank, isBothEnds, isStepwise }: Reading,
): About | undefined {
  if (dimensions.length === 0 || moves.length > 0 || isBothEnds || isStepwise || rank !== null)
    return undefined;
  const at = spoken.findIndex((mark) => isKeyword(mark, 'gain', 'loss'));
  const first = spoken[at];
  const second = spoken.findIndex(
    (mark, place) => place > at && isKeyword(mark, isKeyword(first, 'gain') ? 'loss' : 'gain'),
  );
  const isBut = spoken
    .slice(at + 1, Math.max(at + 1, second))
    .some(({ said }) => /^(?:but|yet|while|whereas|although|though|however)$/i.test(said));
  return at >= 0 && second > at + 1 && isBut ? 'two_changes' : undefined;
}

/** "The best channel for mobile and the worst for desktop": each end is of another name. */
function endsOfTwoNames(spoken: readonly Mark[], { isBothEnds, filters }: Reading): About | undefined {
  if (!isBothEnds || !filters.some(({ is, members }) => is === 'one_of' && members.length > 1))
    return undefined;
  const letters = spoken
    .map((mark) => (isRank(mark) ? 'R' : mark.type === 'members' ? 'N' : isKeyword(mark, 'and') ? 'A' : 'x'))
    .join('');
  return /R[^RN]*N[^RN]*A[^RN]*R[^RN]*N/.test(letters) ? 'two_rankings' : undefined;
}
