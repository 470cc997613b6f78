import { ordinalWord } from '../text/number-words.ts';
import { readMonth } from './read-month.ts';
import type { Read, TimeText, TimeWords } from './time-text.ts';
import { LAST } from './time-words.ts';

/** "The last quarter of October", "the fifth week of February": no calendar has it, and whoever says it means some days. */
export function readUnclear(time: TimeText, at: number): Read<TimeWords> | undefined {
  const i = time.is(at, 'the') ? at + 1 : at;
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
