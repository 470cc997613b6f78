import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { movedToYear, unitAround, yearOf } from '../../dates/period.ts';
import type { ClaimedTime } from '../../reading/claims/claim.ts';
import { isSoMany } from '../../reading/claims/counted-claim.ts';
import { capital } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import type { Way } from '../ways/way.ts';
import { isAllKnown } from './all-known.ts';
import type { ToldParts } from './draft.ts';
import type { Found } from './found.ts';
import { type ToldVerdict, yesIf } from './told-verdict.ts';
import { uncapitalized } from './uncapitalized.ts';

/** Begins with "Yes" or "No" where what was found decides it for certain. */
export function withVerdict(
  settled: Settled,
  { verdict, found, ...parts }: ToldParts,
  finds: Way['finds'],
  inquiry: Inquiry,
): ToldParts {
  const said = verdict ?? (finds && found && verdictBy(finds, settled, found, inquiry));
  return {
    ...parts,
    headline: saidFirst(said, parts.headline, settled),
    ...(typeof said === 'string' && { decided: { isSo: said === 'yes', headline: parts.headline } }),
  };
}

/** "No: no routes had more …" */
export function saidFirst(
  verdict: ToldVerdict | undefined,
  headline: BoundText,
  settled: Settled,
): BoundText {
  if (verdict === undefined) return capital(headline);
  if (typeof verdict !== 'string') return capital(sentence`${verdict} ${headline}`);
  return sentence`${verdict === 'yes' ? 'Yes' : 'No'}: ${uncapitalized(headline, settled)}`;
}

function verdictBy(
  finds: NonNullable<Way['finds']>,
  settled: Settled,
  found: Found,
  inquiry: Inquiry,
): ToldVerdict | undefined {
  const isSo = DECIDES[finds](settled, found, inquiry);
  return isSo === undefined ? undefined : yesIf(isSo);
}

type Decides = (settled: Settled, found: Found, inquiry: Inquiry) => boolean | undefined;

/** "Did any country lose sessions?" is so where the one that lost the most did lose some. */
function isMovedSo(settled: Settled, { change }: Found, inquiry: Inquiry): boolean | undefined {
  const { reading, asked } = settled;
  const { claim, rank } = reading;
  // A lower number is a higher position
  const isPlain = asked.length === 1 && asked.every(({ unit }) => unit !== 'position');
  if (claim?.of !== 'some' || claim.isEver || !isPlain || typeof change !== 'number') return undefined;
  const isMoved = rank?.by === 'gain' ? change > 0 : change < 0;
  return isMoved || isAllKnown(settled, inquiry) ? isMoved : undefined;
}

/** "Did any day have more than 50?" is so where one was found, "did every day …" where none was of which it is not so. */
function isFoundSo(settled: Settled, { many, isEach }: Found, inquiry: Inquiry): boolean | undefined {
  const { reading } = settled;
  const { claim } = reading;
  // "Did sessions grow in every month?"
  if (claim?.of === 'each') return isEach;
  // Days without data leave open what they had
  if (many === 0 && !isAllKnown(settled, inquiry)) return undefined;
  if (claim?.of === 'count') {
    // Days without data may have made it more, and never fewer
    const isSo = isSoMany(claim, many);
    const isLeast = reading.limits.every(({ is }) => is === 'above' || is === 'at_least');
    const isCertain = isLeast && isSo === isSoMany(claim, Number.POSITIVE_INFINITY);
    return isCertain || isAllKnown(settled, inquiry) ? isSo : undefined;
  }
  if (claim?.of === 'every') return reading.moves.length === 0 ? many === 0 : undefined;
  // "Did any country ever have more than 100?" is of single days, and these are all of them together
  if (claim?.of !== 'some' || (claim.isEver && reading.grain === null)) return undefined;
  return many > 0;
}

/** "Was March our best month?": where another is, this one is named. */
function isFirstSo(settled: Settled, { first }: Found): boolean | undefined {
  const { claim, rank } = settled.reading;
  if (claim?.of !== 'place' || claim.to !== 1 || claim.end !== rank?.direction) return undefined;
  if (claim.time === null || first === undefined) return undefined;
  return isClaimed(settled, claim.time, first.time, first.isLevel);
}

/** Whether the first time is the one that is claimed to be so; where another is level with it, that may be the one. */
function isClaimed(
  settled: Settled,
  claimed: ClaimedTime,
  first: ClaimedTime,
  isLevel: boolean,
): boolean | undefined {
  if (claimed.is === 'weekday') {
    if (first.is !== 'weekday') return undefined;
    return claimed.weekday === first.weekday ? true : isLevel ? undefined : false;
  }
  if (first.is === 'weekday') return undefined;
  if (claimed.day === first.day) return true;
  return isLevel || mayBeSo(settled, claimed.day, first.day) ? undefined : false;
}

/** A month that runs may still become the best one, and the same month of another year may be the one that is meant. */
function mayBeSo({ reading: { grain }, view }: Settled, claimed: Day, first: Day): boolean {
  const { firstDay, lastDay } = view.source;
  if (firstDay === null || lastDay === null || grain === null || grain === 'weekday') return true;
  const isOver = claimed >= firstDay && unitAround(claimed, grain).to <= lastDay;
  return !isOver || (grain !== 'year' && movedToYear(claimed, yearOf(first)) === first);
}

const DECIDES: Readonly<Record<NonNullable<Way['finds']>, Decides>> = {
  all: isFoundSo,
  first: isFirstSo,
  mover: isMovedSo,
};
