import { UpstreamFailure } from '#src/shared/upstream-failure.ts';

/** Codes of the operating system and of Postgres (class 08 and 57P0x) for a server that is away, not for a wrong request. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
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
    if (at instanceof UpstreamFailure) return false;
    const { code, syscall } = at as NodeJS.ErrnoException;
    if (code !== undefined && AWAY.has(code)) return true;
    // A socket file that is not there yet; any other missing file is a mistake of ours.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (
      /Connection terminated|timeout exceeded when trying to connect|server closed the connection|connection error and is not queryable/.test(
        at.message,
      )
    )
      return true;
  }
  return false;
}
