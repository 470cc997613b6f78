import type { Figure } from '#src/web/ui/chart/figure.ts';
import { numberOf, PIXELS_A_LETTER } from '#src/web/ui/chart/figure-style.ts';

/** Of the first names, whose bars are looked at first: further down nobody looks for what the colours mean. */
const FIRST = 3;

/**
 * The name whose bars have room for saying, behind their values, which of the groups each is; undefined where none of the
 * first has, and a key must.
 */
export function directLabels(
  { marks, groups, write }: Figure,
  length: number,
  beyond: number,
): string | undefined {
  if (groups.length < 2) return undefined;
  const most = Math.max(0, ...marks.map(numberOf).filter(Number.isFinite));
  const names = [...new Set(marks.map(({ x }) => x))].slice(0, FIRST);
  return names.find((name) =>
    groups.every((group) => {
      const mark = marks.find((one) => one.x === name && one.group === group);
      if (mark === undefined || !(numberOf(mark) >= 0)) return false;
      const text = `${write(numberOf(mark), 'compact')}  ${group}`;
      return (numberOf(mark) / most) * length + text.length * PIXELS_A_LETTER + 8 <= length + beyond;
    }),
  );
}
