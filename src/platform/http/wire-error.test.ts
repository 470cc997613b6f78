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

  it('and nobody foresaw is told without its details', () => {
    const { status, message } = told(new Error('column "secret" does not exist'));
    expect(status).toBe(500);
    expect(message).not.toContain('secret');
  });
});
