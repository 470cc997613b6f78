import { formatDuration } from '#src/web/ui/format/duration.ts';
import { isMissing, type Maybe, noData } from '#src/web/ui/format/missing.ts';
import { formatMoney, formatMoneyBrief, formatMoneyCompact } from '#src/web/ui/format/money.ts';
import {
  formatBrief,
  formatCompact,
  formatCount,
  formatExact,
  formatWith,
} from '#src/web/ui/format/number.ts';
import { formatShare } from '#src/web/ui/format/percent.ts';
import type { Unit } from '#src/web/ui/format/unit.ts';

/**
 * `brief` for sentences and headings, `compact` for axes, `exact` for tables and hovering; `whole` in whole
 * units, of money as of what is counted.
 */
export type Precision = 'brief' | 'compact' | 'exact' | 'whole';

/** ISO 4217; the source says it. Without it an amount is a bare number, never a guess. */
export type Currency = string | undefined;

type Write = (value: number, precision: Precision, currency: Currency) => string;

const plain: Write = (value, precision) =>
  precision === 'brief'
    ? formatBrief(value)
    : precision === 'whole'
      ? formatCount(value)
      : precision === 'compact'
        ? formatCompact(value)
        : formatExact(value);

const writers: Record<Unit, Write> = {
  count: plain,
  per_session: (value, precision) => (precision === 'exact' ? formatExact(value) : formatBrief(value)),
  position: (value, precision) => formatWith(value, { maximumFractionDigits: precision === 'exact' ? 3 : 1 }),
  seconds: (value) => formatDuration(value),
  fraction: (value, precision) =>
    precision === 'exact'
      ? formatWith(value, { style: 'percent', maximumFractionDigits: 2 })
      : formatShare(value),
  currency: (value, precision, currency) => {
    if (currency === undefined) return plain(value, precision, currency);
    if (precision === 'exact') return formatMoney(value, currency);
    if (precision === 'whole') return formatMoney(value, currency, undefined, 0);
    if (precision === 'brief') return formatMoneyBrief(value, currency);
    return formatMoneyCompact(value, currency);
  },
};

/** A metric's value in its unit. */
export function formatValue(
  value: Maybe<number>,
  unit: Unit,
  precision: Precision = 'exact',
  currency?: Currency,
): string {
  return isMissing(value) ? noData : writers[unit](value, precision, currency);
}
