import type { AnswerTable } from '#src/shared/answer.ts';
import { parseDay } from '#src/shared/week.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Settled } from './settled.ts';
import { stretchOf } from './stretch-of.ts';

/** More of them are no list that anybody speaks of as "those". */
const MOST = 50;

/** Who an answer told, row by row: the first ones of a ranking, those that moved as asked, or all of their kind. */
export function foundIn(reading: Reading, tables: readonly AnswerTable[]): Reading['found'] {
  // How many there are stands before who they are
  const table = isCount(reading) ? tables[1] : tables[0];
  const { rank, moves, dimensions, grain, each, firstOfEach, shape } = reading;
  const [dimension, ...others] = dimensions;
  const isList = dimension !== undefined && others.length === 0 && grain === null && each === null;
  const isPlain = rank === null || (rank.of === 'members' && rank.within === null);
  if (
    !isList ||
    !isPlain ||
    firstOfEach !== null ||
    (!/^(?:value|share|change)$/.test(shape) && !isCount(reading)) ||
    table === undefined
  )
    return null;
  const members = table.rows.flatMap(([name]) => (typeof name === 'string' ? [name] : []));
  const isAll = rank === null && moves.length === 0;
  const isWhole = members.length === table.rows.length && members.length > 0;
  return isWhole && (isAll || members.length <= MOST) ? { dimension, members: members.slice(0, MOST) } : null;
}

const isCount = ({ shape, isCountShare, countPer, countWithin }: Reading): boolean =>
  shape === 'count' && !isCountShare && countPer === null && countWithin === null;

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
