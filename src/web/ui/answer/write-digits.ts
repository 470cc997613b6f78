import type { ValueFormat } from '#src/shared/answer.ts';
import { formatWith } from '#src/web/ui/format/number.ts';

/** Formats whose numbers have more digits behind the point than anybody reads. Money and durations have their own. */
const inDigits = ['count', 'fraction', 'points', 'position', 'per_session', 'text'] as const;
export type InDigits = (typeof inDigits)[number];

export const isInDigits = (format: ValueFormat): format is InDigits => inDigits.some((one) => one === format);

/** The last digit that is ever written of a percentage. */
const LEAST_PERCENT = 0.01;

/** In the unit that is read: 0.031 is 3.1 %. */
const asRead = (value: number, format: InDigits): number =>
  format === 'fraction' || format === 'points' ? value * 100 : value;

/** How many digits behind the point it takes to tell these values apart, `most` at most: as many for each of them. */
export function digitsFor(values: readonly number[], format: InDigits, most: number): number {
  const lengths = values.map((value) => {
    const [, behind = ''] = asRead(value, format).toFixed(most).split('.');
    return behind.replace(/0+$/, '').length;
  });
  return Math.max(0, ...lengths);
}

/** A value with so many digits behind the point, with its sign where it is a difference. */
export function writeDigits(value: number, format: InDigits, digits: number, isChange: boolean): string {
  // What is above zero is not written as zero.
  if (format === 'fraction' && !isChange && value > 0 && value * 100 < LEAST_PERCENT)
    return `under ${formatWith(LEAST_PERCENT / 100, { style: 'percent', maximumFractionDigits: 2 })}`;
  const text = formatWith(value * (format === 'points' ? 100 : 1), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // What is written as nothing has no direction.
    signDisplay: isChange || format === 'points' ? 'exceptZero' : 'negative',
    ...(format === 'fraction' && { style: 'percent' as const }),
  });
  return format === 'points' ? `${text} pp` : text;
}
