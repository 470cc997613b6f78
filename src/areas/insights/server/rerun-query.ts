import type { Finding } from '#src/engine/finding.ts';
import type { Clock } from '#src/platform/clock.ts';
import { isoInstant } from '#src/platform/clock.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import type { Evidence } from '../evidence.ts';
import type { FrozenInputs } from './frozen-inputs.ts';

/** Placeholder until the compiler of query plans lands. */
export async function rerunQuery(
  _facts: Facts,
  _inputs: FrozenInputs,
  _finding: Finding,
  clock: Clock,
): Promise<Evidence['query']> {
  return { sql: '', parameters: {}, columns: [], rows: [], ranAt: isoInstant(clock), agrees: true };
}
