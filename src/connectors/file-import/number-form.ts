/** Which mark divides the whole from the fraction. The other one groups thousands. */
export type Decimal = 'point' | 'comma';

/** What a text says of its column: `either` is a number in both ways of writing and may be two different ones. */
export type NumberSign = Decimal | 'either' | 'whole' | 'empty' | 'none';

const CURRENCY = /(?:[A-Z]{3}|[$€£¥₹₽₺₩₫₴₱]|kr|zł|R\$|US\$|CA\$|A\$|Fr\.)/;
const CURRENCY_AROUND = new RegExp(`^(-?)\\s*${CURRENCY.source}\\s*|\\s*${CURRENCY.source}$`, 'g');
/** Spaces of any width and apostrophes group thousands in many countries. */
const GROUPING_SPACE = /(?<=\d)[\s\u00a0\u202f\u2009'’](?=\d{3}(?:\D|$))/g;
const WHOLE = /^\d{1,15}$/;
const EMPTY = /^(?:|-|–|—|--|n\/a|null)$/i;

/** Digits with their marks, without currency, grouping spaces and percent sign; undefined when other things stand there. */
function bareNumber(text: string): { digits: string; percent: boolean } | undefined {
  const trimmed = text.trim().replace(/^\((.+)\)$/, '-$1');
  const percent = /%$/.test(trimmed);
  const digits = trimmed
    .replace(/\s*%$/, '')
    .replace(CURRENCY_AROUND, '$1')
    .replace('−', '-')
    .replaceAll(GROUPING_SPACE, '');
  return /^[+-]?\s*(?:\d|[.,]\d)[\d.,]*(?:e[+-]?\d+)?$/i.test(digits) ? { digits, percent } : undefined;
}

export function signOf(text: string): NumberSign {
  if (WHOLE.test(text)) return 'whole';
  if (EMPTY.test(text.trim())) return 'empty';
  if (!/\d/.test(text)) return 'none';
  const bare = bareNumber(text);
  if (bare === undefined) return 'none';
  const { digits } = bare;
  const points = count(digits, '.');
  const commas = count(digits, ',');
  if (points === 0 && commas === 0) return 'whole';
  if (points > 0 && commas > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? 'point' : 'comma';
  if (points > 1) return grouped(digits, '.') ? 'comma' : 'none';
  if (commas > 1) return grouped(digits, ',') ? 'point' : 'none';
  // One mark and three digits after it: 1,234 is a thousand here and hardly more than one there. With a zero or more
  // than three digits before it, the mark cannot group.
  const ambiguous = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  if (ambiguous) return 'either';
  return points === 1 ? 'point' : 'comma';
}

/** The number; null for an empty cell, which is missing and not zero; undefined when the text is no number. */
export function numberIn(decimal: Decimal, text: string): number | null | undefined {
  if (WHOLE.test(text)) return Number(text);
  if (EMPTY.test(text.trim())) return null;
  const bare = bareNumber(text);
  if (bare === undefined) return undefined;
  const [mark, grouping] = decimal === 'point' ? (['.', ','] as const) : ([',', '.'] as const);
  const { digits } = bare;
  const [whole = '', ...fractions] = digits.split(mark);
  if (fractions.length > 1 || fractions.some((part) => part.includes(grouping))) return undefined;
  if (whole.includes(grouping) && !grouped(whole, grouping)) return undefined;
  const value = Number(`${whole.replaceAll(grouping, '')}${fractions.length > 0 ? `.${fractions[0]}` : ''}`);
  if (!Number.isFinite(value)) return undefined;
  return bare.percent ? value / 100 : value;
}

const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** Whether every group after the first has three digits: 1.234.567. */
function grouped(text: string, mark: string): boolean {
  const [first = '', ...rest] = text.split(mark);
  return /^[+-]?\d{1,3}$/.test(first) && rest.every((group) => /^\d{3}(?:[.,]\d+)?$/.test(group));
}
