import { ordinalWord } from '../text/number-words.ts';
import { isBeyondReach } from './reach.ts';
import { readCount } from './read-count.ts';
import { readHowMany } from './read-how-many.ts';
import { readMonth } from './read-month.ts';
import { readNoSuchWeek } from './read-week.ts';
import type { Read, TimeText, TimeWords } from './time-text.ts';
import { LAST, unitWords } from './time-words.ts';

/** "The last quarter of October", "the fifth week of February": no calendar has it, and whoever says it means some days. */
export function readUnclear(time: TimeText, at: number): Read<TimeWords> | undefined {
  const i = time.is(at, 'the') ? at + 1 : at;
  const beyond =
    readBeyond(time, i) ??
    readNoWhole(time, i) ??
    readHowMany(time, i) ??
    readNoSuchWeek(time, i) ??
    readButOne(time, i);
  if (beyond !== undefined) return { ...beyond, length: beyond.length + i - at };
  const isNth =
    LAST.has(time.word(i)) ||
    time.word(i) === 'final' ||
    (ordinalWord(time.word(i)) ?? (time.tokens[i]?.ordinal ? time.tokens[i]?.value : undefined)) !==
      undefined;
  if (!isNth || !(time.is(i + 1, 'quarter') || time.is(i + 1, 'week'))) return undefined;
  if (!time.is(i + 2, 'of') && !time.is(i + 2, 'in')) return undefined;
  const behind = i + (time.is(i + 3, 'the') ? 4 : 3);
  const month = readMonth(time, behind);
  return month && { value: { type: 'unclear' }, length: behind + month.length - at };
}

/** "The last two months but one": without the last of them, or the one before, and how many are left nobody says. */
function readButOne(time: TimeText, at: number): Read<TimeWords> | undefined {
  const count = LAST.has(time.word(at)) ? readCount(time, at + 1) : undefined;
  const unit = at + 1 + (count?.length ?? 0);
  if (count === undefined || unitWords.get(time.word(unit)) === undefined || !time.is(unit + 1, 'but'))
    return undefined;
  const but = readCount(time, unit + 2);
  return but && { value: { type: 'unclear' }, length: unit + 2 + but.length - at };
}

/** "The last 2.5 weeks", "the last -5 days": of units of time only whole ones are counted. */
function readNoWhole(time: TimeText, at: number): Read<TimeWords> | undefined {
  const count = time.tokens[at + 1];
  const isLed = LAST.has(time.word(at)) || time.word(at) === 'first';
  if (!isLed || count?.kind !== 'number' || count.value === undefined || count.percent) return undefined;
  const isWhole = Number.isInteger(count.value) && count.value >= 1;
  if (isWhole || unitWords.get(time.word(at + 2)) === undefined) return undefined;
  return { value: { type: 'unclear' }, length: 3 };
}

/** "The last 900 years", "the first 40,000 days of 2026", "5,000 years ago": more than any data reach back. */
function readBeyond(time: TimeText, at: number): Read<TimeWords> | undefined {
  const isLed = LAST.has(time.word(at)) || time.word(at) === 'first';
  const countAt = isLed ? at + 1 : at;
  const count = readCount(time, countAt);
  const unit = count && unitWords.get(time.word(countAt + count.length));
  if (count === undefined || unit === undefined || !isBeyondReach(unit, count.value)) return undefined;
  const isBack = /^(?:ago|back|earlier)$/.test(time.word(countAt + count.length + 1));
  if (!isLed && !isBack) return undefined;
  return { value: { type: 'unclear' }, length: countAt + count.length + (isBack ? 2 : 1) - at };
}
