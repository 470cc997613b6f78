import type { Maybe } from '#src/web/ui/format/missing.ts';
import { formatWith } from '#src/web/ui/format/number.ts';

/** To the currency's smallest unit: 1234.5, "EUR" → "€1,234.50". */
export function formatMoney(amount: Maybe<number>, currency: string, locale?: string): string {
  return formatWith(amount, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }, locale);
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
