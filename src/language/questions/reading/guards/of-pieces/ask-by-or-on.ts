import { addDays, weekOf } from '#src/shared/week.ts';
import { lengthOf, type Period } from '../../../dates/period.ts';
import { dated, periodAsked } from '../../../wording/as-question-when.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';

/** "Bookings by Friday": what there was up to that day, and not what that day alone had; from when on, is not said. */
export function askByOrOn(pieces: readonly Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'time' || piece.time.type !== 'period') continue;
    const by = neighbour(pieces, at, -1, isNoise);
    const isBy = isKeyword(pieces[by], 'by') && /^by$/i.test(pieces[by]?.said ?? '');
    // "By the last 3 months" are more of them than one
    if (!isBy || piece.time.period.count > 1) continue;
    const textWith = (way: string): string =>
      [...pieces.slice(0, by).map(({ said }) => said), way, ...pieces.slice(at + 1).map(({ said }) => said)]
        .join(' ')
        .replace(/ ([?.!,])/g, '$1');
    throw askedBack('by_or_on', waysOf(piece.time.period).map(textWith).map(asChoice));
  }
}

function waysOf(period: Period): string[] {
  const { from, to } = period;
  const isOneDay = lengthOf(period) === 1;
  const sinceMonday: Period = { from: weekOf(from), to, unit: 'range', count: 1 };
  return [
    ...(isOneDay && weekOf(from) < from ? [periodAsked(sinceMonday)] : []),
    ...(isOneDay ? [] : [`until ${dated(addDays(from, -1))}`]),
    `until ${dated(to)}`,
    periodAsked({ ...period, words: undefined }),
  ];
}
