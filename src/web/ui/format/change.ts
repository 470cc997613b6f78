import { isMissing, type Maybe, noData } from '#src/web/ui/format/missing.ts';
import { formatWith } from '#src/web/ui/format/number.ts';
import { formatPercentChange, formatPointChange } from '#src/web/ui/format/percent.ts';
import type { Unit } from '#src/web/ui/format/unit.ts';
import { type Currency, formatValue } from '#src/web/ui/format/value.ts';

export interface Change {
  /** "+38.1%", "−2.1 pp", "−1.4", "new" or "no data". */
  readonly text: string;
  /** Both values in full, for hovering and screen readers. */
  readonly exact: string;
  readonly sign: -1 | 0 | 1;
}

/**
 * From one value of a metric to another. The unit decides how a change is said, so that no caller can take one for the
 * other: fractions differ by percentage points, positions by places, everything else by percent of what it was.
 */
export function describeChange(
  from: Maybe<number>,
  to: Maybe<number>,
  unit: Unit,
  currency?: Currency,
): Change {
  if (isMissing(from) || isMissing(to)) return { text: noData, exact: noData, sign: 0 };
  const exact = `from ${formatValue(from, unit, 'exact', currency)} to ${formatValue(to, unit, 'exact', currency)}`;
  const text = changeText(from, to, unit);
  // What is written as nothing has no direction.
  const sign = text === changeText(from, from, unit) ? 0 : (Math.sign(to - from) as -1 | 0 | 1);
  return { text, exact, sign };
}

function changeText(from: number, to: number, unit: Unit): string {
  if (unit === 'fraction') return formatPointChange(to - from);
  if (unit === 'position')
    return formatWith(to - from, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  // Nothing grows by a percentage from zero.
  if (from === 0) return to === 0 ? formatPercentChange(0) : 'new';
  return formatPercentChange((to - from) / Math.abs(from));
}
