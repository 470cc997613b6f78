import { daysBetween } from '#src/shared/week.ts';
import type { FileImport } from '../../file-contract.ts';

type Held = Pick<FileImport, 'id' | 'status' | 'from' | 'to' | 'dayCount'>;

/** Days up to the last of an import, with those that earlier imports brought. */
export function daysHeld(entry: Held, imports: readonly Held[]): number {
  const { to } = entry;
  const first = imports
    .flatMap(({ id, status, from }) => (id !== entry.id && status === 'completed' && from ? [from] : []))
    .sort()[0];
  if (to === null || first === undefined) return entry.dayCount;
  return Math.max(entry.dayCount, daysBetween(first, to) + 1);
}
