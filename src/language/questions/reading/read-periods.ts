import { addDays } from '#src/shared/week.ts';
import type { Period } from '../dates/period.ts';
import { isKeyword, type Piece } from './piece.ts';
import { NotAnswerable } from './problem.ts';
import type { Reading } from './reading.ts';

export interface ReadPeriods {
  readonly periods: readonly Period[];
  readonly versus: Reading['versus'];
  readonly versusUnit: Reading['versusUnit'];
  readonly weekdays: Reading['weekdays'];
  /** "over the last 8 weeks" asks for the course of them. */
  readonly isOver: boolean;
}

/** The periods in the order of the question, and what they are held against. */
export function readPeriods(pieces: Piece[]): ReadPeriods {
  const periods: Period[] = [];
  const weekdays: { days: number[]; words: string }[] = [];
  let versus: Reading['versus'] = null;
  let versusUnit: Reading['versusUnit'] = null;
  let isOver = false;
  for (const [at, piece] of pieces.entries()) {
    if (isKeyword(piece, 'yoy')) versus = 'year_before';
    if (isKeyword(piece, 'yoy', 'mom')) versusUnit = 'month';
    if (isKeyword(piece, 'wow')) versusUnit = 'week';
    if (isKeyword(piece, 'dod')) versusUnit = 'day';
    if (isKeyword(piece, 'mom', 'wow', 'pop', 'dod')) versus ??= 'before';
    if (piece.type !== 'time') continue;
    piece.used = true;
    const { time } = piece;
    if (time.type === 'relative') versus = time.to;
    if (time.type === 'weekdays') weekdays.push({ days: [...time.days], words: time.words });
    if (time.type !== 'period') continue;
    const before = pieces[at - 1];
    if (
      (isKeyword(before, 'over') || /^(?:over|across|throughout)$/i.test(before?.said ?? '')) &&
      time.period.count > 1
    )
      isOver = true;
    if (isKeyword(before, 'over') && before) before.used = true;
    const isSame = periods.some(({ from, to }) => from === time.period.from && to === time.period.to);
    // "last week vs the previous week": both are the same days, so the second is the one before.
    if (isSame) {
      if (/previou|prior|preceding|before/i.test(piece.said)) versus ??= 'before';
      continue;
    }
    periods.push(time.period);
  }
  return { ...splitEnds(pieces, summed(pieces, periods)), versus, versusUnit, weekdays, isOver };
}

const isSaidToBeSum = (pieces: readonly Piece[]): boolean =>
  pieces.some(
    (piece) =>
      isKeyword(piece, 'total') && /^(?:sum|sum of|combined|together|all together)$/i.test(piece.said),
  );

/** "Sessions per week in June and July" are the weeks of both, one after the other. */
const isOneCourse = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ type }) => type === 'grain') &&
  !pieces.some((piece) => isKeyword(piece, 'versus', 'compare', 'gain', 'loss', 'change'));

/** "How many orders did we get in January and February?" is one number over both, as long as nothing is compared. */
function isCountedOverBoth(pieces: readonly Piece[]): boolean {
  const times = pieces.flatMap((piece, at) =>
    piece.type === 'time' && piece.time.type === 'period' ? [at] : [],
  );
  const [first, second] = times;
  if (times.length !== 2 || first === undefined || second === undefined) return false;
  const isJoined = pieces
    .slice(first + 1, second)
    .every((piece) => piece.type === 'noise' || isKeyword(piece, 'and', 'preposition'));
  const isAmount = pieces.some(
    (piece) => isKeyword(piece, 'count', 'total') || /^how much$|^how many$/i.test(piece.said),
  );
  return (
    isJoined &&
    isAmount &&
    pieces.slice(first + 1, second).some((piece) => isKeyword(piece, 'and')) &&
    !pieces.some((piece) =>
      isKeyword(piece, 'versus', 'compare', 'gain', 'loss', 'change', 'each', 'which'),
    ) &&
    !pieces.some(({ type }) => type === 'grain' || type === 'unit')
  );
}

/** "The sum of April and May" is one number over both. */
function summed(pieces: readonly Piece[], periods: readonly Period[]): readonly Period[] {
  const isSum = isSaidToBeSum(pieces) || isCountedOverBoth(pieces) || isOneCourse(pieces);
  if (!isSum || periods.length < 2 || pieces.some((piece) => isKeyword(piece, 'versus', 'compare')))
    return periods;
  const inOrder = [...periods].sort((a, b) => (a.from < b.from ? -1 : 1));
  const isJoined = inOrder.every(
    (one, at) => at === 0 || addDays((inOrder[at - 1] as Period).to, 1) === one.from,
  );
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if ((!isJoined || first === undefined || last === undefined) && !isSaidToBeSum(pieces)) return periods;
  if (!isJoined || first === undefined || last === undefined)
    throw new NotAnswerable({ type: 'ambiguous', about: 'sum_of_periods', choices: [] });
  return [{ from: first.from, to: last.to, unit: 'range', count: 1 }];
}

/** Of a change "from January to February" the two ends are compared, the later against the earlier. */
function splitEnds(pieces: readonly Piece[], periods: readonly Period[]): { periods: readonly Period[] } {
  const [only] = periods;
  if (periods.length !== 1 || only?.ends === undefined) return { periods: periods.map(withoutEnds) };
  const isChange =
    only.reading === 'around' ||
    pieces.some(
      (piece) =>
        isKeyword(piece, 'gain', 'loss', 'change', 'versus', 'compare') && piece.said.toLowerCase() !== 'up',
    );
  if (!isChange) return { periods: [withoutEnds(only)] };
  const [later, sooner] = [...only.ends].sort((a, b) => (a.from < b.from ? 1 : -1)) as [Period, Period];
  return { periods: [withoutEnds(later), withoutEnds(sooner)] };
}

const withoutEnds = ({ ends: _, ...period }: Period): Period => period;
