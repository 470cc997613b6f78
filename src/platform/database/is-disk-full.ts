/** Of Postgres (disk_full), of the operating system, and of ClickHouse (NOT_ENOUGH_SPACE). */
const FULL = new Set(['53100', 'ENOSPC', '243']);

/** Whether something could not be written for want of room. */
export function isDiskFull(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && FULL.has(at.code)) return true;
    if (/No space left on device/.test(at.message)) return true;
  }
  return false;
}
