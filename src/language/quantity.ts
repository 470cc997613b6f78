import type { Unit } from '#src/semantics/metric.ts';
import type { Binding } from './bound-text.ts';

/** Numbers in prose: at most three significant digits, always with their unit, percent and percentage points kept apart. */
const LOCALE = 'en-US';
const significant = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: 3, ...options }).format(value);

const NO_BREAK = '\u00a0';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 59.8 s · 2 min 15 s · 1 h 5 min · 474 h: its two largest parts, as tables have it; of many hours those alone. */
function lengthText(seconds: number): string {
  const size = Math.abs(seconds);
  const sign = seconds < 0 ? '\u2212' : '';
  // Rounded before it is split: 119.7 s are two minutes, and not one and sixty seconds.
  if (size < 59.95) return `${significant(seconds)}${NO_BREAK}s`;
  if (Math.round(size) < 3_600) return sign + inParts(Math.round(size), 'min', 's');
  if (Math.round(size / 60) < 600) return sign + inParts(Math.round(size / 60), 'h', 'min');
  const hours = seconds / 3600;
  // Thousands of them are counted whole
  return `${significant(Math.abs(hours) < 1_000 ? hours : Math.round(hours), Math.abs(hours) < 1_000 ? {} : { maximumSignificantDigits: 21 })}${NO_BREAK}h`;
}

/** Sixty of the smaller unit are one of the larger. */
function inParts(count: number, large: string, small: string): string {
  const [whole, rest] = [Math.floor(count / 60), count % 60];
  const first = `${whole}${NO_BREAK}${large}`;
  return rest === 0 ? first : `${first} ${rest}${NO_BREAK}${small}`;
}

/** An amount of a metric: 4,420 · $17,900 · 54 % · 1.9 · 2.4. */
function amountText(value: number, unit: Unit, currency: string | null): string {
  switch (unit) {
    case 'count':
      return significant(Math.round(value));
    case 'currency':
      return currency === null ? significant(value) : significant(value, { style: 'currency', currency });
    case 'fraction':
      return `${significant(value * 100)}${NO_BREAK}%`;
    case 'seconds':
      return lengthText(value);
    case 'position':
      return significant(value, { maximumSignificantDigits: value < 100 ? 3 : 4, maximumFractionDigits: 1 });
    case 'per_session':
      return significant(value);
  }
}

export function amount(value: number, unit: Unit, currency: string | null, path: string): Binding {
  return { text: amountText(value, unit, currency), path, value };
}

/** A difference with its sign: +1,200 · −85. */
export function difference(value: number, unit: Unit, currency: string | null, path: string): Binding {
  const sign = value < 0 ? '\u2212' : '+';
  return { text: `${sign}${amountText(Math.abs(value), unit, currency)}`, path, value };
}

/** The size of a relative change, without sign: 38 %. Three digits at most, and never "0 %" for something that moved. */
export function percent(fraction: number, path: string): Binding {
  const size = Math.abs(fraction) * 100;
  const text =
    size > 0 && size < 0.1
      ? 'under 0.1'
      : significant(size, { maximumSignificantDigits: size < 10 ? 2 : 3, maximumFractionDigits: 1 });
  return { text: `${text}${NO_BREAK}%`, path, value: fraction };
}

/** The part that something is of a whole, with its sign: refunds are −3.7 % of a revenue that they were taken off. */
export function partOf(fraction: number, path: string): Binding {
  const size = percent(fraction, path);
  if (fraction >= 0) return size;
  return Math.abs(fraction) < 0.001
    ? { ...size, text: `${size.text} below zero` }
    : { ...size, text: `\u2212${size.text}` };
}

/** An upper bound as a percentage, rounded up so that it stays one: 1.4 %. */
export function atMostPercent(fraction: number, path: string): Binding {
  const tenths = Math.max(1, Math.ceil(fraction * 1000 - 1e-9));
  return { text: `${significant(tenths / 10)}${NO_BREAK}%`, path, value: fraction };
}

/** An estimate: two significant digits. */
export const roughPercent = (fraction: number, path: string): Binding => ({
  text: `${significant(fraction * 100, { maximumSignificantDigits: 2 })}${NO_BREAK}%`,
  path,
  value: fraction,
});

export const roughAmount = (value: number, currency: string | null, path: string): Binding => ({
  text: significant(value, {
    maximumSignificantDigits: 2,
    ...(currency === null ? {} : { style: 'currency', currency }),
  }),
  path,
  value,
});

/** The difference of two fractions, in percentage points without sign. */
export function points(difference: number, path: string): Binding {
  const size = significant(Math.abs(difference) * 100, { maximumSignificantDigits: 2 });
  return { text: `${size} percentage ${size === '1' ? 'point' : 'points'}`, path, value: difference };
}

/** Jan 24. */
export function shortDay(day: string): string {
  const [, month = '1', date = '1'] = day.split('-');
  return `${MONTHS[Number(month) - 1]}${NO_BREAK}${Number(date)}`;
}

export const dayText = (day: string, path: string): Binding => ({ text: shortDay(day), path, value: day });

/** Jul 30 and Jul 31 · Jul 28, Jul 29 and Jul 31 · all days from Jul 27 to Aug 2. */
export function listOfDays(days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return 'no day';
  if (days.length > MOST_DAYS_NAMED)
    return `${days.length} days from ${shortDay(first)} to ${shortDay(last)}`;
  const before = days.slice(0, -1).map(shortDay).join(', ');
  return before === '' ? shortDay(last) : `${before} and ${shortDay(last)}`;
}

/** Weeks by their Mondays. */
export function listOfWeeks(mondays: readonly string[]): string {
  const [first, last] = [mondays[0], mondays.at(-1)];
  if (first !== undefined && last !== undefined && mondays.length > MOST_DAYS_NAMED)
    return `${mondays.length} weeks from that of ${shortDay(first)} to that of ${shortDay(last)}`;
  return `the ${mondays.length === 1 ? 'week' : 'weeks'} of ${listOfDays(mondays)}`;
}

const MOST_DAYS_NAMED = 3;

export const daysText = (days: readonly string[], path: string): Binding => ({
  text: listOfDays(days),
  path,
  value: days.join(', '),
});

/** What is only known about: two significant digits. */
export const roughCount = (value: number): string =>
  significant(Math.round(value), { maximumSignificantDigits: 2 });

export const about = (value: number, path: string): Binding => ({ text: roughCount(value), path, value });

/** A difference of two fractions in percentage points, with its sign and without the words. */
export function signedPoints(difference: number, path: string): Binding {
  const size = significant(Math.abs(difference) * 100, { maximumSignificantDigits: 2 });
  return { text: `${difference < 0 ? '\u2212' : '+'}${size}`, path, value: difference };
}
