import { createHash } from 'node:crypto';
import type { Fact } from '#src/semantics/fact.ts';

/** A hash of a day's rows that does not depend on their order, nor on the order of names within them. */
export function contentHash(rows: readonly Fact[]): string {
  const hash = createHash('sha256');
  for (const row of rows.map(canonical).sort()) hash.update(row).update('\n');
  return hash.digest('hex');
}

function canonical({ dimensions, metrics }: Fact): string {
  const known = ([, value]: [string, unknown]) => value !== '' && value !== null;
  return JSON.stringify([
    Object.entries(dimensions).filter(known).sort(byName),
    Object.entries(metrics).filter(known).sort(byName),
  ]);
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : a > b ? 1 : 0);
