import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isNoise } from '../piece.ts';
import { NotAnswerable } from '../problem.ts';

const DONE = /^(?:(?:is|are|was|were) )?(completed|used|delivered|arrived)$/i;
const BETWEEN = /^(?:(?:that|which|have|has|had|been|got|were|was|are|is|did|actually|really)(?: |$))+$/i;
/** What can be used up, and is not used by being counted. */
const TO_BE_USED = /\b(?:tickets?|pass(?:es)?|vouchers?|bookings?|reservations?|coupons?|seats?)\b/i;
/** Columns of those of which nothing came; "returned" and "refunded" are told of those that were completed. */
const FAILING = /cancel|no[_ -]?show|attend|abandon|solved|fail|bounce|deliver|refund|admission|admitted/i;
/** Visitors "arrived" by coming, of which nothing else can become. */
const VISITS =
  /^(?:sessions|users|newUsers|activeUsers|totalUsers|visitors|clicks|impressions|page_?views|views)$/i;

/**
 * "How many bookings were completed?", "how many orders arrived?" of a file that also counts what was called off: not all
 * of them, and how many is not counted by this word.
 */
export function refuseFates(marks: readonly Mark[], view: SourceView): void {
  if (!view.metricColumns.some((column) => FAILING.test(column))) return;
  for (const [at, mark] of marks.entries()) {
    const verb = DONE.exec(mark.said)?.[1]?.toLowerCase();
    if (verb === undefined || !isNoise(mark)) continue;
    let before = at - 1;
    while (isNoise(marks[before]) && BETWEEN.test(marks[before]?.said ?? '')) before -= 1;
    const counted = marks[before];
    if (counted?.type !== 'metric' || VISITS.test(counted.metric)) continue;
    if (askMetric(view, counted.metric)?.unit !== 'count') continue;
    if (verb === 'used' && !TO_BE_USED.test(counted.said)) continue;
    // "Delivered by Deliveroo" are those of that name
    const isByName =
      /^(?:by|via|through|with)$/i.test(marks[at + 1]?.said ?? '') && marks[at + 2]?.type === 'members';
    if (!isByName) refuse(verb, marks, before + 1, at + 1);
  }
}

const MOST_THANKS = 4;

/** "Tickets sold in person", "in groups", "in advance": how they came about, which would change nothing of the number. */
export function refuseManners(marks: readonly Mark[]): void {
  for (const [at, mark] of marks.entries()) {
    const next = marks[at + 1];
    const isIn = /^in$/i.test(mark.said);
    const isPerson = isIn && /^person$/i.test(next?.said ?? '');
    const isGroups =
      isIn && /^groups$/i.test(next?.said ?? '') && !/^(?:of|by)$/i.test(marks[at + 2]?.said ?? '');
    if ((isPerson || isGroups) && next !== undefined && next.type !== 'members')
      refuse(`in ${next.said}`, marks, at, at + 2);
    // "Thank you very much in advance"
    const before = marks.slice(Math.max(0, at - MOST_THANKS), at).map(({ said }) => said);
    const isThanked = /\b(?:thanks?|thx|cheers|ty)\b/i.test(before.join(' '));
    if (/^in advance$/i.test(mark.said) && isNoise(mark) && at > 0 && !isThanked)
      refuse(mark.said, marks, at, at + 1);
  }
}

function refuse(said: string, marks: readonly Mark[], from: number, until: number): never {
  const rest = inWords(marks.filter((_, at) => at < from || at >= until));
  throw new NotAnswerable({ type: 'unknown_words', said: [said], rest, isName: false });
}
