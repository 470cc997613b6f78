import { plural } from '../../../../plural.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { inWords } from '../../in-words.ts';
import { keywordMark, type Mark } from '../../mark.ts';
import { isNoise } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';

const WHERE = /^where$/i;
/** Where something is; the way that it came on is no place. */
export const PLACE =
  /(?:^|_)(?:country|market|region|state|city|town|studio|station|site|shop|branch|depot|venue|location|hotel|destination|gym|clinic|restaurant)(?:_name)?$/i;
const MORE = /^(?:more|less|fewer|better|worse)$/i;
const HOLDS =
  /^(?:beats?|beaten|outsells?|outsold|outperforms?|exceeds?|outnumbers?|tops|leads?|wins?|won|ahead of|above|below|behind|(?:bigger|larger|higher|greater|stronger|smaller|lower|weaker|more popular|better|worse) than)$/i;

/**
 * "Where does Boxing beat Spin", "where did standard listings bring more than featured ones": the places in which it holds, where one
 * column tells places, and those of which kind is asked where several do. The two together would only be a total.
 */
export function whereOfPlaces(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const at = marks.findIndex((mark) => !isNoise(mark) || WHERE.test(mark.said));
  const [view] = views;
  if (view === undefined || views.length > 1 || !WHERE.test(marks[at]?.said ?? '')) return marks;
  const behind = marks.slice(at + 1);
  const own = columnOfTwo(behind);
  const isHeld = behind.some(({ said }) => MORE.test(said) || HOLDS.test(said));
  // "Standard listings" are named by their kind
  const isSplit = behind.some(
    (mark) =>
      (mark.type === 'dimension' && !mark.dimensions.includes(own ?? '')) ||
      /^(?:grain|unit)$/.test(mark.type),
  );
  if (own === undefined || !isHeld || isSplit) return marks;
  const columns = view.dimensionColumns.filter((name) => PLACE.test(name) && name !== own);
  const [column, second] = columns;
  if (column === undefined) return marks;
  const labelOf = (name: string): string => plural(view.labelOf(name).toLowerCase());
  if (second !== undefined)
    throw askedBack(
      'of_which_kind',
      columns.map((name) => asChoice(`in which ${labelOf(name)} ${inWords(behind)}`)),
    );
  return [
    ...marks.slice(0, at),
    keywordMark('which', 'in which'),
    { type: 'dimension', dimensions: [column], said: labelOf(column), others: [], proper: false },
    ...behind,
  ];
}

/** The column of the two names that are held against each other. */
function columnOfTwo(marks: readonly Mark[]): string | undefined {
  const [one, other, third] = marks.filter((mark) => mark.type === 'members');
  if (one?.type !== 'members' || other?.type !== 'members' || third !== undefined) return undefined;
  return one.candidates.find(({ dimension }) =>
    other.candidates.some((candidate) => candidate.dimension === dimension),
  )?.dimension;
}
