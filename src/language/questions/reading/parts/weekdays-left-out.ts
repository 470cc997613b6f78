import { isFewDays } from '../../dates/period.ts';
import { WEEK, weekdaysBut } from '../../dates/weekdays-but.ts';
import { asKeyword, isKeyword, isLight, isNoise, neighbour, type Piece, silence } from '../piece.ts';
import { askedBack } from '../problem.ts';

/** "And", "or on", a comma: what joins a further day to those that are left out; it may say again that it is. */
const isJoint = (piece: Piece): boolean =>
  isKeyword(piece, 'and', 'or', 'without') ||
  isLight(piece) ||
  /^(?:,|nor|(?:and|or)(?: on)?)$/i.test(piece.said);

/**
 * "Except Mondays and Fridays", "not on Mondays, Tuesdays or at weekends": all days of the week that are named in a row behind the word
 * that leaves them out, turned into those that are left.
 */
export function weekdaysLeftOut(pieces: Piece[], first: number): void {
  const said = pieces[first];
  if (said?.type !== 'time' || said.time.type !== 'weekdays') return;
  const named = [said.time];
  let last = first;
  while (true) {
    const next = neighbour(pieces, last, 1, isJoint);
    const time = timeAt(pieces, next);
    const between = pieces.slice(last + 1, next);
    if (time === undefined || between.every((piece) => isNoise(piece) && piece.said !== ',')) break;
    named.push(time);
    last = next;
  }
  const days = WEEK.filter((day) => !named.some((one) => one.days.includes(day)));
  if (days.length === 0) throw askedBack('days_left_out');
  pieces[first] = {
    ...said,
    time: {
      ...said.time,
      days,
      words: weekdaysBut(
        'days',
        named.map(({ words }) => words),
      ),
    },
  };
  silence(pieces, first + 1, last + 1);
}

/**
 * "Except lockers and Mondays", "excluding weekends and April 6", "without April 6 and April 7": all of them are left out. "Except lockers
 * and on Mondays" says of the days that they are meant.
 */
export function daysAndNamesLeftOut(pieces: Piece[]): void {
  for (const [at, joint] of pieces.entries()) {
    if (!joinsList(pieces, at)) continue;
    const [before, behind] = [kindOf(pieces[at - 1]), kindOf(pieces[at + 1])];
    const isMixed = before !== undefined && behind !== undefined && (before !== behind || before === 'day');
    const isOn = /^(?:on|at|over|during|every|each)\b/i.test(pieces[at + 1]?.said ?? '');
    if (isMixed && !isOn && isLeftOut(pieces, at - 1)) pieces[at] = asKeyword(joint, 'without');
  }
}

/** "And", "or"; a comma alone may begin the days that count, but not where a list goes on behind it. */
function joinsList(pieces: readonly Piece[], at: number): boolean {
  if (isAnd(pieces[at])) return true;
  if (pieces[at]?.said !== ',') return false;
  const next = pieces[at + 2];
  return kindOf(pieces[at + 3]) !== undefined && (isAnd(next) || next?.said === ',');
}

const isAnd = (piece: Piece | undefined): boolean =>
  piece !== undefined && (isKeyword(piece, 'and', 'or') || /^nor$/i.test(piece.said));

function kindOf(piece: Piece | undefined): 'name' | 'weekday' | 'day' | undefined {
  if (piece?.type === 'members') return 'name';
  if (piece?.type !== 'time') return undefined;
  if (piece.time.type === 'weekdays') return 'weekday';
  return piece.time.type === 'period' && isFewDays(piece.time.period) ? 'day' : undefined;
}

/** Behind the word that leaves out, with nothing but others of its list between. */
const isLeftOut = (pieces: readonly Piece[], at: number): boolean =>
  isKeyword(
    pieces[
      neighbour(
        pieces,
        at,
        -1,
        (piece) => isLight(piece) || isKeyword(piece, 'and', 'or') || kindOf(piece) !== undefined,
      )
    ],
    'without',
  );

function timeAt(pieces: readonly Piece[], at: number) {
  const piece = pieces[at];
  return piece?.type === 'time' && piece.time.type === 'weekdays' ? piece.time : undefined;
}
