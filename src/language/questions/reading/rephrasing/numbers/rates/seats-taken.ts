import type { SourceView } from '../../../../data/source-view.ts';
import { type Supply, supplyOf } from '../../../../data/supply.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import { keywordMark, type Mark } from '../../../mark.ts';
import { isKeyword, isNoise } from '../../../piece.ts';

const TAKEN = /^(?:taken|fill|filled|sell|sold|occupied|used|booked)$/i;
const EMPTY = /^(?:empty|unsold|unfilled|unoccupied|unused|unbooked|vacant)$/i;
/** "How many seats stayed empty", "did we fill", "that were taken" */
const BETWEEN =
  /^(?:stay(?:s|ed)?|remain(?:s|ed)?|left|go|goes|went|is|are|was|were|been|get|got|do|does|did|we|that|which|that were|which were|which are|that are)$/i;
const FULLER: readonly (readonly [RegExp, 'top' | 'bottom' | 'more' | 'less', string])[] = [
  [/^fullest$/i, 'top', 'highest'],
  [/^emptiest$/i, 'bottom', 'lowest'],
  [/^fuller$/i, 'more', 'higher'],
  [/^emptier$/i, 'less', 'lower'],
];

/**
 * "Seats that stayed empty", "share of seats taken", "the fullest screen" where it is counted how many seats there were and how many of
 * them were taken: those that were not, their part, and who had the highest.
 */
export function seatsTaken(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const isAsked = marks.some(
    ({ said }) => TAKEN.test(said) || EMPTY.test(said) || FULLER.some(([word]) => word.test(said)),
  );
  const supply = isAsked ? supplyOf(views) : undefined;
  if (supply === undefined) return marks;
  return ofState(marks, supply) ?? fullest(marks, supply);
}

function ofState(marks: readonly Mark[], supply: Supply): readonly Mark[] | undefined {
  const state = marks.findIndex(({ said }) => TAKEN.test(said) || EMPTY.test(said));
  // "Empty seats", or behind them with nothing between but what joins both
  const isBefore = isOf(marks[state + 1], supply);
  const things = isBefore ? state + 1 : marks.slice(0, state).findLastIndex((mark) => isOf(mark, supply));
  if (state < 0 || things < 0) return undefined;
  const between = isBefore ? [] : marks.slice(things + 1, state);
  if (!between.every((mark) => isJoint(mark) || isOfName(mark))) return undefined;
  const [first, last] = [Math.min(things, state), Math.max(things, state)];
  const share = shareBefore(marks, first);
  // "Not taken" are empty, "did not stay empty" were taken
  const isEmpty = EMPTY.test(marks[state]?.said ?? '') !== between.some(({ said }) => NOT.test(said));
  // What part of them was not taken no rate says
  if (share >= 0 && isEmpty) return undefined;
  const names = [...(share < 0 ? [] : marks.slice(share + 1, first)), ...between].filter(
    ({ type }) => type === 'members',
  );
  const seats = marks[things]?.said ?? '';
  const became = (marks[state]?.said ?? '').replace(/^sell$/i, 'sold').replace(/^fill$/i, 'filled');
  const rate: Mark = {
    type: 'metric',
    metric: isEmpty
      ? `less:${supply.offered}:${supply.taken}`
      : share < 0
        ? supply.taken
        : `ratio:${supply.taken}:${supply.offered}`,
    said: share < 0 ? `${seats} ${became}` : `share of ${seats} ${became}`,
    others: [],
    proper: false,
  };
  return [
    ...marks.slice(0, share < 0 ? first : share),
    rate,
    ...names.flatMap((name) => [keywordMark('preposition', 'of'), name]),
    ...marks.slice(last + 1),
  ];
}

const NOT = /^(?:(?:is|are|was|were|did|do) )?(?:not|never)$/i;

const isJoint = ({ said }: Mark): boolean => BETWEEN.test(said) || NOT.test(said);

/** "Seats in IMAX" */
const isOfName = (mark: Mark): boolean => mark.type === 'members' || isKeyword(mark, 'preposition');

/** "What share of the seats", "of the IMAX seats" */
function shareBefore(marks: readonly Mark[], first: number): number {
  const share = marks.slice(0, first).findLastIndex((mark) => isKeyword(mark, 'share'));
  const lead = marks.slice(share + 1, first);
  return share >= 0 && lead.every((mark) => isNoise(mark) || isOfName(mark) || /^of\b/i.test(mark.said))
    ? share
    : -1;
}

/** The seats themselves, by the one word for them, which may be read as those that were sold, or by their column. */
const isOf = (mark: Mark | undefined, { offered, thing }: Supply): boolean =>
  mark !== undefined &&
  ((mark.type === 'metric' && mark.metric === offered) ||
    (/^(?:metric|unknown)$/.test(mark.type) && wordsOf(mark.said).join(' ') === thing));

function fullest(marks: readonly Mark[], { offered, taken }: Supply): readonly Mark[] {
  if (marks.some(({ type }) => type === 'metric')) return marks;
  return marks.flatMap((mark) => {
    const [, keyword, much] = FULLER.find(([word]) => word.test(mark.said)) ?? [];
    if (keyword === undefined || much === undefined) return [mark];
    const rate: Mark = {
      type: 'metric',
      metric: `ratio:${taken}:${offered}`,
      said: 'occupancy',
      others: [],
      proper: false,
    };
    const degree = keywordMark(keyword, much);
    // "The highest occupancy", "is occupancy higher"
    return keyword === 'top' || keyword === 'bottom' ? [degree, rate] : [rate, degree];
  });
}
