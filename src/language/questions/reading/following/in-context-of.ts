import type { Assembled } from '../assemble.ts';
import { mergeFilters } from '../follow-on.ts';
import type { Reading } from '../reading.ts';

/**
 * "Revenue by channel" behind "bookings from Austria in September": a question with a number of its own that leaves out when and of
 * whom takes both from the one that it follows. Names of the kind that it splits by are not taken along, for they would be its only
 * rows; those that were left out stay so.
 */
export function inContextOf(before: Reading, now: Reading): Reading {
  const isOneTime = now.rank !== null || now.grain !== null || now.limits.length > 0 || now.shape !== 'value';
  const periods = isOneTime ? before.periods.slice(0, 1) : before.periods;
  const isOfAll = now.isAllData || (now.shape === 'share' && now.filters.some(isPartOfIt));
  const filters = isOfAll
    ? []
    : namesOf(before).filter(({ dimension, is }) => is === 'none_of' || !now.dimensions.includes(dimension));
  return {
    ...now,
    periods,
    ...(periods.length > 1 && { areApart: before.areApart, versus: before.versus }),
    isAllData: before.isAllData,
    filters: now.sourceId === before.sourceId ? mergeFilters(filters, now.filters) : now.filters,
    weekdays: now.weekdays.length > 0 ? now.weekdays : before.weekdays,
    brandTerms: now.brandTerms ?? before.brandTerms,
  };
}

/** Two that were held against each other are those that it is about, as far as they are names. */
const namesOf = ({ filters, each }: Reading): Reading['filters'] =>
  each === null || each.members.some(({ length }) => length !== 1)
    ? filters
    : [...filters, { dimension: each.dimension, is: 'one_of', members: each.members.flat() }];

/**
 * "How many bookings in total?" behind the top 3 hotels of September: of all hotels, in September. Behind one number of all it would
 * be told again: there it is of all days.
 */
export const isTotalBeside = (before: Reading, { has, reading }: Assembled): boolean =>
  reading.isAllData &&
  has.metric &&
  !has.period &&
  !has.dimension &&
  reading.intent === 'numbers' &&
  reading.shape === 'value' &&
  before.periods.length === 1 &&
  (before.dimensions.length > 0 || before.filters.length > 0 || before.grain !== null);

const isPartOfIt = ({ isWhole }: Reading['filters'][number]): boolean => isWhole !== true;

/**
 * "What share of revenue comes from email?" says of what it is a share: with the names of the question before it would be one of
 * another whole. Its days are those of the question before where it has none.
 */
export const isShareOfItsOwn = ({ has, reading }: Assembled): boolean =>
  reading.shape === 'share' &&
  reading.intent === 'numbers' &&
  has.metric &&
  has.filter &&
  !has.period &&
  !has.dimension &&
  !reading.isAllData;

/** "As share of all sessions" behind the sessions from email by month: the share of each month, and no single one. */
export const isShareOfCourse = (before: Reading, { has, reading }: Assembled): boolean =>
  reading.shape === 'share' &&
  reading.intent === 'numbers' &&
  before.intent === 'numbers' &&
  before.shape === 'value' &&
  before.grain !== null &&
  before.filters.length > 0 &&
  before.sourceId === reading.sourceId &&
  before.metrics.join() === reading.metrics.join() &&
  reading.grain === null &&
  reading.filters.length === 0 &&
  !has.period &&
  !has.dimension &&
  !has.rank &&
  !has.versus;
