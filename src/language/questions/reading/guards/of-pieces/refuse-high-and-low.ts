import { isKeyword, isNoise, neighbour, type Piece } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';

/** "High traffic but low engagement": where one begins and the other ends is not said. */
export function refuseHighAndLow(pieces: readonly Piece[]): void {
  const metricsBehind = (keyword: 'high' | 'low'): readonly string[] =>
    pieces.flatMap((piece, at) => {
      const next = isKeyword(piece, keyword) ? pieces[neighbour(pieces, at, 1, isNoise)] : undefined;
      const said = next?.type === 'metric' ? next : saidToBe(pieces, at, keyword);
      return said?.type === 'metric' ? [said.metric] : [];
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
    throw askedBack('high_and_low', bothBeside(pieces, high[0] ?? firstOf(first), low[0] ?? firstOf(first)));
}

const firstOf = (first: Piece | undefined): string | undefined =>
  first?.type === 'metric' ? first.metric : undefined;

/** Both numbers of the same ones beside each other: who asks sees where the one is high and the other low. */
function bothBeside(pieces: readonly Piece[], ...metrics: readonly (string | undefined)[]) {
  const kind = pieces.find(({ type }) => type === 'dimension');
  const said = metrics.map(
    (metric) => pieces.find((piece) => piece.type === 'metric' && piece.metric === metric)?.said,
  );
  const when = pieces.flatMap((piece, at) =>
    piece.type === 'time'
      ? [isKeyword(pieces[at - 1], 'preposition') ? pieces[at - 1]?.said : '', piece.said]
      : [],
  );
  if (kind === undefined || said.includes(undefined) || said[0] === said[1]) return [];
  // "Above average" is a limit that needs no name
  const limited = [kind.said, 'with', said[0], 'above average and', said[1], 'below average', ...when];
  return [
    asChoice(limited.filter((word) => word !== '').join(' ')),
    asChoice([said[0], 'and', said[1], 'by', kind.said, ...when].filter((word) => word !== '').join(' ')),
  ];
}

const JUDGED = { high: /^(?:high|good|great|strong)$/i, low: /^(?:low|poor|bad|weak)$/i };

/** "Traffic is high but engagement is poor": the number that is said to be so. */
function saidToBe(pieces: readonly Piece[], at: number, level: 'high' | 'low'): Piece | undefined {
  const isSo =
    JUDGED[level].test(pieces[at]?.said ?? '') && /^(?:is|are|was|were)$/i.test(pieces[at - 1]?.said ?? '');
  return isSo ? pieces[neighbour(pieces, at - 1, -1, isNoise)] : undefined;
}
