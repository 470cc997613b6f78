import { type Piece, silent } from '../../../piece.ts';

const SECONDS_IN: readonly (readonly [RegExp, number])[] = [
  [/^(?:seconds?|secs?|s)$/i, 1],
  [/^(?:minutes?|mins?|min)$/i, 60],
  [/^(?:hours?|hrs?|h)$/i, 3_600],
];
const isLength = (metric: string): boolean => /^engagement_(?:seconds|per_session)$/.test(metric);
const isMoney = (metric: string): boolean => /revenue|average_order_value/.test(metric);

/** "Time per session under 1 minute", "revenue per session below 5 cents": the number in the unit that the metric is counted in. */
export function numbersInUnits(pieces: Piece[]): void {
  const metrics = pieces.flatMap((piece) => (piece.type === 'metric' ? [piece.metric] : []));
  const last = metrics.at(-1);
  if (last === undefined) return;
  for (const [at, piece] of pieces.entries()) {
    const unit = pieces[at + 1];
    if (piece.type !== 'number' || unit === undefined) continue;
    const nearest = pieces.slice(0, at).findLast(({ type }) => type === 'metric');
    const about = nearest?.type === 'metric' ? nearest.metric : last;
    const seconds = SECONDS_IN.find(([words]) => words.test(unit.said))?.[1];
    const factor =
      seconds !== undefined && isLength(about)
        ? seconds
        : /^cents?$/i.test(unit.said) && isMoney(about)
          ? 0.01
          : null;
    if (factor === null) continue;
    pieces[at] = { ...piece, value: piece.value * factor };
    pieces[at + 1] = silent(unit);
  }
}
