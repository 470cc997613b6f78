/** Codes of the operating system and of Postgres (class 08 and 57P0x) for a server that is away, not for a wrong request. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '08003',
]);

/** Whether a failure only says that a database is away for the moment, so that the same work may be tried again. */
export function isUnreachable(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException;
    if (code !== undefined && AWAY.has(code)) return true;
    if (
      /Connection terminated|timeout exceeded when trying to connect|server closed the connection/.test(
        at.message,
      )
    )
      return true;
  }
  return false;
}
