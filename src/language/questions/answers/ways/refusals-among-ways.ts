import { askedBack } from '../../reading/problem.ts';
import type { Settled } from '../settling/settled.ts';
import type { WayIfFit } from './way.ts';

/** Throws where a question says what no way behind this place can tell; else the next way is tried. */
type Refusal = (...settled: Parameters<WayIfFit>) => undefined;

/** How far something moved needs two periods, and members that moved or one number that a question of yes or no is about. */
export const refuseLooseMoves: Refusal = ({ reading, other }) => {
  // "Weeks in which it fell by more than 15 %"
  const isOfSteps = reading.isStepwise && reading.rank?.of === 'time';
  const isPlain =
    /^(?:change|value|share)$/.test(reading.shape) &&
    reading.grain === null &&
    (reading.dimensions.length > 0 || reading.isYesNo);
  if (reading.moves.length > 0 && !isOfSteps && (!isPlain || other === null))
    throw askedBack('limit_of_change');
};

/** A count of one period says nothing of the other. */
export const refuseCountOfTwo: Refusal = ({ reading, other }) => {
  if (reading.shape === 'count' && other !== null) throw askedBack('count_of_two');
};

/** A share is a limit of members, or of the one segment that a question of yes or no is about. */
export const refuseLooseShares: Refusal = ({ reading, other }) => {
  if (!reading.limits.some(({ isShare }) => isShare === true)) return;
  const isFitting = isShareOfMembers(reading) || isShareOfOne(reading) || isShareOfUnits(reading);
  if (!isFitting || other !== null || reading.each !== null) throw askedBack('limit_of_what');
};

const isShareOfMembers = ({ dimensions, shape, grain }: Settled['reading']): boolean =>
  dimensions.length > 0 && /^(?:share|count|value)$/.test(shape) && grain === null;

const isShareOfOne = ({ shape, isYesNo, filters }: Settled['reading']): boolean =>
  shape === 'share' && isYesNo && filters.length > 0;

/** "Months in which mobile made more than a quarter of revenue" */
const isShareOfUnits = ({ shape, grain, dimensions, filters }: Settled['reading']): boolean =>
  shape === 'share' && grain !== null && dimensions.length === 0 && filters.length > 0;

/** "How many of them get half of it from mobile": the part of each is told in rows only. */
export const refusePartsOfEach: Refusal = ({ reading }) => {
  if (reading.shape !== 'share' && reading.filters.some(({ isPart }) => isPart === true))
    throw askedBack('not_at_once');
};

/** "More than 100 sessions last week against the week before": of neither, or of the change? */
export const refuseLimitOfChange: Refusal = ({ reading, other }) => {
  if (reading.limits.length > 0 && other !== null && reading.rank === null && reading.moves.length === 0)
    throw askedBack('limit_of_change');
};

/** A limit needs rows to choose from: days, members. One number is within it or not. */
export const refuseLimitOfOne: Refusal = ({ reading }) => {
  if (reading.limits.length > 0 && !reading.isYesNo) throw askedBack('limit_of_what');
};
