import { demandsOf } from '../../demands.ts';
import { askedBack, NotAnswerable } from '../../problem.ts';
import type { ReadFilter, Reading } from '../../reading.ts';
import { namesTold } from './names-told.ts';
import { refuseOtherWays } from './refuse-other-ways.ts';
import { nameOfGroup } from './sections-as-pages.ts';

/** Times, or names of one column, beside each other; "the difference" is that of the last two. */
export function toldBeside(before: Reading, isOfTwo: boolean): Reading | undefined {
  if (isHeldAlready(before)) return before;
  if (before.replaced !== null && before.replaced.periods.length > 0) {
    const periods = [...before.replaced.periods, ...before.periods].slice(isOfTwo ? -2 : 0);
    refuseOtherWays(before);
    const laterFirst = periods.toSorted((one, other) => (one.from < other.from ? 1 : -1));
    return { ...before, periods: laterFirst, versus: null, isAllData: false, replaced: null };
  }
  const days = before.replaced?.weekdays ?? [];
  if (days.length > 0) {
    refuseOtherWays(before);
    return { ...before, weekdays: [...days, ...before.weekdays], replaced: null };
  }
  const rest = againstRest(before);
  if (rest !== undefined) return rest;
  const names = namesTold(before);
  if (names === undefined) return undefined;
  const members = names.members.slice(isOfTwo ? -2 : 0);
  refuseOtherWays(before);
  // "Share of mobile", "and desktop?", "the difference?": each one's share of the same whole
  const isShare = before.shape === 'share' && names.last.isWhole !== true && names.last.isPart !== true;
  // Parts of the site have no names of their own to stand beside each other
  if ((before.shape !== 'value' && !isShare) || names.last.is !== 'one_of') throw askedBack('points_back');
  return { ...before, ...eachOf(before, names.last, members) };
}

/** Each of these names by itself, in place of the one that was told last. */
const eachOf = (
  { filters }: Reading,
  last: ReadFilter,
  members: readonly (readonly string[])[],
): Pick<Reading, 'filters' | 'each' | 'isTogether' | 'replaced'> => ({
  filters: filters.filter((one) => one !== last),
  each: {
    dimension: last.dimension,
    members: members.map((one) => [...one]),
    names: members.map(nameOfGroup),
  },
  isTogether: false,
  replaced: null,
});

/** "Vs Linz" behind the revenue of Graz by month: a course of each. */
export function coursesBeside(before: Reading): Reading | undefined {
  const names = before.replaced === null ? undefined : namesTold(before);
  const isPlain =
    before.shape === 'value' &&
    before.dimensions.length === 0 &&
    demandsOf(before).every((demand) => /^(?:filters|weekdays|grain|isTogether)$/.test(demand));
  if (names === undefined || names.last.is !== 'one_of' || !isPlain) return undefined;
  return { ...before, ...eachOf(before, names.last, names.members) };
}

/**
 * "Compared to Google" behind "is ChatGPT growing?": the weeks of each in the days of that trend, and no week against another.
 * Undefined where it asks of times that are named.
 */
export function coursesOfTrend(before: Reading, periods: Reading['periods']): Reading | undefined {
  const names = before.replaced === null ? undefined : namesTold(before);
  const isOfTrend =
    before.shape === 'change' &&
    before.isYesNo &&
    before.versus === null &&
    before.grain === null &&
    before.dimensions.length === 0 &&
    before.moves.length === 0 &&
    [...before.periods, ...periods].every(({ reading }) => reading === 'default');
  if (names?.last.is !== 'one_of' || !isOfTrend) return undefined;
  return { ...before, ...eachOf(before, names.last, names.members), shape: 'value', grain: 'week', periods };
}

/**
 * "Compared to Google" behind the landing pages from ChatGPT: both in every row, of a top 5 in those that it found. Rows of two times
 * have no place for a second name, which is what is asked about then. Undefined where what was told is no such list.
 */
export function listBeside(other: Reading, { found }: Reading): Reading | undefined {
  const names = other.replaced === null ? undefined : namesTold(other);
  const [dimension, ...others] = other.dimensions;
  const isList =
    dimension !== undefined &&
    others.length === 0 &&
    other.intent === 'numbers' &&
    other.grain === null &&
    other.metrics.length === 1 &&
    other.each === null &&
    (other.shape === 'value' || other.shape === 'change');
  if (!isList || names?.last.is !== 'one_of' || names.last.dimension === dimension) return undefined;
  const { filters, each, ...told } = eachOf(other, names.last, names.members);
  if (other.versus !== null || other.shape === 'change' || other.periods.length > 1)
    throw new NotAnswerable({
      type: 'ambiguous',
      about: 'not_at_once',
      choices: [],
      untold: {
        reading: { ...other, ...told, filters, each, isYesNo: false, asks: null },
        part: 'each',
        others: ['comparison'],
      },
    });
  const isOfFound = other.rank?.count != null;
  if (isOfFound && found?.dimension !== dimension) return undefined;
  return {
    ...other,
    ...told,
    rank: null,
    filters: isOfFound && found !== null ? [...filters, { ...found, is: 'one_of' }] : filters,
    gap: each && { ...each, is: null, isLimitOfBoth: false },
  };
}

/** "And the rest?" behind those on mobile: these against all others. */
function againstRest(before: Reading): Reading | undefined {
  const [old] = before.replaced?.filters ?? [];
  const rest = before.filters.find(({ dimension, is }) => dimension === old?.dimension && is === 'none_of');
  if (old === undefined || rest === undefined) return undefined;
  refuseOtherWays(before);
  const filters = before.filters.map((one) => (one === rest ? old : one));
  return { ...before, filters, shape: 'against_rest', replaced: null };
}

/** Two times, names or kinds of days, each told by itself: what a comparison of them by another number is asked of. */
export const pairOf = (before: Reading): Reading | undefined =>
  before.dimensions.length === 0 && before.grain === null ? toldBeside(before, true) : undefined;

export const isHeldAlready = ({ periods, each, weekdays }: Reading): boolean =>
  periods.length > 1 || weekdays.length > 1 || each !== null;

/** One question behind another was of another time. */
export const hasTimes = ({ replaced }: Reading): boolean => replaced !== null && replaced.periods.length > 0;
