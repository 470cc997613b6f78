import { isKeyword, isNoise, neighbour, type Piece } from '../../piece.ts';
import { NotAnswerable } from '../../problem.ts';

/** "High traffic but low engagement": where one begins and the other ends is not said. */
export function refuseHighAndLow(pieces: readonly Piece[]): void {
  const metricsBehind = (keyword: 'high' | 'low'): readonly string[] =>
    pieces.flatMap((piece, at) => {
      const next = isKeyword(piece, keyword) ? pieces[neighbour(pieces, at, 1, isNoise)] : undefined;
      return next?.type === 'metric' ? [next.metric] : [];
    });
  const [high, low] = [metricsBehind('high'), metricsBehind('low')];
  const isOfTwo = high.some((metric) => low.some((other) => other !== metric));
  // "Impressions but hardly any clicks": the rows would stand in order of the impressions.
  const first = pieces.find(({ type }) => type === 'metric');
  const isOfOther =
    first?.type === 'metric' && high.length + low.length > 0 && ![...high, ...low].includes(first.metric);
  const isRanked = pieces.some((piece) =>
    isKeyword(piece, 'top', 'bottom', 'best', 'worst', 'by', 'ordered'),
  );
  if ((isOfTwo || (isOfOther && !isRanked)) && !pieces.some(({ type }) => type === 'number'))
    throw new NotAnswerable({ type: 'ambiguous', about: 'high_and_low', choices: [] });
}
