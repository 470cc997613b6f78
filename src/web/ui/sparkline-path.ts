import { isMissing, type Maybe } from '#src/web/ui/format/missing.ts';

export interface SparkPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Where each value stands in a box of this size; undefined where there is none. The line uses the whole height between
 * the smallest and the largest value; a line that never moved runs through the middle. Better is upward, as in the charts.
 */
export function sparkPoints(
  values: readonly Maybe<number>[],
  width: number,
  height: number,
  lowerIsBetter = false,
): (SparkPoint | undefined)[] {
  const known = values.filter((value): value is number => !isMissing(value));
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => {
    if (isMissing(value)) return undefined;
    const share = span === 0 ? 0.5 : (value - low) / span;
    return { x: index * step, y: (lowerIsBetter ? share : 1 - share) * height };
  });
}

/** A line through the points that is broken where one is missing: a gap is not a slope. */
export function sparkPath(points: readonly (SparkPoint | undefined)[]): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return points
    .map((point, index) => {
      if (point === undefined) return '';
      return `${points[index - 1] === undefined ? 'M' : 'L'}${round(point.x)} ${round(point.y)}`;
    })
    .join('');
}
