import { moneyOf } from '../../data/money-columns.ts';
import type { SourceView } from '../../data/source-view.ts';
import { timeAsked } from '../../wording/time-asked.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { ofEachEarned } from '../of-each-earned.ts';
import { isKeyword, isNoise, isPeriod, isRank } from '../piece.ts';
import { askedBack } from '../problem.ts';
import { verbOfTakings } from '../rephrasing/numbers/columns/takings.ts';

const BRINGING = /^(?:bring|brings|brought)$/i;
const PARTICLE = /^(?:us|in|the|in the)$/i;
const OPENING = /^(?:how|what|much|did|do|does|has|have|had|we|i|they)$/i;

/**
 * "Which gate brings in the most", "what did North bring in": of a file with several columns of money that comes in one of them, and
 * never how many came. Where none is money by its name it is asked which one is; what a source of visits brings in may be those.
 */
export function refuseBringing(marks: readonly Mark[], view: SourceView): void {
  if (moneyOf([view]) !== undefined) return;
  if (marks.some(({ type }) => type === 'metric' || type === 'topic')) return;
  const taking = verbOfTakings(marks);
  const at = taking >= 0 ? taking : marks.findIndex((mark) => isNoise(mark) && BRINGING.test(mark.said));
  if (at < 0) return;
  const behind = marks.slice(at + 1);
  const next = behind.findIndex((mark) => !PARTICLE.test(mark.said));
  const degree = behind[next];
  const isRanked = isRank(degree) || isKeyword(degree, 'more', 'less', 'gain', 'loss', 'compare');
  if (taking < 0 && !isRanked) return;
  const choices = ofEachEarned([view], (earned) =>
    isRanked ? rankedBy(earned, marks, at, at + 1 + next) : ofWhom(earned, marks, at),
  );
  if (choices.length === 0) {
    if (taking >= 0 && !(BRINGING.test(marks[at]?.said ?? '') && bringsVisits(view)))
      throw askedBack('which_money');
    return;
  }
  throw askedBack('which_takings', choices);
}

const bringsVisits = (view: SourceView): boolean =>
  ['sessions', 'clicks'].some((metric) => view.columnOf(metric) !== undefined);

/** "Which gate had the most ticket income in March", "does North have more ticket income than South" */
function rankedBy(noun: string, marks: readonly Mark[], verb: number, degree: number): string {
  const before = inWords(marks.slice(0, verb));
  const [much = '', than = ''] = (marks[degree]?.said ?? '').split(/ (?=than$)/i);
  const article = /\bthe$/i.test(marks[degree - 1]?.said ?? '') ? 'the' : '';
  const had = /^(?:do|does|did) /i.test(before) ? 'have' : 'had';
  const behind = inWords(marks.slice(degree + 1));
  return [before, had, article, much, noun, than, behind]
    .filter((words) => words !== '')
    .join(' ')
    .replace(/ ([?.,;!])/g, '$1');
}

/** "Ticket income of North in March", of nobody who is named "ticket income in March" */
const ofWhom = (noun: string, marks: readonly Mark[], verb: number): string => {
  const who = inWords(marks.slice(0, verb).filter((mark) => !(isNoise(mark) && OPENING.test(mark.said))));
  const rest = marks.slice(verb + 1);
  const particles = rest.findIndex(({ said }) => !/^(?:us|in)$/i.test(said));
  const time = rest[particles];
  // "Bring in last week", but "make in March"
  const isIn = /^in$/i.test(rest[particles - 1]?.said ?? '') && isPeriod(time);
  const when = isIn
    ? `${timeAsked(time)} ${inWords(rest.slice(particles + 1))}`
    : inWords(rest.slice(particles < 0 ? rest.length : particles));
  return `${noun} ${who === '' ? '' : `of ${who} `}${when}`.replace(/ ?[?!.]*$/, '');
};
