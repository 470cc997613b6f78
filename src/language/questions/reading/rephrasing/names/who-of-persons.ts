import { plural } from '../../../../plural.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { inWords } from '../../in-words.ts';
import { keywordMark, type Mark } from '../../mark.ts';
import { isKeyword, isNoise } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';
import { worksThere } from './works-there.ts';

/** "Who gave the most lessons", "whose lessons grew the most" where instructors are the one column of such persons: which of them. */
export function whoOfPersons(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const at = marks.findIndex((mark) => !isNoise(mark) || /^who(?:se)?$/i.test(mark.said));
  const [view] = views;
  const isOfTwo = isOfTwoTimes(marks) && !marks.some(({ type }) => type === 'members');
  const first = marks[at];
  const who = first && withoutVerb(first, marks, isOfTwo);
  if (who === undefined || view === undefined || views.length > 1 || !/^who(?:se)?$/i.test(who.said))
    return marks;
  // "Who booked": the verb is the number that is told
  const own = isOfTwo && first?.type === 'metric' ? [{ ...first, said: first.said.replace(WHO, '') }] : [];
  const behind = [...own, ...marks.slice(at + 1)];
  const [column, second] = view.dimensionColumns.filter((name) => worksThere(name, view));
  const isRanked = marks.some((mark) => isKeyword(mark, 'top', 'bottom', 'best', 'worst', 'gain', 'loss'));
  const isSplit = marks.some(({ type }) => type === 'dimension');
  if (isOfTwo && !isSplit && (column === undefined || second !== undefined)) askOfWhom(behind, view);
  if (column === undefined || second !== undefined || !(isRanked || isOfTwo) || isSplit) return marks;
  return [
    ...marks.slice(0, at),
    keywordMark('which', 'which'),
    {
      type: 'dimension',
      dimensions: [column],
      said: view.labelOf(column).toLowerCase(),
      others: [],
      proper: false,
    },
    ...behind,
  ];
}

const WHO = /^who /i;

/** "Who sold more in February than in March": of each one the one time is held against the other; the total of all is nobody. */
function isOfTwoTimes(marks: readonly Mark[]): boolean {
  const more = marks.findIndex(({ said }) => MORE.test(said));
  const than = marks.findIndex(({ said }, at) => at > more && /(?:^| )than(?: |$)/i.test(said));
  const isThen = (behind: readonly Mark[]): boolean => behind.some(({ type }) => type === 'time');
  const isSome = marks.some(({ type }) => type === 'number');
  return more >= 0 && than > 0 && !isSome && isThen(marks.slice(0, than)) && isThen(marks.slice(than));
}

const MORE = /^(?:more|less|fewer)$/i;
const MOST_CHOICES = 4;

/** Where no one column tells who it is: by which of them. */
function askOfWhom(behind: readonly Mark[], view: SourceView): never {
  const choices = view.dimensionColumns
    .slice(0, MOST_CHOICES)
    .map((column) => asChoice(`which ${plural(view.labelOf(column).toLowerCase())} ${inWords(behind)}`));
  throw askedBack('of_which_kind', choices);
}

/** "Who flew the most sorties": the verb says no more than the noun. */
const withoutVerb = (mark: Mark, marks: readonly Mark[], isOfTwo: boolean): Mark =>
  mark.type === 'metric' &&
  (isOfTwo ||
    marks.some((other) => other !== mark && other.type === 'metric' && other.metric === mark.metric))
    ? { ...mark, said: mark.said.replace(/^(who) .*$/i, '$1') }
    : mark;
