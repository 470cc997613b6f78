import { ordinalWord } from '../text/number-words.ts';
import { readSpan } from './read-span.ts';
import type { Read, TimeText, TimeWords } from './time-text.ts';
import { isUnitOfSeveral, LAST, unitWords } from './time-words.ts';
import type { UnitOfTime } from './units-of-time.ts';

const COUNTS: Readonly<Partial<Record<UnitOfTime, readonly number[]>>> = {
  day: [3, 7, 10],
  week: [2, 3, 4],
  month: [2, 3, 6],
};

const SOME = /^(?:few|several|some)$/;
const DURING = /^(?:over|in|within|during|throughout|across|for|from|of)$/;

/**
 * "The last days of February", "in the last few weeks": several of them, and how many is not said. "Last months revenue" is that of
 * the last month.
 */
export function readHowMany(time: TimeText, at: number): Read<TimeWords> | undefined {
  const isLast = LAST.has(time.word(at)) || time.word(at) === 'final';
  const isFirst = ordinalWord(time.word(at)) === 1;
  const unitAt = SOME.test(time.word(at + 1)) ? at + 2 : at + 1;
  const unit = unitWords.get(time.word(unitAt));
  const counts = unit && COUNTS[unit];
  if ((!isLast && !isFirst) || counts === undefined) return undefined;
  const isSeveral = unitAt > at + 1 || isUnitOfSeveral(time.tokens[unitAt]?.text ?? '');
  if (!isSeveral) return undefined;
  const whole = wholeBehind(time, unitAt + 1);
  if (whole === undefined && (isFirst || !isOfToday(time, at, unitAt))) return undefined;
  const behind = whole === undefined ? '' : ` of ${whole.said}`;
  const end = isFirst ? 'first' : 'last';
  return {
    value: {
      type: 'unclear',
      about: 'how_many_units',
      ways: counts.map((count) => `in the ${end} ${count} ${unit}s${behind}`),
    },
    length: unitAt + 1 + (whole?.length ?? 0) - at,
  };
}

/** "Of February", "in the last month" */
function wholeBehind(time: TimeText, at: number): { said: string; length: number } | undefined {
  if (!time.is(at, 'of') && !time.is(at, 'in')) return undefined;
  const whole = readSpan(time, at + 1, true);
  if (whole === undefined) return undefined;
  const words = time.tokens.slice(at + 1, at + 1 + whole.length).map(({ text }) => text);
  return { said: words.join(' '), length: whole.length + 1 };
}

/** Where a time stands, and nothing that the days are of. */
function isOfToday(time: TimeText, at: number, unitAt: number): boolean {
  const lead = time.word(time.is(at - 1, 'the') ? at - 2 : at - 1);
  const next = time.tokens[unitAt + 1];
  const isEnd = next === undefined || next.kind === 'sign' || /^(?:by|for|on|per|and)$/.test(next.word);
  return DURING.test(lead) && isEnd;
}
