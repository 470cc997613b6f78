import { isMetricId, metrics } from '#src/semantics/metric.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import { type Day, daysBetween } from '#src/shared/week.ts';
import { wasOf } from './plural.ts';
import { shortDay } from './quantity.ts';

const share = (fraction: number): string =>
  `${new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 }).format(fraction * 100)}\u00a0%`;
function listed(days: readonly string[]): string {
  if (days.length <= 3) return days.map(shortDay).join(', ');
  const [first, last] = [days[0], days.at(-1)] as [Day, Day];
  const isWhole = daysBetween(first, last) === days.length - 1;
  return `${days.length} days ${isWhole ? 'from' : 'between'} ${shortDay(first)} ${isWhole ? 'to' : 'and'} ${shortDay(last)}`;
}

/** An imperfection of the data in one sentence. The numbers are those of the mark itself. */
export function markSentence(mark: QualityMark): string {
  switch (mark.type) {
    case 'sampled':
      return `Sampled by Google: ${share(mark.readShare)} of the events were read.`;
    case 'thresholded':
      return 'Google withheld small groups of users (thresholding); their numbers are missing from the parts.';
    case 'other_row':
      return `Google merged rare values into "(other)": ${share(mark.share)} of the first metric.`;
    case 'provisional':
      return `Provisional: Google may still complete ${listed(mark.days)}.`;
    case 'missing_days':
      return `No data for ${listed(mark.days)}.`;
    case 'anonymized':
      return unnamed(share(mark.share));
    case 'restated':
      return `The source has since changed its numbers for ${listed(mark.days)}.`;
    case 'row_cap':
      return `Google gave only the largest rows of ${listed(mark.days)}; the rest is in the totals alone.`;
    case 'silent_event':
      return `No ${nounOf(mark.metric)} ${wasOf(nounOf(mark.metric))} recorded on ${listed(mark.days)}, while visits went on: the measurement may have stood still, and numbers over ${mark.days.length === 1 ? 'that day' : 'these days'} are too low.`;
    case 'blank_cells':
      return blankCells(mark);
    case 'time_zone':
      return `Days begin and end at midnight in ${mark.zone.replaceAll('_', ' ')}.`;
  }
}

/**
 * Each kind once: what several queries are told of some of the same days is told of all of them together. Two sentences of one
 * kind, each with other days, would not say which is of what.
 */
export function marksOnce(marks: readonly QualityMark[]): QualityMark[] {
  const once = new Map<string, QualityMark>();
  for (const mark of marks) {
    const key = JSON.stringify({
      ...mark,
      ...('days' in mark && { days: null }),
      ...('rows' in mark && { rows: 0 }),
    });
    const known = once.get(key);
    // Of the same days more rows were read for another part of the answer
    if (known !== undefined && 'rows' in known && 'rows' in mark && known.rows >= mark.rows) continue;
    const isOfDays = known !== undefined && 'days' in known && 'days' in mark;
    once.set(key, isOfDays ? { ...known, days: [...new Set([...known.days, ...mark.days])].sort() } : mark);
  }
  return [...once.values()];
}

/** The marks of several days as one sentence: the same words twice with another number would not say of which days each is. */
export function anonymizedSentence(shares: readonly number[]): string {
  const [low, high] = [share(Math.min(...shares)), share(Math.max(...shares))];
  return unnamed(low === high ? low : `${low} to ${high}`);
}

const unnamed = (part: string): string =>
  `${part} of the clicks come from search queries that Google does not name.`;

/** Missing is never zero. */
function blankCells({
  metric,
  rows,
  from,
  to,
  isLeftOut,
}: Extract<QualityMark, { type: 'blank_cells' }>): string {
  const noun = nounOf(metric);
  const many = `${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`;
  const when = from === to ? `of ${dayOfYear(from)}` : `from ${dayOfYear(from)} to ${dayOfYear(to)}`;
  const [has, they, theirs] = rows === 1 ? ['has', 'it is', 'it'] : ['have', 'they are', 'they'];
  return isLeftOut
    ? `${many} ${when} ${has} no value for ${noun}: ${they} left out, since only rows in which both are known say what one is to the other.`
    : `${many} ${when} ${has} no value for ${noun}: what ${theirs} had is unknown, and missing from every sum.`;
}

const dayOfYear = (day: string): string => `${shortDay(day)}, ${day.slice(0, 4)}`;

const nounOf = (metric: string): string =>
  isMetricId(metric) ? metrics[metric].noun : metric.replaceAll('_', ' ');
