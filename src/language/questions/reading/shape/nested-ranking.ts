import type { unitOf } from '../parts/read-units.ts';
import { isKeyword, isNoise, isPlural, neighbour, type Piece } from '../piece.ts';
import { NotAnswerable } from '../problem.ts';
import type { Reading } from '../reading.ts';

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

/** "The first day with more than 2,000": days within a limit are listed, and none of them is told as the first. */
export function refuseFirstTime(pieces: readonly Piece[]): void {
  const isLimited = pieces.some((piece) => isKeyword(piece, 'more', 'less', 'at_least', 'at_most'));
  const isFirst = pieces.some(
    (piece, at) =>
      /^(?:first|earliest|latest)(?: time)?$/i.test(piece.said) &&
      (pieces[at + 1]?.type === 'unit' || /^time$/i.test(pieces[at + 1]?.said ?? '')),
  );
  if (isLimited && isFirst) throw new NotAnswerable({ type: 'ambiguous', about: 'first_time', choices: [] });
}

/** "Which page has the most queries": how many of one kind there are within another is not counted. */
export function refuseCountWithin(pieces: readonly Piece[]): void {
  if (pieces.some(({ type }) => type === 'metric')) return;
  for (const [at, piece] of pieces.entries()) {
    if (!isKeyword(piece, 'top', 'bottom')) continue;
    const counted = pieces[neighbour(pieces, at, 1, isNoise)];
    const listed = pieces
      .slice(0, at)
      .find(
        (one, place) =>
          one.type === 'dimension' && isKeyword(pieces[neighbour(pieces, place, -1, isNoise)], 'which'),
      );
    if (counted?.type === 'dimension' && listed?.type === 'dimension' && isPlural(counted.said))
      throw new NotAnswerable({ type: 'ambiguous', about: 'count_within', choices: [] });
  }
}

const UNITS = ['day', 'week', 'month', 'quarter', 'year'];

/** "The best day of each month", "the best weekday for each channel": a ranking of time within something else is not told. */
export function refuseNestedRanking(
  pieces: readonly Piece[],
  unit: ReturnType<typeof unitOf>,
  rank: Reading['rank'],
  isAverage: boolean,
): void {
  if (unit === null || rank?.by !== 'value') return;
  // "The month with the highest average": of its days or its weeks? Their sums rank otherwise, for months differ in length.
  if (rank.of === 'time' && isAverage && UNITS.indexOf(unit) > 0)
    throw new NotAnswerable({ type: 'ambiguous', about: 'average_by', choices: [] });
  const isCoarser = pieces.some(
    (piece) =>
      piece.type === 'grain' &&
      /^(?:per|of each|of every|in each|each|every|for each|for every) /i.test(piece.said) &&
      UNITS.includes(unit) &&
      UNITS.indexOf(piece.grain) > UNITS.indexOf(unit),
  );
  const at = pieces.findIndex((piece) => piece.type === 'unit');
  const isOfWeekday =
    unit === 'weekday' &&
    rank.of === 'members' &&
    isKeyword(pieces[at - 1], 'top', 'bottom', 'best', 'worst', 'which');
  if ((rank.of === 'time' && isCoarser) || isOfWeekday)
    throw new NotAnswerable({ type: 'ambiguous', about: 'unit_and_members', choices: [] });
}
