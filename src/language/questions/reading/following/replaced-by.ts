import type { ReadFilter, Reading } from '../reading.ts';
import type { Replaced } from '../replaced.ts';

/**
 * What a question that changed nothing but the time or one name put its own in the place of: "and April?" behind March, and "May?"
 * behind both. Null where it changed more: nobody could tell what "the difference" would be of.
 */
export function replacedBy(before: Reading, now: Reading): Reading['replaced'] {
  if (restOf(before) !== restOf(now)) return null;
  const isSameTime = timesOf(before) === timesOf(now);
  const isSameNames = JSON.stringify(before.filters) === JSON.stringify(now.filters);
  const isSameDays = JSON.stringify(before.weekdays) === JSON.stringify(now.weekdays);
  const isSameNumber = JSON.stringify(before.metrics) === JSON.stringify(now.metrics);
  if (isSameTime && isSameNames && isSameDays)
    return isSameNumber ? before.replaced : { ...(before.replaced ?? NOTHING), metrics: [...before.metrics] };
  if (!isSameNumber) return null;
  if (!isSameDays) return isSameTime && isSameNames ? daysReplaced(before, now) : null;
  if (isSameNames) return timeReplaced(before, now);
  return isSameTime ? nameReplaced(before, now) : null;
}

/** Whoever compares what was told before means the last few. */
const MOST = 6;

const NOTHING: Replaced = { periods: [], filters: [], weekdays: [], metrics: [] };

/** "On weekdays?" behind those on weekends */
function daysReplaced({ weekdays: [old, ...others] }: Reading, { weekdays }: Reading): Replaced | null {
  const isOne = old !== undefined && others.length === 0 && weekdays.length === 1;
  return isOne ? { ...NOTHING, weekdays: [old] } : null;
}

function timeReplaced(before: Reading, now: Reading): Replaced | null {
  const [period, ...others] = before.periods;
  if (period === undefined || others.length > 0 || now.periods.length !== 1 || before.isAllData) return null;
  const earlier = [...(before.replaced?.periods ?? []), period];
  return {
    ...NOTHING,
    periods: earlier.filter(({ from, to }) => `${from} ${to}` !== timesOf(now)).slice(-MOST),
  };
}

function nameReplaced(before: Reading, now: Reading): Replaced | null {
  const [old, ...others] = differing(before.filters, now.filters);
  const [put, ...more] = differing(now.filters, before.filters);
  if (old === undefined || put === undefined || others.length > 0 || more.length > 0) return null;
  const isAlike =
    old.dimension === put.dimension &&
    (old.is === 'one_of' || (old.is === 'containing' && put.is === 'containing')) &&
    (put.is === old.is || isRestOf(old, put)) &&
    old.isWhole === put.isWhole &&
    old.isPart === put.isPart;
  if (!isAlike) return null;
  const earlier = (before.replaced?.filters ?? []).filter(({ dimension }) => dimension === old.dimension);
  const isPut = ({ is, members }: ReadFilter): boolean =>
    is === put.is && members.join('\n') === put.members.join('\n');
  return { ...NOTHING, filters: [...earlier, old].filter((one) => !isPut(one)).slice(-MOST) };
}

/** "And the rest?" */
const isRestOf = (old: ReadFilter, put: ReadFilter): boolean =>
  put.is === 'none_of' && put.members.join('\n') === old.members.join('\n');

const differing = (some: readonly ReadFilter[], others: readonly ReadFilter[]): readonly ReadFilter[] => {
  const known = new Set(others.map((one) => JSON.stringify(one)));
  return some.filter((one) => !known.has(JSON.stringify(one)));
};

/** Days that nobody named are kept with an answer, and found anew by the question behind it. */
const timesOf = ({ periods }: Reading): string =>
  periods.flatMap(({ from, to, reading }) => (reading === 'default' ? [] : [`${from} ${to}`])).join('\n');

/** What may change: when, of whom, which number, and how it is said and shown. */
const OPEN: ReadonlySet<string> = new Set([
  'periods',
  'filters',
  'weekdays',
  'metrics',
  'replaced',
  'found',
  'foundTime',
  'assumptions',
  'isAllData',
  'isYesNo',
  'claim',
  'asks',
  'display',
] satisfies readonly (keyof Reading)[]);

/** A reading that was kept with its answer has its parts in another order. */
const restOf = (reading: Reading): string =>
  JSON.stringify(
    Object.entries(reading)
      .filter(([part]) => !OPEN.has(part))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
