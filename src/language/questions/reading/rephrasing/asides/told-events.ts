import { lengthOf } from '../../../dates/period.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { MarksOf, Retold } from './retold.ts';
import { fromDay } from './told-before.ts';

const CLAUSE =
  /\b(since|after|before and after|before|following) ((?:[\p{L}'’-]+ ){1,7}?)(?:(?:on|at|in|of) )?(?=\p{N}|[\p{L}]+ \p{N}|[\p{L}]+day\b|yesterday\b|last )/giu;

const HOUR =
  /^(?:the )?(?:(?:high |mid-?)?(?:noon|day|midday|midnight|dawn|dusk|sunrise|sunset|lunch|lunchtime|breakfast|dinner|work|school|hours|dark|nightfall|closing(?: time)?|opening(?: time)?|office hours|working hours|business hours))$/i;
/** A stretch of days that no word joins to what is said before it. */
const STRETCH = /^(?:last|this|past|previous) /i;

const isOneDay = (mark: Mark | undefined): boolean =>
  mark?.type === 'time' && mark.time.type === 'period' && lengthOf(mark.time.period) === 1;

const MOST_EVENTS = 3;
/** Characters: "the week from September 28, 2026" */
const LONGEST_DATE = 60;

/** "Since we changed the checkout on 20 March", "after the relaunch on March 6", "before and after the price increase on May 1" */
export function eventInClause(text: string, marksOf: MarksOf): Retold | undefined {
  for (const { index, 0: whole, 1: joint = '', 2: event = '' } of [...text.matchAll(CLAUSE)].slice(
    0,
    MOST_EVENTS,
  )) {
    const behind = text.slice(index + whole.length);
    const time = marksOf(behind.slice(0, LONGEST_DATE))[0];
    const words = marksOf(event.trim());
    // "Since last Monday" names a day and nothing that happened.
    if (
      /^(?:the )?(?:last|this|next|previous|past|first|early|late|mid|(?:very )?(?:end|start|beginning|middle|turn)(?: of)?)$/i.test(
        event.trim(),
      )
    )
      continue;
    // "Before Black Friday" has its day in its name
    const named = marksOf(`${event}${behind.slice(0, LONGEST_DATE)}`)[0];
    if (named?.type === 'time' && named.said.length > event.trim().length) continue;
    // "Bookings after cancellations in September" takes a number off another
    const spoken = words.filter(({ type }) => type !== 'noise');
    if (spoken.length === 1 && spoken[0]?.type === 'metric') continue;
    // "Before noon", "after work" are hours, and "before the storm last month" names the days that are asked of and no day of a storm
    if (HOUR.test(event.trim()) || (STRETCH.test(behind) && !isOneDay(time))) continue;
    const isEvent =
      time?.type === 'time' &&
      time.time.type === 'period' &&
      words.every((mark, at) => isTold(mark, words[at - 1]) && mark.type !== 'topic') &&
      words.some((mark) => happened(mark) && !isKeyword(mark, 'preposition', 'and'));
    if (!isEvent) continue;
    // "The week after the relaunch on March 6" has its days counted from there.
    const isCounted = /\b(?:day|week|month)s?(?: right| immediately)? $/i.test(text.slice(0, index));
    const kept = isCounted || !/^(?:after|following)$/i.test(joint) ? joint : 'since';
    return {
      text: `${fromDay(`${text.slice(0, index)}${kept}`)} ${behind}`,
      told: `${whole.slice(joint.length).trim()} ${time.said}`,
    };
  }
  return undefined;
}

/** A verb or a thing that the data do not know, without which nothing is told. */
const happened = (mark: Mark): boolean => /^(?:unknown|topic|keyword|dimension|metric)$/.test(mark.type);

/** Of "we opened in Ghent" it is not known whether Ghent is asked for. */
const isTold = (mark: Mark, before: Mark | undefined): boolean =>
  mark.type === 'noise' ||
  (mark.type === 'unknown' && !(mark.proper && /^(?:in|for|from|at|of)$/i.test(before?.said ?? ''))) ||
  mark.type === 'topic' ||
  mark.type === 'dimension' ||
  mark.type === 'metric' ||
  (mark.type === 'members' && mark.candidates.every(({ how }) => how === 'part')) ||
  isKeyword(mark, 'preposition', 'politeness', 'follow_on', 'gain', 'loss', 'change', 'high', 'and') ||
  // "Our site was down on March 14"
  (isKeyword(mark, 'versus') && /^(?:down|up) on$/i.test(mark.said));
