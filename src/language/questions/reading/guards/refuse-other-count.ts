import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isPlural } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

const ALL_OF_THEM = /^(?:the|our|all|all the|all our|all of the)$/i;

/** "Sessions of each of the four sections" where there are six: nothing says that the first ones are meant, and which four nobody knows. */
export function refuseOtherCount(marks: readonly Mark[], { rank }: Reading, view: SourceView): void {
  if (rank?.of !== 'members' || rank.by !== 'value') return;
  for (const [at, mark] of marks.entries()) {
    const kind = marks[at + 1];
    const [before, after] = [marks.slice(0, at), marks.slice(at + 1)];
    if (mark.type !== 'number' || kind?.type !== 'dimension' || !isPlural(kind.said)) continue;
    if (mark.value !== rank.count || !ALL_OF_THEM.test(before.at(-1)?.said ?? '')) continue;
    const isRanked = marks.some((one) => one.type === 'keyword' && RANKING.has(one.keyword));
    const column = kind.dimensions.flatMap((name) => view.dimensionOf(name) ?? [])[0];
    if (isRanked || column === undefined || view.membersOf(column).length === mark.value) continue;
    throw askedBack('so_many_of_them', [
      asChoice(inWords([...before, ...after])),
      asChoice(inWords([...before, { ...mark, said: `top ${mark.said}` }, ...after])),
    ]);
  }
}

const RANKING: ReadonlySet<string> = new Set([
  'top',
  'bottom',
  'best',
  'worst',
  'gain',
  'loss',
  'more',
  'less',
]);
