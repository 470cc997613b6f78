import type { Maybe } from '#src/web/ui/format/missing.ts';
import { formatWith } from '#src/web/ui/format/number.ts';

/**
 * To the currency's smallest unit: 1234.5, "EUR" → "€1,234.50".
 *
 * @param maximumFractionDigits fewer of them: 0 for a row of amounts that are long
 */
export function formatMoney(
  amount: Maybe<number>,
  currency: string,
  locale?: string,
  maximumFractionDigits?: number,
): string {
  return formatWith(
    amount,
    { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits },
    locale,
  );
}

/** For sentences, at most three significant digits: 12345.6, "EUR" → "€12,300". */
export function formatMoneyBrief(amount: Maybe<number>, currency: string, locale?: string): string {
  const options = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumSignificantDigits: 3,
  } as const;
  return formatWith(amount, options, locale);
}

/** Below this an amount is short enough to be written whole. */
const SHORT = 1000;

/**
 * For axes and beside bars: 51046.4, "USD" → "$51K", and 22.347 → "$22.35". Whole amounts have no cents; what is less than
 * a few of the smallest units has three significant digits, for "$0" would be nothing.
 */
export function formatMoneyCompact(amount: Maybe<number>, currency: string, locale?: string): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const size = Math.abs(amount ?? 0);
  const digits = new Intl.NumberFormat('en', options).resolvedOptions().maximumFractionDigits ?? 0;
  return size >= 10 ** (1 - digits) && size < SHORT
    ? formatWith(amount, { ...options, trailingZeroDisplay: 'stripIfInteger' }, locale)
    : formatWith(amount, { ...options, notation: 'compact', maximumSignificantDigits: 3 }, locale);
}
