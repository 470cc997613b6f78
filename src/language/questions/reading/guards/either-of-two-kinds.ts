import type { About } from '../about.ts';
import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import type { Reading } from '../reading.ts';

/** "From Germany or on mobile": filters of two kinds hold at once, and what meets either of them cannot be chosen. */
export function eitherOfTwoKinds(marks: readonly Mark[], { filters }: Reading): About | undefined {
  const kinds = new Set(filters.map(({ dimension }) => dimension));
  if (kinds.size < 2) return undefined;
  const spoken = marks.filter((mark) => mark.type !== 'noise' && !isKeyword(mark, 'preposition'));
  const isEither = spoken.some((mark, at) => {
    const [before, after] = [kindsOf(spoken[at - 1], kinds), kindsOf(spoken[at + 1], kinds)];
    const areNames = before.length > 0 && after.length > 0;
    return isKeyword(mark, 'or') && areNames && !before.some((kind) => after.includes(kind));
  });
  return isEither ? 'either_of_two_kinds' : undefined;
}

/** The kinds a name can be of, among those that are filtered by. */
const kindsOf = (mark: Mark | undefined, kinds: ReadonlySet<string>): readonly string[] =>
  mark?.type === 'members'
    ? mark.candidates.map(({ dimension }) => dimension).filter((kind) => kinds.has(kind))
    : [];
