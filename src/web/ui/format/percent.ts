import { isMissing, type Maybe, noData } from '#src/web/ui/format/missing.ts';
import { formatWith } from '#src/web/ui/format/number.ts';

/** A share or a rate, given as a fraction: 0.4187 → "41.9%". */
export function formatShare(fraction: Maybe<number>, locale?: string): string {
  return formatWith(fraction, { style: 'percent', maximumSignificantDigits: 3 }, locale);
}

/** One of several shares in a column: one decimal each, so that they can be added up by eye. 0.7854 → "78.5%". */
export function formatPart(fraction: Maybe<number>, locale?: string): string {
  const options = {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    // What is rounded to nothing has no sign: "−0.0 %" is no figure.
    signDisplay: 'negative',
  } as const;
  return formatWith(fraction, options, locale);
}

/** Below this many percent (or points) a third digit tells nothing that anybody knows. */
const SHORT = 10;
const digitsOf = (percent: number): number => (Math.abs(percent) < SHORT ? 2 : 3);

/**
 * A relative change, given as a fraction: −0.3812 → "−38.1%", −0.00142 → "−0.1%". Never for a difference of two rates. What is
 * rounded to nothing has no sign.
 */
export function formatPercentChange(fraction: Maybe<number>, locale?: string): string {
  if (isMissing(fraction)) return noData;
  return formatWith(
    fraction,
    {
      style: 'percent',
      maximumSignificantDigits: digitsOf(fraction * 100),
      maximumFractionDigits: 1,
      roundingPriority: 'lessPrecision',
      signDisplay: 'exceptZero',
    },
    locale,
  );
}

/** A difference of two rates, given as fractions: 0.021 → "+2.1 pp". */
export function formatPointChange(fractions: Maybe<number>, locale?: string): string {
  if (isMissing(fractions)) return noData;
  const points = formatWith(
    fractions * 100,
    { maximumSignificantDigits: digitsOf(fractions * 100), signDisplay: 'exceptZero' },
    locale,
  );
  return `${points} pp`;
}
