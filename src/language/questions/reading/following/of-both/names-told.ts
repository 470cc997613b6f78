import type { ReadFilter } from '../../filter.ts';
import type { Reading } from '../../reading.ts';

interface Names {
  /** The filter of the question before, whose place they take. */
  readonly last: ReadFilter;
  readonly members: readonly (readonly string[])[];
}

/** The names of one column that were told one behind the other, or that one question named. */
export function namesTold({ filters, replaced }: Reading): Names | undefined {
  const [old] = replaced?.filters ?? [];
  const last = filters.find(({ dimension, is }) => dimension === old?.dimension && is === old.is);
  if (last !== undefined)
    return { last, members: [...(replaced?.filters ?? []), last].map(({ members }) => members) };
  const [several, ...others] = filters.filter(({ is, members }) => is === 'one_of' && members.length > 1);
  return several === undefined || others.length > 0
    ? undefined
    : { last: several, members: several.members.map((one) => [one]) };
}

/** Names that stand for themselves, told one behind the other or beside each other. */
export function namesApart(
  before: Reading,
): { readonly dimension: string; readonly members: string[] } | undefined {
  const told = namesTold(before);
  if (told !== undefined && told.last.is !== 'one_of') return undefined;
  const groups = before.each?.members ?? told?.members ?? [];
  const dimension = before.each?.dimension ?? told?.last.dimension;
  return dimension === undefined || groups.some(({ length }) => length !== 1)
    ? undefined
    : { dimension, members: groups.flat() };
}
