import { createHash } from 'node:crypto';
import type { Fact } from '#src/semantics/fact.ts';

/** A hash of a day's rows that does not depend on their order, nor on the order of names within them. */
export function contentHash(rows: readonly Fact[]): string {
  const dimensions = namesOf(rows, (row) => row.dimensions);
  const metrics = namesOf(rows, (row) => row.metrics);
  const hash = createHash('sha256');
  for (const row of rows.map((fact) => canonical(fact, dimensions, metrics)).sort())
    hash.update(row).update('\n');
  return hash.digest('hex');
}

function namesOf(rows: readonly Fact[], part: (row: Fact) => object): readonly string[] {
  const names = new Set<string>();
  for (const row of rows) for (const name in part(row)) names.add(name);
  return [...names].sort();
}

/** Only what is known: a name that is absent and one without a value are the same. */
function canonical(row: Fact, dimensions: readonly string[], metrics: readonly string[]): string {
  let text = '';
  for (const name of dimensions) {
    const value = row.dimensions[name];
    if (value !== undefined && value !== '') text += `${JSON.stringify(name)}:${JSON.stringify(value)},`;
  }
  for (const name of metrics) {
    const value = row.metrics[name];
    if (value !== undefined && value !== null) text += `${JSON.stringify(name)}=${value},`;
  }
  return text;
}
