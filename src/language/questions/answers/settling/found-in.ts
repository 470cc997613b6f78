import type { AnswerTable } from '#src/shared/answer.ts';
import { parseDay } from '#src/shared/week.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Settled } from './settle.ts';
import { stretchOf } from './stretch-of.ts';

/** More of them are no list that anybody speaks of as "those". */
const MOST = 50;

/** Who an answer told that lists only some of their kind: the first ones of a ranking, or those that moved as asked. */
export function foundIn(reading: Reading, [table]: readonly AnswerTable[]): Reading['found'] {
  const { rank, moves, dimensions, grain, each, firstOfEach, shape } = reading;
  const [dimension, ...others] = dimensions;
  const isList = dimension !== undefined && others.length === 0 && grain === null && each === null;
  const isCut = (rank !== null && rank.of === 'members' && rank.within === null) || moves.length > 0;
  if (!isList || !isCut || firstOfEach !== null || !/^(?:value|share)$/.test(shape) || table === undefined)
    return null;
  const members = table.rows.flatMap(([name]) => (typeof name === 'string' ? [name] : []));
  const isWhole = members.length === table.rows.length && members.length > 0 && members.length <= MOST;
  return isWhole ? { dimension, members } : null;
}

/** The best day, week or month of a question that asked for one. */
export function foundTimeIn(
  { reading, period }: Settled,
  [table]: readonly AnswerTable[],
): Reading['foundTime'] {
  const { rank, grain, dimensions, each } = reading;
  const isOne = rank?.of === 'time' && rank.count === 1 && dimensions.length === 0 && each === null;
  if (!isOne || (grain !== 'day' && grain !== 'week' && grain !== 'month')) return null;
  const [[first] = []] = table?.rows ?? [];
  const day = typeof first === 'string' ? parseDay(first) : undefined;
  return day ? { ...stretchOf(day, grain, period), unit: grain, count: 1 } : null;
}
