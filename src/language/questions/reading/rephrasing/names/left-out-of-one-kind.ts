import type { Mark } from '../../mark.ts';
import { isKeyword, isNoise } from '../../piece.ts';

type Names = Mark & { readonly type: 'members' };

/**
 * "Leave out google and direct", of sources: (direct) is one, too, and the channel of that name is not meant. What is left out in one
 * list is of one kind where one kind has all of it.
 */
export function leftOutOfOneKind(marks: readonly Mark[]): readonly Mark[] {
  const without = marks.findIndex((mark) => isKeyword(mark, 'without'));
  if (without < 0) return marks;
  const places = namesFrom(marks, without + 1);
  const names = places.flatMap((at) => {
    const mark = marks[at];
    return mark?.type === 'members' ? [mark] : [];
  });
  const shared = names
    .map(kindsOf)
    .reduce((all, own) => all.filter((kind) => own.includes(kind)), kindsOf(names[0]));
  if (names.length < 2 || shared.length === 0) return marks;
  return marks.map((mark, at) =>
    mark.type === 'members' && places.includes(at)
      ? { ...mark, candidates: mark.candidates.filter((one) => shared.includes(kindOf(one))) }
      : mark,
  );
}

const kindOf = ({ sourceId, dimension }: Names['candidates'][number]): string => `${sourceId} ${dimension}`;
const kindsOf = (names: Names | undefined): readonly string[] => names?.candidates.map(kindOf) ?? [];

/** Where the names of a list stand that begins here: joined by a comma, "and" or "or". */
function namesFrom(marks: readonly Mark[], from: number): readonly number[] {
  const places: number[] = [];
  for (let at = from; at < marks.length; at++) {
    const mark = marks[at];
    if (mark?.type === 'members') places.push(at);
    else if (!isKeyword(mark, 'and', 'or') && !isNoise(mark)) break;
  }
  return places;
}
