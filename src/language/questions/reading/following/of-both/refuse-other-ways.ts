import { demandsOf } from '../../demands.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

const KEPT: ReadonlySet<string> = new Set(['filters', 'weekdays', 'isTogether', 'versus', 'dimensions']);

/** What ranks, splits or counts has its own way with two of them. */
export function refuseOtherWays(before: Reading): void {
  const isPlain = before.shape === 'value' || before.shape === 'share';
  if (!isPlain || demandsOf(before).some((demand) => !KEPT.has(demand))) throw askedBack('points_back');
}
