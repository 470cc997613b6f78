import { once } from '../../../text/pattern.ts';
import type { Reading } from '../../reading.ts';
import { TAIL } from '../in-whole-words/lead-and-tail.ts';

/** Names or days alone: "in Sweden", "for Sweden" would be a place of its own. */
const NAMES =
  '(?!(?:in|on|for|from|by|per|with|what|how|the same|only|just|now|then|all|without|except)\\b)(?<names>\\p{L}.*?)';
const AND = once`^(?:(?:and|or|nor|plus|as well as|and also|also|but also|and then)[ ,]+)+(?:not )?${NAMES}(?: either)?${TAIL}`;
const TOO = once`^${NAMES}(?: too| as well| either)[ ?.!…]*$`;

/**
 * "And Sweden" behind "without Norway" goes on leaving out: neither of them, and not Sweden alone. Undefined where the question before
 * left out nothing of that kind.
 */
export function leftOutToo(
  text: string,
  before: Reading,
  read: (text: string) => Reading | undefined,
): Reading | undefined {
  const names = (AND.exec(text) ?? TOO.exec(text))?.groups?.['names'];
  if (names === undefined || !leavesOut(before)) return undefined;
  const other = read(`without ${names}`);
  return other !== undefined && onlyLeavesOutMore(before, other) ? other : undefined;
}

const outOf = ({ filters }: Reading): Reading['filters'] => filters.filter(({ is }) => is === 'none_of');
const isOfOther = ({ weekdays }: Reading): boolean =>
  weekdays.some(({ words }) => words?.startsWith('days other than '));
const stretchesOut = ({ periods }: Reading): number =>
  periods.reduce((sum, { without = [] }) => sum + without.length, 0);

const leavesOut = (before: Reading): boolean =>
  outOf(before).length > 0 || isOfOther(before) || stretchesOut(before) > 0;

function onlyLeavesOutMore(before: Reading, other: Reading): boolean {
  const kinds = new Set(outOf(before).map(({ dimension }) => dimension));
  const more = outOf(other).filter((one) => !before.filters.some((two) => isSame(one, two)));
  const isOfNames = more.length > 0 && more.every(({ dimension }) => kinds.has(dimension));
  const isOfDays =
    more.length === 0 &&
    ((isOfOther(before) && other.weekdays[0]?.words !== before.weekdays[0]?.words) ||
      (stretchesOut(before) > 0 && stretchesOut(other) > stretchesOut(before)));
  return isOfNames || isOfDays;
}

const isSame = (one: Reading['filters'][number], other: Reading['filters'][number]): boolean =>
  one.is === other.is &&
  one.dimension === other.dimension &&
  one.members.join('\n') === other.members.join('\n');
