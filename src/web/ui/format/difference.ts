import { isMissing, type Maybe, noData } from '#src/web/ui/format/missing.ts';
import { formatWith } from '#src/web/ui/format/number.ts';
import { formatPointChange } from '#src/web/ui/format/percent.ts';
import type { Unit } from '#src/web/ui/format/unit.ts';
import { type Currency, formatValue, type Precision } from '#src/web/ui/format/value.ts';

/**
 * How far one value of a metric lies from another, with its sign and in its unit: "+1,200", "−$85.00", "−2.1 pp". Parts
 * of a count may be fractions, for what was expected is one.
 */
export function formatDifference(
  value: Maybe<number>,
  unit: Unit,
  precision: Precision = 'brief',
  currency?: Currency,
): string {
  if (isMissing(value)) return noData;
  if (unit === 'fraction') return formatPointChange(value);
  if (unit === 'count' && precision === 'exact')
    return formatWith(value, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const size = formatValue(Math.abs(value), unit, precision, currency);
  // What is written as nothing has no direction.
  return size === formatValue(0, unit, precision, currency) ? size : `${value < 0 ? '−' : '+'}${size}`;
}
