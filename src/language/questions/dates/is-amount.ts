import { yearOf } from './period.ts';
import type { TimeText } from './time-text.ts';

const COMPARING =
  /^(?:than|least|most|above|below|under|beneath|exceeding|exceed|exceeded|exactly|precisely|=|>|<|≥|≤|>=|<=|top|of)$/;

const NEARLY = /^(?:around|about|roughly|approximately|approx|ca|circa|some|nearly|almost)$/;

const HAVING = /^(?:with|having|had|has|have|got|get|gets)$/;

const LIKE_YEAR = /^(?:19|20|21)\d\d$/;

const REACHING = /^(?:hit|reach|reached|passed|topped|surpassed)$/;

/** What is counted stands right behind its number; a year stands at an end, or before what joins it to other words. */
const NOTHING_COUNTED =
  /^(?:|\W+|in|on|at|by|from|to|for|of|and|or|vs?|versus|than|the|as|so|but|with|per|compared|until|till|through|was|were|is|are|did|do|does|h|q)$/;

/**
 * Four digits that count something, though they look like a year: "around 2000 sessions", "at least 2000", "2000 or more".
 * "The best of 2024", "better than 2024", "compared with 2024 sales" and "tell me about 2024 sales" are years.
 */
export function isAmount(time: TimeText, at: number): boolean {
  const from = beginOfRange(time, at);
  if (from !== undefined) return isRangeOf(time, from);
  const dot = /^(?:ca|approx)$/.test(time.word(at - 2)) && time.is(at - 1, '.') ? 1 : 0;
  const [lead, before] = [time.word(at - 1 - dot), time.word(at - 2 - dot)];
  if (time.is(at + 1, 'or') && /^(?:more|less|fewer|above)$/.test(time.word(at + 2))) return true;
  if (COMPARING.test(lead)) return isCompared(lead, before);
  if (REACHING.test(lead)) return true;
  const isCounted = !NOTHING_COUNTED.test(time.word(at + 1));
  if (lead === 'over') return (isCounted && !NOTHING_COUNTED.test(before)) || isLimitOver(time, at);
  if (NEARLY.test(lead) && /^(?:was|were|is|are)$/.test(before)) return true;
  if (!isCounted) return false;
  if (lead === 'to') return before === 'close';
  if (NEARLY.test(lead)) return lead !== 'about' || HAVING.test(before);
  return HAVING.test(lead) && !isBesideYear(time, at);
}

/** "Compare 2024 sales with 2023 sales", "what is to do with 2024 sales" */
const isBesideYear = (time: TimeText, at: number): boolean =>
  /^(?:do|done)$/.test(time.word(at - 2)) ||
  time.tokens.slice(0, at).some(({ word }) => /^(?:compar|contrast)/.test(word));

/** "Between 2000 and 2100": where the first number of the range stands that this one is in. */
function beginOfRange(time: TimeText, at: number): number | undefined {
  if (time.is(at - 1, 'between')) return at;
  return time.is(at - 3, 'between') && time.is(at - 1, 'and') ? at - 2 : undefined;
}

/** "Days with between 2000 and 2100 sessions", "with sessions between 2000 and 3000" */
const isRangeOf = (time: TimeText, from: number): boolean =>
  time.is(from + 1, 'and') &&
  ((HAVING.test(time.word(from - 2)) && !NOTHING_COUNTED.test(time.word(from + 3))) ||
    [from, from + 2].some((at) => time.tokens[at]?.kind === 'number' && !LIKE_YEAR.test(time.word(at))));

/** "Better than 2024", "the best of 2024" */
const isCompared = (lead: string, before: string): boolean => {
  if (lead === 'of') return false;
  return lead !== 'than' || /^(?:more|less|fewer|greater|higher|lower|larger|smaller|bigger)$/.test(before);
};

/** "Countries with sessions over 2025", "campaigns that spent over 2000" where no data can be of that year; of one that may be it is asked. */
function isLimitOver(time: TimeText, at: number): boolean {
  const { today, firstDay } = time.calendar;
  const year = time.tokens[at]?.value ?? 0;
  const isOfData = year >= yearOf(firstDay) - 1 && year <= yearOf(today) + 1;
  const words = time.tokens.slice(Math.max(0, at - 5), at - 1).map(({ word }) => word);
  const isSpent = /^(?:spent|spends?|spending|gave|gives?|paid|pays?|donated|raised|cost|costs)$/.test(
    words.at(-1) ?? '',
  );
  return (
    !isOfData && (isSpent || words.some((word) => /^(?:with|having|whose|where|had|has|have)$/.test(word)))
  );
}
