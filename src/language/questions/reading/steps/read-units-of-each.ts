import { UNITS_OF_TIME, type UnitOfTime } from '../../dates/units-of-time.ts';
import type { AssembleOptions } from '../assembling/assemble-options.ts';
import { type Demand, demandsOf } from '../demands.ts';
import { keywordMark, type Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import type { Reading } from '../reading.ts';
import { heard } from './heard.ts';
import { type UnitsPhrase, unitsPhrase } from './units-phrase.ts';

/** What may limit the units and rows that are counted. */
const ALLOWED: ReadonlySet<Demand> = new Set<Demand>(['filters', 'limits', 'grain', 'weekdays']);

/**
 * "Which hotel had the most days with more than 50 bookings", "in how many months was Vienna the top hotel by revenue": of how
 * many units of time something holds for each member. undefined where no such thing is asked.
 */
export function readUnitsOfEach(marks: readonly Mark[], options: AssembleOptions): Reading | undefined {
  const phrase = unitsPhrase(marks);
  if (phrase === undefined) return undefined;
  return phrase.limit === null ? firstInUnits(phrase, options) : withinInUnits(phrase, phrase.limit, options);
}

/** Those units in which the limits hold, of every member. */
function withinInUnits(
  { unit, dimension, order, many }: UnitsPhrase,
  limit: readonly Mark[],
  options: AssembleOptions,
): Reading | undefined {
  const metric = limit.find(({ type }) => type === 'metric');
  const counted = heard([HOW_MANY, unit, ...withAny(limit)], options)?.reading;
  const split = metric && heard([metric, BY, dimension], options)?.reading;
  const [name] = split?.dimensions ?? [];
  if (counted === undefined || name === undefined || counted.sourceId !== split?.sourceId) return undefined;
  const { shape, grain, limits, periods, filters } = counted;
  const isPlain =
    shape === 'count' &&
    grain !== null &&
    grain !== 'weekday' &&
    limits.length > 0 &&
    limits.every(({ isShare, isMean }) => isShare !== true && isMean !== true) &&
    demandsOf(counted).every((demand) => ALLOWED.has(demand)) &&
    filters.every((filter) => filter.dimension !== name) &&
    periods.length < 2;
  if (!isPlain) return undefined;
  return {
    ...counted,
    dimensions: [name],
    unitsOfEach: { holds: 'limits', order, name: null, ...(many !== undefined && { many }) },
  };
}

/** "Had bookings": at least one. */
function withAny(limit: readonly Mark[]): readonly Mark[] {
  const isBare = !limit.some((mark) => mark.type === 'number' || isKeyword(mark, 'none', 'without'));
  return isBare ? limit.flatMap((mark) => (mark.type === 'metric' ? [AT_LEAST, ONE, mark] : [mark])) : limit;
}

/** Those units in which a member had the most of all. */
function firstInUnits(
  { unit, dimension, order, metric, time, name }: UnitsPhrase,
  options: AssembleOptions,
): Reading | undefined {
  const grain = unit.type === 'unit' ? unit.unit : unit.type === 'grain' ? unit.grain : '';
  const dated = time === null ? [] : [time];
  const numbers = metric === null ? [] : [metric];
  const split = heard([...numbers, BY, dimension, ...dated], options)?.reading;
  const [column] = split?.dimensions ?? [];
  if (split === undefined || column === undefined || !isGrain(grain) || split.metrics.length > 1)
    return undefined;
  if (demandsOf(split).some((demand) => demand !== 'dimensions')) return undefined;
  const found = name === null ? undefined : nameOf(name, numbers, column, options);
  if (name !== null && found === undefined) return undefined;
  return {
    ...split,
    shape: 'count',
    grain,
    unitsOfEach: { holds: 'first', order, name: found ?? null },
    assumptions: [
      ...split.assumptions,
      ...(metric === null ? [{ code: 'metric_default' as const, read: split.metrics[0] ?? '' }] : []),
    ],
  };
}

/** The one member that is named. */
function nameOf(
  name: Mark,
  numbers: readonly Mark[],
  column: string,
  options: AssembleOptions,
): string | undefined {
  const [filter, ...others] = heard([...numbers, name], options)?.reading.filters ?? [];
  const isOne = filter?.dimension === column && filter.is === 'one_of' && filter.members.length === 1;
  return isOne && others.length === 0 ? filter.members[0] : undefined;
}

const isGrain = (unit: string): unit is UnitOfTime => UNITS_OF_TIME.some((one) => one === unit);

const AT_LEAST = keywordMark('at_least', 'at least');
const ONE: Mark = {
  type: 'number',
  value: 1,
  percent: false,
  ordinal: false,
  said: 'one',
  others: [],
  proper: false,
};
const HOW_MANY = keywordMark('count', 'how many');
const BY = keywordMark('by', 'by');
