import type { ReadFilter } from '../../filter.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { isAlike } from '../is-alike.ts';
import { nameOfGroup } from '../of-both/sections-as-pages.ts';
import type { ReadOther } from '../read-other.ts';
import { toldAnew } from '../told-anew.ts';
import { exchanged } from './exchanged.ts';

interface Group {
  readonly members: readonly string[];
  readonly name: string;
}

interface Named {
  readonly members: readonly string[];
  /** Which name was taken to be meant. */
  readonly assumptions: Reading['assumptions'];
}

const NOBODY: Named = { members: [], assumptions: [] };

interface Several {
  readonly dimension: string;
  readonly groups: readonly Group[];
  /** The filter that holds them, where they are told as one. */
  readonly filter: ReadFilter | undefined;
}

/**
 * "Without Paris" behind Rome against Paris leaves Rome, "Ireland too" puts it beside the two that were told, and "Glasgow instead of
 * Leeds" takes the place of the one alone. Undefined where the question before told no several names of a kind, or the words speak
 * of another kind.
 */
export function namesExchanged(text: string, before: Reading, readOther: ReadOther): Reading | undefined {
  const several = severalOf(before);
  const said = several && exchanged(text);
  if (several === undefined || said === undefined) return undefined;
  const away = said.out === null ? NOBODY : namedBy(said.out, before, several, readOther);
  const added = said.put === null ? NOBODY : namedBy(said.put, before, several, readOther);
  if (away === undefined || added === undefined) return undefined;
  const [out, put] = [away.members, added.members];
  const isOut = ({ members }: Group): boolean => members.some((name) => out.includes(name));
  const told = new Set(several.groups.flatMap(({ members }) => members));
  // What was not told can be neither left out nor replaced, and what stands there already is not put beside itself
  if (out.some((name) => !told.has(name))) throw askedBack('points_back');
  const more = put.filter((name) => !told.has(name)).map((name) => ({ members: [name], name }));
  // "And Germany and the Netherlands" behind two that were held against each other is another pair
  const isPair = said.isOnlyAnd && several.filter === undefined && more.length > 1;
  if (isPair || (more.length === 0 && put.length > 0)) return undefined;
  const groups =
    said.out !== null && more.length > 0
      ? several.groups.flatMap((one) => (isOut(one) ? more.splice(0) : [one]))
      : [...several.groups.filter((one) => !isOut(one)), ...more];
  if (groups.length === 0) return undefined;
  return { ...toldAnew(ofGroups(before, several, groups)), assumptions: added.assumptions };
}

function severalOf({ intent, each, filters, dimensions, rank }: Reading): Several | undefined {
  if (intent !== 'numbers') return undefined;
  if (each !== null)
    return {
      dimension: each.dimension,
      groups: each.members.map((members, at) => ({ members, name: each.names[at] ?? nameOfGroup(members) })),
      filter: undefined,
    };
  const [filter, ...others] = filters.filter(({ is, members }) => is === 'one_of' && members.length > 1);
  const isList = dimensions.length > 0 && (rank !== null || dimensions.join() !== filter?.dimension);
  if (filter === undefined || others.length > 0 || isList) return undefined;
  return {
    dimension: filter.dimension,
    groups: filter.members.map((name) => ({ members: [name], name })),
    filter,
  };
}

/** Which names of their kind the words say, and nothing else; undefined where they say anything else. */
function namedBy(
  words: string,
  before: Reading,
  { dimension, groups, filter }: Several,
  readOther: ReadOther,
): Named | undefined {
  const rest = before.filters.filter((one) => one !== filter);
  // Behind itself a name would only be told again
  for (const one of groups.slice(0, 2)) {
    const only = { dimension, is: 'one_of' as const, members: [...one.members] };
    const previous = {
      ...before,
      each: null,
      dimensions: before.dimensions.filter((name) => name !== dimension),
      isTogether: false,
      replaced: null,
      filters: [...rest, only],
    };
    const other = readOther(`and ${words}`, previous);
    const members = other && onlyNames(other, previous, dimension, rest);
    if (members !== undefined) return { members, assumptions: other?.assumptions ?? [] };
  }
  return undefined;
}

function onlyNames(
  other: Reading,
  before: Reading,
  dimension: string,
  rest: readonly ReadFilter[],
): readonly string[] | undefined {
  const isSame =
    isAlike(other.metrics, before.metrics) &&
    isAlike(other.periods, before.periods) &&
    isAlike(other.weekdays, before.weekdays) &&
    isAlike(other.dimensions, before.dimensions) &&
    other.grain === before.grain &&
    other.intent === before.intent &&
    other.each === null;
  const [named, ...more] = other.filters.filter((one) => !rest.some((old) => isAlike(old, one)));
  const isOfNames = named?.dimension === dimension && named.is === 'one_of' && more.length === 0;
  return isSame && isOfNames ? named.members : undefined;
}

function ofGroups(before: Reading, { dimension, filter }: Several, groups: readonly Group[]): Reading {
  const filters = before.filters.filter((one) => one !== filter);
  const isApart = filter === undefined && groups.length > 1;
  const members = groups.map((one) => [...one.members]);
  const only: ReadFilter = { ...filter, dimension, is: 'one_of', members: members.flat() };
  const dimensions =
    groups.length > 1 ? before.dimensions : before.dimensions.filter((name) => name !== dimension);
  return {
    ...before,
    dimensions,
    filters: isApart ? filters : [...filters, only],
    each: isApart ? { dimension, members, names: groups.map(({ name }) => name) } : null,
    isTogether: filter !== undefined && groups.length > 1 && before.dimensions.length === 0,
    replaced: null,
    found: null,
  };
}
