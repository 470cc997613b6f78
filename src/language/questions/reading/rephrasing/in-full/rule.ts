/** Words, and what they say in full; each keeps every word that limits or asks. */
export type Rule = readonly [words: RegExp, full: string];

export const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)';

export const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
