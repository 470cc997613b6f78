/** What Postgres says to the one of two transactions that it ends because each waited for the other, or because another one changed what it read. */
const LOST_TO_ANOTHER = new Set(['40P01', '40001']);

/** Whether a transaction was undone only because of another one at the same moment, so that the same work may be tried again. */
export function isDeadlock(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string' && LOST_TO_ANOTHER.has(at.code)) return true;
  return false;
}
