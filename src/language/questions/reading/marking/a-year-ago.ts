import { addDays, type Day, weekOf } from '#src/shared/week.ts';
import { monthWords } from '../../dates/calendar-words.ts';

const THEN =
  /\b(?:(?:in|for|of|during) )?(?:the )?(?:this|same) (month|week|quarter)(?:,? but)? (?:last year|(?:a|one) year ago|the year before|the previous year)\b/gi;
const TURNED = /\b(?:a|one) year ago,? (?:in )?this (month|week|quarter)\b/gi;
/** What is asked of "this time last year" is held against it, whichever days are asked about. */
const THIS_TIME =
  /\b(?:(?:around|about|at) )?(?:this|the same) time (?:of (?:the )?year )?(last year|a year ago|one year ago|the year before)\b/gi;
const BY_THIS_TIME = /\b(?:by|until|up to) (?:this|the same) time (?:last year|a year ago|one year ago)\b/gi;
const OTHER_TIME =
  /\b(?:vs\.?|versus|compared?|against|than|between|from|since|until|this|last|previous|today|yesterday|20\d\d|january|february|march|april|june|july|august|september|october|november|december)\b/i;

/** "Sessions this month last year": the month, week or quarter itself, a year ago, where nothing is held against it. */
export function aYearAgo(text: string, today: Day): string {
  for (const words of [THEN, TURNED])
    if (words.test(text) && !OTHER_TIME.test(text.replace(words, '')))
      return text
        .replace(words, (_, unit: string) => ` in ${nameOf(unit.toLowerCase(), today)}`)
        .replace(/ {2,}/g, ' ');
  const year = Number(today.slice(0, 4)) - 1;
  return text
    .replace(BY_THIS_TIME, `from ${year}-01-01 to ${year}${addDays(today, -1).slice(4)}`)
    .replace(THIS_TIME, 'the same time $1');
}

/** 52 weeks lie between a week and the one a year ago, so that weekdays stand below each other. */
function nameOf(unit: string, today: Day): string {
  const [year, month] = [Number(today.slice(0, 4)) - 1, Number(today.slice(5, 7))];
  if (unit === 'week') return `the week of ${addDays(weekOf(today), -364)}`;
  return unit === 'quarter'
    ? `Q${Math.ceil(month / 3)} ${year}`
    : `${monthWords[month - 1]?.[0] ?? ''} ${year}`;
}
