import { addDays } from '#src/shared/week.ts';
import { lengthOf, type Period, unitAround } from '../../../dates/period.ts';
import { type Piece, silence } from '../../piece.ts';

const HALF = /^(?:the )?(?:first|1st|second|2nd|last|other) half of /i;

/** "The first half of April against the second half": of the same month, or year. */
export function otherHalf(pieces: Piece[]): void {
  const first = pieces.findIndex((piece) => piece.type === 'time' && HALF.test(piece.said));
  const named = pieces[first];
  if (named?.type !== 'time' || named.time.type !== 'period') return;
  for (let at = first + 1; at < pieces.length - 1; at++) {
    const [piece, next] = [pieces[at], pieces[at + 1]];
    const isHalf =
      /^half$/i.test(next?.said ?? '') && /^(?:first|1st|second|2nd|last|other)$/i.test(piece?.said ?? '');
    if (!isHalf || piece === undefined) continue;
    pieces[at] = {
      ...named,
      time: {
        ...named.time,
        period: halfBeside(named.time.period, /^(?:the )?(?:first|1st)/i.test(named.said)),
      },
      said: `${piece.said} half`,
      used: false,
    };
    silence(pieces, at + 1, at + 2);
    return;
  }
}

function halfBeside(period: Period, isFirst: boolean): Period {
  const whole = unitAround(period.from, lengthOf(period) > 31 ? 'year' : 'month');
  const days = isFirst
    ? { from: addDays(period.to, 1), to: whole.to }
    : { from: whole.from, to: addDays(period.from, -1) };
  return { ...days, unit: 'range', count: 1 };
}
