import type { Reading } from '../reading.ts';

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));

/** A number of the question stands in some part of its reading; a percentage may stand there as a fraction. */
export function isNumberHeld(
  value: number,
  {
    metrics,
    always,
    rank,
    place,
    limits,
    moves,
    leftOut,
    leftOutDays,
    upTo,
    quantile,
    rolling,
    filters,
    periods,
    ranges,
    stretch,
  }: Reading,
) {
  const all = [
    rank?.count,
    always?.count,
    leftOut?.count,
    leftOutDays?.count,
    upTo,
    quantile,
    rolling,
    stretch?.count,
    place,
    ...(ranges?.bounds.flatMap(({ from, to }) => [from, to]) ?? []),
    ...limits.map((limit) => limit.value),
    // "20 % above average" is 1.2 times it
    ...limits.flatMap(({ factor }) => (factor === undefined ? [] : [factor, Math.abs(factor - 1)])),
    ...moves.map((move) => move.value),
    ...periods.map(({ count }) => count),
  ];
  return (
    all.some((one) => typeof one === 'number' && (isNear(one, value) || isNear(one * 100, value))) ||
    filters.some(({ members }) => members.some((name) => name.includes(String(value)))) ||
    // "Per thousand sessions"
    [...metrics, ...limits.map(({ metric }) => metric)].some((id) => id.startsWith(`per_${value}:`))
  );
}
