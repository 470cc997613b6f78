import { displayLocale } from '#src/web/ui/format/locale.ts';
import { isMissing, type Maybe, noData } from '#src/web/ui/format/missing.ts';

type Options = Intl.NumberFormatOptions;

const formatters = new Map<string, Intl.NumberFormat>();

/** Formatters are costly to build and free to reuse. */
function formatterOf(locale: string, options: Options): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat(locale, options);
    formatters.set(key, formatter);
  }
  return formatter;
}

/**
 * Intl with the typographic minus (a hyphen is half as wide as a figure and hard to see in a column) and a space before the
 * percent sign that does not break, as in the sentences of the cards.
 */
export function formatWith(value: Maybe<number>, options: Options, locale: string = displayLocale): string {
  if (isMissing(value)) return noData;
  return formatterOf(locale, options).format(value).replaceAll('-', '−').replace(/(\d)%/, '$1\u00a0%');
}

/** At most three significant digits, for sentences and headings: 12,345 → "12,300". */
export function formatBrief(value: Maybe<number>, locale?: string): string {
  return formatWith(value, { maximumSignificantDigits: 3 }, locale);
}

/** For axes and small places: 12,345 → "12.3K". */
export function formatCompact(value: Maybe<number>, locale?: string): string {
  return formatWith(value, { notation: 'compact', maximumSignificantDigits: 3 }, locale);
}

/** Everything that is known, for tables, tooltips and copying. */
export function formatExact(value: Maybe<number>, locale?: string): string {
  return formatWith(value, { maximumFractionDigits: 6 }, locale);
}

/** A whole number, as counted. */
export function formatCount(value: Maybe<number>, locale?: string): string {
  return formatWith(value, { maximumFractionDigits: 0 }, locale);
}
