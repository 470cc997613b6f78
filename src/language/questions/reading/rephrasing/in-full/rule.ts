import { MONTH_NAMES, WEEKDAY_NAMES } from '../../../dates/calendar-words.ts';
/**
 * Words, and what they say in full, beside what proves it; each keeps every word that limits or asks.
 *
 * An example is what people say, and what has become of it when this rule has had its turn. The rules before it had theirs, since a
 * rule gets no other words than those that they leave to it: one that gets none is dead, and its example fails. The rules after it
 * had not, since they answer for themselves, and each new one would change the examples of all others. Spaces count once.
 */
export interface Rule {
  readonly said: string;
  readonly becomes: string;
  readonly also?: Readonly<Record<string, string>>;
  readonly words: RegExp;
  readonly full: string;
  /** Numbers, months and days that are meant by these words and not said with them. */
  readonly means?: string;
}

export const MONTH = `(?:${MONTH_NAMES}|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)`;

export const WEEKDAY = `(?:${WEEKDAY_NAMES})`;

/** Behind the last word of a question. */
export const END = '(?= ?[?.!]|$)';
