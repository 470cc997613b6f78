import { type Day, daysBetween } from '#src/shared/week.ts';
import { daysOfFeast } from '../../dates/days-of-feast.ts';
import { once } from '../../text/pattern.ts';
import { dated } from '../../wording/as-question-when.ts';
import { asChoices, type Choices } from './problem-words.ts';

const LEAD = String.raw`(?:\b(?<open>since|after|until|till)\s+|\b(?:in|on|at|over|during|around|for|of|throughout)\s+)?(?:\bthe\s+)?`;
const BEFORE = String.raw`(?<before>\b(?:week|days|7 days|seven days)\s+(?:before|leading up to|up to|ahead of)\s+)?`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "Since Christmas" begins with its first day, "after Christmas" behind its last one. */
function opened(open: string | undefined, from: Day, to: Day): string {
  if (open === undefined) return from === to ? `on ${dated(from)}` : `from ${dated(from)} to ${dated(to)}`;
  return `${open.toLowerCase()} ${dated(/^after$/i.test(open) ? to : from)}`;
}

/** The question with days in the place of the feast: "bookings over Christmas", from December 24 to 26, or in its week. */
export function feastChoices(question: string, said: string, today: Day): Choices {
  const words = once`${LEAD}${BEFORE}(?:\bthe\s+)?${escaped(said)}(?:['’]s)?(?:\s+(?<span>week|weekend|season|holidays?|period)\b)?(?:\s+(?:in\s+|of\s+)?(?<year>20\d\d))?`;
  const found = words.exec(question);
  if (found === null) return [];
  const { open, before, year, span } = found.groups ?? {};
  const stretches = daysOfFeast(said, {
    today,
    year: year === undefined ? undefined : Number(year),
    isWeekBefore: before !== undefined,
  });
  const head = question.slice(0, found.index).trim();
  const tail = question.slice(found.index + found[0].length).trim();
  return asChoices(
    stretches
      .filter(({ from, to }) => span !== 'week' || daysBetween(from, to) === 6)
      .map(({ from, to }) => {
        const days = opened(open, from, to);
        // "Black Friday weekend?"
        if (head === '' && /^[?.!]*$/.test(tail)) return `how did we do ${days}?`;
        // "Easter bookings": the days stand behind what is asked
        return head === ''
          ? `${tail.replace(/[?.!]+$/, '')} ${days}`
          : `${head} ${days} ${tail}`.replace(/ (?=[?.!]*$)/, '');
      }),
  );
}
