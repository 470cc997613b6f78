import { isNamedAsPersons } from '#src/language/questions/data/is-of-persons.ts';
import { kindOfColumn } from '#src/language/questions/data/kind-of-column.ts';
import type { FactTable } from '#src/semantics/fact-table.ts';

/** Who took part in something is never more than there was of it, but for rows that were put down otherwise. */
const NEARLY_ALL = 0.95;
/** Counted once for all of their visits, as they are called. */
const DISTINCT = /users$|^(?:active|unique|distinct)_/i;

type Cells = readonly (number | null)[];

/**
 * Columns that are called by who came and count heads: no other count of the file is in nearly all rows as large as they are, so
 * they are no persons behind its events. The patients of a practice come, and are counted, each time; the riders of hires are
 * persons.
 */
export function headCountsOf({ metrics }: Pick<FactTable, 'metrics'>): readonly string[] {
  const counts = Object.entries(metrics).filter(([name]) => kindOfColumn(name) === 'count');
  return counts
    .filter(([name]) => isNamedAsPersons(name) && !DISTINCT.test(name))
    .filter(([name, heads]) => !counts.some(([other, events]) => other !== name && holds(events, heads)))
    .map(([name]) => name);
}

function holds(events: Cells, persons: Cells): boolean {
  const known = persons.flatMap((count, row) => {
    const beside = events[row];
    return count === null || beside == null ? [] : [beside >= count];
  });
  return known.length > 0 && known.filter((isHeld) => isHeld).length >= NEARLY_ALL * known.length;
}
