import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { isAlike } from '../is-alike.ts';
import type { ReadOther } from '../read-other.ts';
import { toldAnew } from '../told-anew.ts';
import { exchanged } from './exchanged.ts';

type Periods = Reading['periods'];

/** "And last year?" is of each, and seen from it. */
const RELATIVE = /^(?:the )?(?:same|last|previous|prior|past|this)\b|\b(?:before|ago|earlier)\b/i;

/**
 * "Instead of January, December" behind February against January holds February against December, "without January" leaves February.
 * Undefined where the question before named one time, or the words speak of anything else.
 */
export function timesExchanged(text: string, before: Reading, readOther: ReadOther): Reading | undefined {
  if (before.intent !== 'numbers' || before.periods.length < 2 || before.versus !== null) return undefined;
  const said = exchanged(text);
  if (said === undefined || (said.isOnlyAnd && RELATIVE.test(said.put ?? ''))) return undefined;
  const out = said.out === null ? [] : timesOf(said.out, before, readOther);
  const put = said.put === null ? [] : timesOf(said.put, before, readOther);
  if (out === undefined || put === undefined) return undefined;
  if (!out.every((one) => before.periods.some((old) => isSame(one, old)))) throw askedBack('points_back');
  const more = put.filter((one) => !before.periods.some((old) => isSame(one, old)));
  if (more.length === 0 && put.length > 0) return undefined;
  const isOut = (one: Periods[number]): boolean => out.some((other) => isSame(one, other));
  const periods =
    said.out !== null && more.length > 0
      ? before.periods.flatMap((one) => (isOut(one) ? more.splice(0) : [one]))
      : [...before.periods.filter((one) => !isOut(one)), ...more];
  if (periods.length === 0) return undefined;
  const isOne = periods.length === 1;
  return toldAnew({
    ...before,
    periods,
    shape: isOne && before.shape === 'change' ? 'value' : before.shape,
    areApart: !isOne && before.areApart,
  });
}

/** The times that the words name behind one of those before, and nothing else. */
function timesOf(words: string, before: Reading, readOther: ReadOther): Periods | undefined {
  for (const period of before.periods) {
    const other = readOther(`and ${words}`, {
      ...before,
      shape: 'value',
      periods: [period],
      areApart: false,
      replaced: null,
      isYesNo: false,
      asks: null,
    });
    const isOfTime =
      other?.intent === 'numbers' && other.versus === null && isAlike(partsOf(other), partsOf(before));
    if (isOfTime && other.periods.length === 1) return other.periods;
  }
  return undefined;
}

const isSame = (one: Periods[number], other: Periods[number]): boolean =>
  one.from === other.from && one.to === other.to;

const partsOf = ({ metrics, filters, dimensions, weekdays, each }: Reading): readonly unknown[] => [
  metrics,
  filters,
  dimensions,
  weekdays,
  each,
];
