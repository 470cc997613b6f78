import { describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { toWireError } from './wire-error.ts';

const told = (error: unknown) => {
  const lines: string[] = [];
  const { status, message } = toWireError(
    error,
    createLog('debug', { now: () => 0 }, (line) => lines.push(line)),
  );
  return { status, message, logged: lines.length };
};
const withCode = (code: string, message: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code });

describe('what goes wrong', () => {
  it('with a text that cannot be kept is the request, not us', () => {
    const refused = withCode('22021', 'invalid byte sequence for encoding "UTF8": 0x00');
    const { status, message, logged } = told(new Error('Failed query: …', { cause: refused }));
    expect([status, logged]).toEqual([400, 0]);
    expect(message).toContain('NUL');
    expect(told(withCode('22P05', 'unsupported Unicode escape sequence')).status).toBe(400);
  });

  it('when a browser goes away while sending is no outage of the database', () => {
    expect(told(withCode('ECONNRESET', 'aborted'))).toMatchObject({ status: 400, logged: 0 });
    expect(told(withCode('ECONNRESET', 'read ECONNRESET'))).toMatchObject({ status: 503, logged: 1 });
  });

  it('for want of room on the disk says so, and what to do', () => {
    const full = withCode('53100', 'could not extend file "base/16384/16924": No space left on device');
    const { status, message, logged } = told(new Error('Failed query: …', { cause: full }));
    expect([status, logged]).toEqual([503, 1]);
    expect(message).toContain('Make room');
    expect(told(withCode('ENOSPC', 'ENOSPC: no space left on device, write')).status).toBe(503);
    expect(told(withCode('243', 'Cannot reserve 1.00 MiB, not enough space')).message).toContain('Make room');
  });

  it('and nobody foresaw is told without its details', () => {
    const { status, message } = told(new Error('column "secret" does not exist'));
    expect(status).toBe(500);
    expect(message).not.toContain('secret');
  });
});
