import { DEMANDS, demandsOf } from '../../demands.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

/**
 * "And by device?" behind "of the 5 pages with the most clicks, …" would be about all pages: what the question before asked
 * for and this one neither keeps nor replaces by a form of its own.
 */
export function refuseDropped(before: Reading | undefined, now: Reading): void {
  if (before === undefined) return;
  const isNew = now.intent !== 'numbers' || now.shape !== before.shape || rankOf(now) !== rankOf(before);
  if (isNew) return;
  const kept = demandsOf(now);
  const isDropped = demandsOf(before).some((demand) => DEMANDS[demand].isForm && !kept.includes(demand));
  if (isDropped) throw askedBack('not_at_once');
}

const rankOf = ({ rank }: Reading): string => JSON.stringify(rank);
