import { COUNT_WORDS, numberWord } from '../../text/number-words.ts';
import { yesNoQuestion } from '../../text/yes-no-question.ts';
import type { Mark } from '../mark.ts';
import type { Reading } from '../reading.ts';
import type { Claim } from './claim.ts';

type CountClaim = Extract<Claim, { of: 'count' }>;

interface CountedClaim {
  /** The same question of any of them, which lists them all. */
  readonly asked: string;
  readonly claim: CountClaim;
}

const SIDES: Readonly<Record<string, CountClaim['is']>> = {
  '': 'so_many',
  'at least': 'at_least',
  only: 'equal',
  just: 'equal',
  exactly: 'equal',
  precisely: 'equal',
  'more than': 'above',
  over: 'above',
  'at most': 'at_most',
  'no more than': 'at_most',
  'fewer than': 'below',
  'less than': 'below',
};

const SAID = new RegExp(
  `^(?<opening>(?:is|are|was|were) there|did|do|does|have|has) (?:(?<side>${Object.keys(SIDES).filter(Boolean).join('|')}) )?(?:(?<single>one|a single)|(?<many>\\d+|${COUNT_WORDS})) (?<rest>.+)$`,
  'is',
);

/** "Are there exactly three hotels with more than 500 bookings?", "is there only one …": how many of them there are to be. */
export function countedClaim(
  text: string,
  marksOf: (said: string) => readonly Mark[],
): CountedClaim | undefined {
  const { opening, side = '', single, many, rest } = SAID.exec(yesNoQuestion(text) ?? '')?.groups ?? {};
  // "A single week" is any at all
  const isAny = side === '' && single?.toLowerCase() === 'a single';
  if (opening === undefined || rest === undefined || isAny) return undefined;
  const value = single === undefined ? (numberWord(many?.toLowerCase() ?? '') ?? Number(many)) : 1;
  const is = SIDES[side.toLowerCase()];
  const [thing] = marksOf(rest);
  // "Are there more than 500 bookings?" is a limit of the number
  const isOfThings = thing?.type === 'dimension' || thing?.type === 'unit' || thing?.type === 'grain';
  if (is === undefined || !Number.isInteger(value) || !isOfThings) return undefined;
  return { asked: `${opening} any ${rest}`, claim: { of: 'count', is, value } };
}

/** Whether what was read of any of them lists all those within its limits. */
export const isListOfAll = ({ limits, moves, rank, gap, verdict, always, claim }: Reading): boolean =>
  limits.length > 0 &&
  moves.length === 0 &&
  (rank === null || rank.count === null) &&
  gap === null &&
  verdict === null &&
  always === null &&
  claim?.of === 'some';

/** "Two channels" may be two alone, or two at least: of more it is neither. */
export function isSoMany({ is, value }: CountClaim, many: number): boolean | undefined {
  switch (is) {
    case 'so_many':
      return many > value ? undefined : many === value;
    case 'equal':
      return many === value;
    case 'above':
      return many > value;
    case 'below':
      return many < value;
    case 'at_least':
      return many >= value;
    case 'at_most':
      return many <= value;
  }
}
