import { isMissing, type Maybe, noData } from '#src/web/ui/format/missing.ts';
import { formatBrief, formatWith } from '#src/web/ui/format/number.ts';
import { formatPercentChange, formatPointChange } from '#src/web/ui/format/percent.ts';
import type { Unit } from '#src/web/ui/format/unit.ts';
import { type Currency, formatValue } from '#src/web/ui/format/value.ts';

export interface Change {
  /** "+38.1%", "300 times", "−2.1 pp", "−1.4", "new", "back" or "no data". */
  readonly text: string;
  /** Both values in full, for hovering and screen readers. */
  readonly exact: string;
  readonly sign: -1 | 0 | 1;
}

/**
 * From one value of a metric to another. The unit decides how a change is said, so that no caller can take one for the
 * other: fractions differ by percentage points, positions by places, everything else by percent of what it was, or as so many
 * times of it.
 *
 * @param earlier values before `from`, as far as they are known: what had any of them is back and not new
 */
export function describeChange(
  from: Maybe<number>,
  to: Maybe<number>,
  unit: Unit,
  currency?: Currency,
  earlier: readonly Maybe<number>[] = [],
): Change {
  if (isMissing(from) || isMissing(to)) return { text: noData, exact: noData, sign: 0 };
  const exact = `from ${formatValue(from, unit, 'exact', currency)} to ${formatValue(to, unit, 'exact', currency)}`;
  const text = changeText(from, to, unit, earlier);
  // What is written as nothing has no direction.
  const sign = text === changeText(from, from, unit, earlier) ? 0 : (Math.sign(to - from) as -1 | 0 | 1);
  return { text, exact, sign };
}

/** From so many times on, a percentage tells nothing any more. */
const MANY_TIMES = 10;

function changeText(from: number, to: number, unit: Unit, earlier: readonly Maybe<number>[]): string {
  if (unit === 'fraction') return formatPointChange(to - from);
  if (unit === 'position')
    return formatWith(to - from, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  // Nothing grows by a percentage from zero.
  if (from === 0 && to !== 0) return earlier.some((value) => (value ?? 0) > 0) ? 'back' : 'new';
  if (from === 0) return formatPercentChange(0);
  if (from > 0 && to / from >= MANY_TIMES) return `${formatBrief(to / from)} times`;
  return formatPercentChange((to - from) / Math.abs(from));
}
