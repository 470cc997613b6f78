import { type Part, partOf, wholeMonth } from '../../../dates/part-of.ts';
import { earlier, later, type Period } from '../../../dates/period.ts';
import { ordinalWord } from '../../../text/number-words.ts';
import { periodAsked } from '../../../wording/as-question-when.ts';
import {
  isKeyword,
  isLight,
  isNoise,
  isPeriod,
  isPlural,
  neighbour,
  type Piece,
  rewrite,
} from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';

/** An end of a stretch, as it is said, and the places of the pieces that say it. */
interface End {
  readonly part: Part;
  /** "The first days" do not say how many. */
  readonly isVague: boolean;
  readonly from: number;
  readonly to: number;
}

/**
 * "January without the first week", "but not the last two days": times at that end of the stretch that is named, and neither its
 * largest ones nor those of today's calendar.
 */
export function endsLeftOut(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (!isKeyword(piece, 'without')) continue;
    const place = neighbour(pieces, at, 1, isLight);
    const whole = onlyPeriod(pieces, place);
    const end = place < 0 ? undefined : (firstEnd(pieces, place) ?? lastEnd(pieces, place, whole));
    if (end === undefined) continue;
    if (whole === undefined) throw askedBack('days_left_out');
    if (end.isVague) throw askedBack('days_left_out', countsOf(whole, end.part));
    const part = partOf(whole, end.part);
    if (part === undefined) throw askedBack('days_left_out');
    const { from, to } = wholeMonth(whole);
    // The last week of a month may end behind it
    const period: Period = { ...part, from: later(part.from, from), to: earlier(part.to, to) };
    const said = pieces.slice(end.from, end.to + 1).map((one) => one.said);
    rewrite(pieces, end.from, {
      type: 'time',
      time: { type: 'period', period },
      said: said.join(' '),
      others: [],
    });
    pieces.splice(end.from + 1, end.to - end.from);
  }
}

/** The one stretch that is named beside what is left out of it. */
function onlyPeriod(pieces: readonly Piece[], leftOut: number): Period | undefined {
  const found = pieces.flatMap((piece, at) =>
    at !== leftOut && isPeriod(piece) && piece.type === 'time' && piece.time.type === 'period'
      ? [piece.time.period]
      : [],
  );
  return found.length === 1 ? found[0] : undefined;
}

const FIRST = /^(?:(?:very )?first|opening)$/i;
const LAST = /^(?:the )?(?:last|final|closing)\b/i;

/** "The first week", "the second week", "the first 3 days", "the final month": no word for a time that stands by itself. */
function firstEnd(pieces: readonly Piece[], place: number): End | undefined {
  const said = pieces[place]?.said ?? '';
  const nth = FIRST.test(said) ? 1 : LAST.test(said) ? ('last' as const) : ordinalWord(said.toLowerCase());
  if (nth === undefined || pieces[place]?.type === 'time') return undefined;
  const next = neighbour(pieces, place, 1, isNoise);
  const number = pieces[next];
  const isVague = isKeyword(number, 'low') || /^(?:few|couple|several)\b/i.test(number?.said ?? '');
  const count = number?.type === 'number' ? number.value : undefined;
  const to = isVague || count !== undefined ? neighbour(pieces, next, 1, isNoise) : next;
  const named = pieces[to];
  if (named?.type !== 'unit' || !isPartUnit(named.unit)) return undefined;
  return {
    part: { nth, count, unit: named.unit },
    isVague: isVague || (count === undefined && isPlural(named.said)),
    from: place,
    to,
  };
}

/** "The last two days", "the last week": those of today's calendar only where the stretch holds them. */
function lastEnd(pieces: readonly Piece[], place: number, whole: Period | undefined): End | undefined {
  const piece = pieces[place];
  if (whole === undefined || piece?.type !== 'time' || !LAST.test(piece.said)) return undefined;
  if (piece.time.type !== 'period') return undefined;
  const { from, to, unit, count } = piece.time.period;
  const isHeld = from >= whole.from && to <= whole.to;
  if (isHeld || !isPartUnit(unit)) return undefined;
  const isVague = count === 1 && isPlural(piece.said);
  return {
    part: { nth: 'last', count: count === 1 ? undefined : count, unit },
    isVague,
    from: place,
    to: place,
  };
}

const isPartUnit = (unit: string): unit is Part['unit'] => /^(?:day|week|month|quarter)$/.test(unit);

/** "The last days" of January: how many of them could be meant. */
const countsOf = (whole: Period, { nth, unit }: Part): { label: string; question: string }[] =>
  (unit === 'day' ? [3, 7, 10] : [2, 3])
    .map((count) => ({ count, part: partOf(whole, { nth, count, unit }) }))
    .filter(({ part }) => part !== undefined)
    .map(
      ({ count }) =>
        `{metric} ${periodAsked(whole)} without the ${nth === 'last' ? 'last' : 'first'} ${count} ${unit}s`,
    )
    .map(asChoice);
