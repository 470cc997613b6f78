import { isTotal } from '#src/connectors/file-import/total-row.ts';
import type { FactTable } from '#src/semantics/fact-table.ts';
import { UnreadableFacts } from './unreadable-facts.ts';

/** Cents are rounded where sums are written down. */
const ROUNDING = 0.005;

/**
 * Refuses rows called "Total" that hold what the others of their day add up to: with them every number would count twice.
 * A member that is only called so, and is no sum of the others, stays.
 */
export function refuseTotals({
  days,
  dimensions,
  metrics,
}: Pick<FactTable, 'days' | 'dimensions' | 'metrics'>): void {
  for (const [dimension, members] of Object.entries(dimensions)) {
    const totals = new Set([...new Set(members)].filter(isTotal));
    const [member] = totals;
    if (member !== undefined && Object.values(metrics).some((cells) => addsUp(days, members, totals, cells)))
      throw new UnreadableFacts(
        `"${member}" in the column ${dimension} adds up the other rows of its day; leave these rows out, or everything would count twice`,
      );
  }
}

/** Whether on every day that has a total and other rows both come to the same, and on some to more than nothing. */
function addsUp(
  days: FactTable['days'],
  members: readonly string[],
  totals: ReadonlySet<string>,
  cells: readonly (number | null)[],
): boolean {
  const sums = new Map<string, { total: number | null; others: number | null }>();
  members.forEach((member, row) => {
    const day = days[row] as string;
    const sum = sums.get(day) ?? { total: null, others: null };
    const key = totals.has(member) ? 'total' : 'others';
    sums.set(day, { ...sum, [key]: (sum[key] ?? 0) + (cells[row] ?? 0) });
  });
  const both = [...sums.values()].flatMap(({ total, others }) =>
    total === null || others === null ? [] : [{ total, others }],
  );
  return (
    both.some(({ total }) => total !== 0) &&
    both.every(({ total, others }) => Math.abs(total - others) <= ROUNDING * Math.abs(total) + ROUNDING)
  );
}
