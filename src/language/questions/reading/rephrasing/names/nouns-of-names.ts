import { singular } from '../../../../plural.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isNoise } from '../../piece.ts';

/** A noun of fewer of the names says what a few of them are. */
const SMALLEST_PART = 0.25;
const SHORTEST = 4;
const UNTOLD = new Set(['page', 'landing_page', 'query', 'source', 'medium', 'channel', 'country', 'device']);

/** "Visitors per museum" of the Harbour Museum and the Science Pier: by the column whose names say that they are one. */
export function nounsOfNames(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const [view] = views;
  if (view === undefined || views.length > 1) return marks;
  return marks.map((mark, at) => {
    const lead = marks.slice(0, at).findLast((one) => !isNoise(one));
    const isAskedFor = isKeyword(lead, 'by', 'per', 'each', 'which', 'breakdown');
    // "By make": a word of asking that is called like a column
    const called = isAskedFor && isNoise(mark) ? calledLike(mark.said, view) : undefined;
    if (called !== undefined && !isKeyword(lead, 'which'))
      return { type: 'dimension', dimensions: [called], said: mark.said, others: [], proper: false };
    const isWord = mark.type === 'unknown' || (mark.type === 'members' && mark.candidates.every(isPart));
    const column =
      isAskedFor && isWord && marks[at + 1]?.type !== 'members' ? columnOf(mark.said, view) : undefined;
    return column === undefined
      ? mark
      : {
          type: 'dimension',
          dimensions: [mark.said.toLowerCase(), column],
          said: mark.said,
          others: [],
          proper: false,
        };
  });
}

function calledLike(said: string, view: SourceView): string | undefined {
  const noun = singular(said.toLowerCase());
  const called = view.dimensionColumns.filter((column) => column.toLowerCase().split('_').at(-1) === noun);
  return noun.length >= SHORTEST && called.length === 1 ? called[0] : undefined;
}

const isPart = ({ how }: { readonly how: string }): boolean => how !== 'name' && how !== 'alias';

/** The one column of whose names enough end with the noun. */
function columnOf(said: string, view: SourceView): string | undefined {
  const [noun, second] = wordsOf(singular(said));
  if (noun === undefined || second !== undefined || noun.length < SHORTEST) return undefined;
  const found = view.dimensionColumns.filter((column) => {
    if (UNTOLD.has(view.kindOf(column) ?? '')) return false;
    const names = view.membersOf(column);
    const called = names.filter(({ name }) => wordsOf(name).length > 1 && wordsOf(name).at(-1) === noun);
    return called.length > 0 && called.length >= names.length * SMALLEST_PART;
  });
  return found.length === 1 ? found[0] : undefined;
}
