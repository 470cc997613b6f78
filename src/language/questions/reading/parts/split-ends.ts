import { addDays } from '#src/shared/week.ts';
import { lengthOf, type Period, unitAround, yearBefore } from '../../dates/period.ts';
import { periodAsked } from '../../wording/as-question-when.ts';
import { isKeyword, isMove, isNamed, isNoise, type Piece } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

/** Of a change "from January to February" the two ends are compared, the later against the earlier. */
export function splitEnds(
  pieces: readonly Piece[],
  periods: readonly Period[],
  versus: Reading['versus'],
): { periods: readonly Period[] } {
  const [only, other] = periods;
  if (only !== undefined && other !== undefined) refuseSame(only, other);
  if (only !== undefined && other !== undefined && only.from > other.to && isFromTo(pieces, only))
    throw askedBack('ends_turned', [asChoice(turnedRound(pieces))]);
  if (periods.length === 2 && asksHowFar(pieces))
    return { periods: [...periods].sort((a, b) => (a.from < b.from ? 1 : -1)).map(withoutEnds) };
  if (periods.length !== 1 || only?.ends === undefined) return { periods: periods.map(withoutEnds) };
  // "Growth by week between January 30 and March 26" is of every week of them.
  // "MoM growth from January to April" is of every month of them.
  const isCourse =
    pieces.some(({ type }) => type === 'grain') ||
    pieces.some((piece) => isKeyword(piece, 'mom', 'wow', 'dod'));
  const isChange =
    only.reading === 'around' ||
    (!isCourse &&
      pieces.some(
        (piece) =>
          (isKeyword(piece, 'gain', 'loss', 'change', 'versus', 'compare') &&
            (piece.said.toLowerCase() !== 'up' || only.unit !== 'range')) ||
          // "How did the top 5 change between May and June?"
          (isKeyword(piece, 'pop') && /^chang/i.test(piece.said)),
      ));
  if (!isChange || isHeldOtherwise(pieces, only, versus)) return { periods: [asUnit(withoutEnds(only))] };
  askWhichYear(pieces, only, only.ends);
  const [later, sooner] = [...only.ends].sort((a, b) => (a.from < b.from ? 1 : -1)) as [Period, Period];
  refuseSame(later, sooner);
  askDaysOrStretch(pieces, only, [sooner, later]);
  return { periods: [withoutEnds(later), withoutEnds(sooner)] };
}

/** "Vs Jan 1 to Oct 31, 2025" behind other days: these are held against all of that stretch. */
function beginsHeld(pieces: readonly Piece[]): boolean {
  const [joint, time] = pieces.filter((piece) => !isNoise(piece) && !isKeyword(piece, 'preposition'));
  return (
    isKeyword(joint, 'versus', 'compare') && !/^compare$/i.test(joint?.said ?? '') && time?.type === 'time'
  );
}

/** Whatever was read so, nothing is held against itself. */
function refuseSame(one: Period, other: Period): void {
  if (one.from === other.from && one.to === other.to) throw askedBack('which_period');
}

/** "Germany vs France between April 1 and April 30", "from March 2 to March 8 against the week before": of all its days. */
function isHeldOtherwise(pieces: readonly Piece[], only: Period, versus: Reading['versus']): boolean {
  const isRelative = pieces.some(
    ({ type, ...piece }) => type === 'time' && 'time' in piece && piece.time.type === 'relative',
  );
  if (versus !== null && isRelative) return true;
  if (beginsHeld(pieces)) return true;
  if (only.reading === 'around') return false;
  // "Who had more visits from March 2 to March 8, Direct or Social?" is no change of theirs
  const isMoved = pieces.some((piece) => isMove(piece) && !/^(?:more|fewer|less)$/i.test(piece.said));
  const names = pieces.filter(isNamed).length;
  const isAgainstRest = pieces.some((piece) => isKeyword(piece, 'rest'));
  // "Metasearch against Direct for June through August": the names are held against each other, and no months
  return !isMoved && (names > 1 || (isAgainstRest && only.unit === 'range'));
}

/** "Which channel lost revenue from May 4 to May 10?" may hold its last day against its first, or all against those before. */
function askDaysOrStretch(
  pieces: readonly Piece[],
  { from, to, reading }: Period,
  ends: readonly [Period, Period],
): void {
  const [sooner, later] = ends;
  const areDays = reading !== 'around' && ends.every((end) => lengthOf(end) === 1);
  if (!areDays || addDays(sooner.from, 1) >= later.from) return;
  const span: Period = { from, to, unit: 'range', count: 1 };
  const choices = [
    `${periodAsked(later)} compared with ${periodAsked(sooner).replace(/^on /, '')}`,
    `${periodAsked(span)} compared with the period before`,
  ].map((when) => asChoice(askedOf(pieces, when)));
  throw askedBack('days_or_stretch', choices);
}

/** "From Q1 2026 to Q4 2025", of the first */
function isFromTo(pieces: readonly Piece[], { from }: Period): boolean {
  const at = pieces.findIndex(
    (piece) => piece.type === 'time' && piece.time.type === 'period' && piece.time.period.from === from,
  );
  return /^from$/i.test(pieces[at - 1]?.said ?? '') && /^to$/i.test(pieces[at + 1]?.said ?? '');
}

/** The same question from the earlier to the later one. */
function turnedRound(pieces: readonly Piece[]): string {
  const times = pieces.flatMap(({ type, said }) => (type === 'time' ? [said] : []));
  return pieces.map(({ type, said }) => (type === 'time' ? (times.pop() ?? said) : said)).join(' ');
}

/** The same question of another time. */
const askedOf = (pieces: readonly Piece[], when: string): string =>
  pieces
    .map((piece) => (piece.type === 'time' && piece.time.type === 'period' ? when : piece.said))
    .join(' ')
    .replace(/ (?=[?.!,])/g, '');

/** "Which fell from February to January?": of the year before, or the other way round, of which those would be who rose. */
function askWhichYear(
  pieces: readonly Piece[],
  { reading }: Period,
  [start, end]: readonly [Period, Period],
): void {
  if (start.from <= end.to || reading === 'turned' || reading === 'around') return;
  const older = { ...start, ...yearBefore(start) };
  const choices = [
    [start, end],
    [end, older],
  ].flatMap(([now, then]) =>
    now === undefined || then === undefined
      ? []
      : [
          asChoice(
            askedOf(pieces, `${periodAsked(now)} compared with ${periodAsked(then).replace(/^in /, '')}`),
          ),
        ],
  );
  throw askedBack('ends_turned', choices);
}

/** "March 13 vs March 20, % change": a change goes forward in time, whichever is named first. */
const asksHowFar = (pieces: readonly Piece[]): boolean =>
  pieces.some(
    (piece) =>
      (isKeyword(piece, 'change') ||
        (isKeyword(piece, 'gain', 'loss') &&
          /^(?:growth(?: rate)?|(?:got |get )?(?:better|worse)|improved?|worsened)$/i.test(piece.said))) &&
      !/^(?:difference from|stable|differed)$/i.test(piece.said),
  );

/** "Between April 1 and April 30" is April: the month before it is March, and not thirty days. */
function asUnit(period: Period): Period {
  if (period.unit !== 'range' || period.isRunning === true) return period;
  const units = (['month', 'quarter', 'year'] as const).filter((unit) => {
    const { from, to } = unitAround(period.from, unit);
    return from === period.from && to === period.to;
  });
  const [unit] = units;
  return unit === undefined ? period : { ...period, unit };
}

const withoutEnds = ({ ends: _, ...period }: Period): Period => period;
