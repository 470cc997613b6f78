import { expect, it } from 'vitest';
import { createLog } from './log.ts';

const clock = { now: () => Date.parse('2026-03-02T08:00:00Z') };

function logged(fields: Record<string, unknown>): string {
  const lines: string[] = [];
  createLog('info', clock, (line) => lines.push(line)).info('Said', fields);
  return lines.join('');
}

it('writes one JSON object a line, with the time of the clock it was given', () => {
  expect(JSON.parse(logged({ runId: 'r1' }))).toEqual({
    time: '2026-03-02T08:00:00.000Z',
    level: 'info',
    message: 'Said',
    runId: 'r1',
  });
});

it.each([
  ['a field by its name', { refreshToken: 'canary' }],
  ['a nested field', { request: { headers: { Authorization: 'Bearer canary', cookie: 'canary' } } }],
  ['an access token in a text', { note: 'used ya29.canary-token here' }],
  ['a refresh token in an error', { error: new Error('invalid 1//0canarycanary') }],
  ['a JSON web token', { note: 'eyJhbGciOiJSUzI1.eyJjYW5hcnkiOjF9.canarysignature' }],
  [
    'the password of a connection string',
    { error: new Error('connect postgres://weekwise:canary@127.0.0.1/x failed') },
  ],
])('keeps %s out', (_, fields) => {
  expect(logged(fields)).not.toContain('canary');
});

it('keeps quiet below its level', () => {
  const lines: string[] = [];
  const log = createLog('warn', clock, (line) => lines.push(line));
  log.info('no');
  log.error('yes');
  expect(lines).toHaveLength(1);
});
