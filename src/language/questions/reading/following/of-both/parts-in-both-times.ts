import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';
import { namesTold } from './names-told.ts';

const EXPLAINS = wholly(
  'which (?:one|(?:one )?of (?:them|these|those|the (?:two|three)))(?: of (?:them|these|those))? (?:explains?|explained|caused?|drove|drives|made|(?:is|was) (?:behind|to blame for|responsible for|the (?:reason|cause) (?:for|of))) (?:it|this|that|the (?:change|rise|increase|growth|drop|fall|decline|difference))',
);

/** "Which one explains it?" behind two countries together: how far each of them moved, and no other part of the site. */
export const asksWhichExplains = (text: string): boolean => EXPLAINS.test(text);

/**
 * Names of one column, each in both times: "vs Austria" behind Germany in October against September is both of them in both months, and so
 * is "separately" behind the two together. Undefined where no two times are held against each other, or one name alone was told.
 */
export function partsInBothTimes(before: Reading): Reading | undefined {
  const { intent, dimensions, grain, each, rank, shape, periods, versus, areApart, filters } = before;
  // "Did it fall?" is held against the time before without naming it
  const isMove = versus !== null || shape === 'change';
  const isHeld = !areApart && (periods.length === 2 || (isMove && periods.length < 2));
  const isOne = dimensions.length === 0 && grain === null && each === null && rank === null;
  const names = namesTold(before);
  const isPlain = intent === 'numbers' && (shape === 'value' || shape === 'change');
  if (!isHeld || !isOne || !isPlain || names === undefined || names.last.is !== 'one_of') return undefined;
  const { last } = names;
  return {
    ...before,
    dimensions: [last.dimension],
    filters: filters.map((one) =>
      one === last ? { ...last, members: [...new Set(names.members.flat())] } : one,
    ),
    shape: 'value',
    versus: periods.length === 2 ? versus : (versus ?? 'before'),
    isYesNo: false,
    asks: null,
    isTogether: false,
    replaced: null,
  };
}
