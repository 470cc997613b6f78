import { type Day, daysBetween } from '#src/shared/week.ts';
import { daysOfFeast } from '../../dates/days-of-feast.ts';
import { yearOf } from '../../dates/period.ts';
import { once } from '../../text/pattern.ts';
import { dated } from '../../wording/as-question-when.ts';
import { asChoices, type Choices } from './problem-words.ts';

const LEAD = String.raw`(?:\b(?<open>since|after|until|till)\s+|\b(?:in|on|at|over|during|around|for|of|throughout)\s+)?(?:\bthe\s+)?`;
const BEFORE = String.raw`(?<before>\b(?:week|days|7 days|seven days)\s+(?:before|leading up to|up to|ahead of)\s+)?`;

/** "Christmas 2025 vs 2024", "Easter compared with this year", "Easter 2025 vs Easter 2026" */
const otherYear = (said: string): RegExp =>
  once`^,?\s*(?:vs\.?|versus|against|with|and|to|(?:when )?compared?\s+(?:to|with))\s+(?:${escaped(said)}\s+(?:in\s+|of\s+)?)?(?<other>20\d\d|this year|last year|the year before|the previous year)(?<end>[\s?.!]*)$`;

/** The same feast of another year: its days, which may be on other dates. */
function heldAgainst(tail: string, said: string, year: string | undefined, today: Day) {
  const { other, end = '' } = otherYear(said).exec(tail)?.groups ?? {};
  if (other === undefined) return undefined;
  const now = yearOf(today);
  const isThis = /^this/i.test(other);
  const isBefore = !isThis && !/^\d/.test(other);
  const latest = daysOfFeast(said, { today, isWeekBefore: false })[0];
  const own = latest === undefined ? now : yearOf(latest.to);
  const first = year === undefined ? (isThis ? now - 1 : own) : Number(year);
  const second = isThis ? now : isBefore ? first - 1 : Number(other);
  return { first, second, end: end.trim() };
}

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
  const head = question.slice(0, found.index).trim();
  const tail = question.slice(found.index + found[0].length).trim();
  const held = heldAgainst(tail, said, year, today);
  const named = held?.first ?? (year === undefined ? undefined : Number(year));
  const isWeekBefore = before !== undefined;
  const stretches = daysOfFeast(said, { today, year: named, isWeekBefore });
  if (held !== undefined && open === undefined && head !== '') {
    const others = daysOfFeast(said, { today, year: held.second, isWeekBefore });
    return asChoices(
      stretches
        .map((one, at) => ({ ...one, other: others[at] ?? one }))
        .filter(({ from, to }) => span !== 'week' || daysBetween(from, to) === 6)
        .map(
          ({ from, to, other }) =>
            `${head} ${opened(undefined, from, to)} vs ${opened(undefined, other.from, other.to)}${held.end}`,
        ),
    );
  }
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
