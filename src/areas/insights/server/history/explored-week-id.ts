import { createHash } from 'node:crypto';
import type { Day } from '#src/shared/week.ts';

/** The same exploration and week always have the same id (UUID version 8: digits of a hash). */
export function exploredWeekId(explorationId: string, week: Day): string {
  const digits = createHash('sha256').update(`${explorationId} ${week}`).digest('hex');
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ];
  return parts.join('-');
}
