import { everywhere } from '../../../text/pattern.ts';
import type { Reading } from '../../reading.ts';
import { LEAD, TAIL } from '../in-whole-words/lead-and-tail.ts';
import type { ReadOther } from '../read-other.ts';

/** "Include Direct again", "with mobile" */
const RETURNED = everywhere`^${LEAD}(?:with|include|including|add|bring|put) (?=\p{L})|,? (?:again|back(?: in)?)(?=${TAIL})`;

/** "With Direct again?" behind those without Direct, or without Direct and Email: the name is read where nobody is left out. */
export function nameReturned(text: string, before: Reading, readOther: ReadOther): Reading | undefined {
  const filters = before.filters.filter(({ is }) => is !== 'none_of');
  if (filters.length === before.filters.length || text.search(RETURNED) !== 0) return undefined;
  const named = readOther(`and ${text.replace(RETURNED, '')}`, { ...before, filters, replaced: null });
  return named && withReturned(before, named);
}

/**
 * "Include Direct again" behind those without Direct: with them. `named` is what the name alone would ask. Undefined where the
 * question before left out none of these names.
 */
function withReturned(before: Reading, named: Reading): Reading | undefined {
  const back = new Set(named.filters.filter(({ is }) => is === 'one_of').flatMap(({ members }) => members));
  const isOut = (name: string): boolean =>
    before.filters.some(({ is, members }) => is === 'none_of' && members.includes(name));
  if (back.size === 0 || ![...back].every(isOut)) return undefined;
  const filters = before.filters
    .map((one) =>
      one.is === 'none_of' ? { ...one, members: one.members.filter((name) => !back.has(name)) } : one,
    )
    .filter(({ members }) => members.length > 0);
  return { ...before, filters, isYesNo: false, asks: null, assumptions: [] };
}
