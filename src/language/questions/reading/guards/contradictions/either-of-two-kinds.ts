import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { Reading } from '../../reading.ts';

/** "From Germany or on mobile": filters of two kinds hold at once, and what meets either of them cannot be chosen. */
export function eitherOfTwoKinds(marks: readonly Mark[], { filters }: Reading): About | undefined {
  if (new Set(filters.map(({ dimension }) => dimension)).size < 2) return undefined;
  const spoken = marks.filter((mark) => mark.type !== 'noise' && !isKeyword(mark, 'preposition'));
  const isEither = spoken.some((mark, at) => {
    const [before, after] = [kindsOf(spoken[at - 1], filters), kindsOf(spoken[at + 1], filters)];
    const areNames = before.length > 0 && after.length > 0;
    return isKeyword(mark, 'or') && areNames && !before.some((kind) => after.includes(kind));
  });
  return isEither ? 'either_of_two_kinds' : undefined;
}

/** The kinds a name can be of, among those that are filtered by. */
function kindsOf(mark: Mark | undefined, filters: Reading['filters']): readonly string[] {
  if (mark?.type === 'path' || mark?.type === 'text') {
    const text = mark.text.toLowerCase().replace(/\/$/, '');
    const holding = filters.filter(({ members }) =>
      members.some((name) => name.toLowerCase().includes(text)),
    );
    return holding.map(({ dimension }) => dimension);
  }
  if (mark?.type !== 'members') return [];
  const kinds = mark.candidates.map(({ dimension }) => dimension);
  return filters.map(({ dimension }) => dimension).filter((kind) => kinds.includes(kind));
}
