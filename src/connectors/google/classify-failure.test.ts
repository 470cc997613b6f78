import { expect, it } from 'vitest';
import { classifyFailure } from './classify-failure.ts';

const http = (status: number, data: unknown) => ({ message: 'failed', response: { status, data } });
const google = (status: number, message: string, details: object[] = []) =>
  http(status, { error: { code: status, message, status: 'X', details } });

it.each([
  [
    'a dead refresh token',
    http(400, { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' }),
    'revoked',
    false,
  ],
  [
    'a refused access token',
    google(401, 'Request had invalid authentication credentials.'),
    'revoked',
    false,
  ],
  [
    'a property out of reach',
    google(403, 'User does not have sufficient permissions for this property.'),
    'no_access',
    false,
  ],
  [
    'an API that is off',
    google(403, 'not been used', [{ reason: 'SERVICE_DISABLED' }]),
    'api_disabled',
    false,
  ],
  [
    'an unticked scope',
    google(403, 'Request had insufficient authentication scopes.', [
      { reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' },
    ]),
    'scope_missing',
    false,
  ],
  ['a used-up quota', google(429, 'Exhausted property tokens per day.'), 'quota', false],
  ['too many requests at once', google(429, 'Exhausted concurrent requests quota.'), 'busy', true],
  [
    'a used-up load quota of Search Console',
    http(403, {
      error: { code: 403, message: 'Search Analytics load.', errors: [{ reason: 'quotaExceeded' }] },
    }),
    'quota',
    false,
  ],
  ['a wrong request', google(400, 'Field x is not a valid metric.'), 'invalid_request', false],
  ['a server error', google(503, 'unavailable'), 'server', true],
  ['a page of HTML', http(502, '<html>'), 'server', true],
  ['HTML in place of an answer', http(200, '<html>'), 'malformed', true],
  ['no answer at all', { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' }, 'network', true],
  ['something else entirely', 'boom', 'malformed', true],
])('%s', (_, error, kind, retryable) => {
  const failure = classifyFailure(error);
  expect(failure.kind).toBe(kind);
  expect(failure.retryable).toBe(retryable);
});

it.each([
  ['Exhausted property tokens per day. These quota tokens will return in under 24 hours.', 'day'],
  ['Exhausted property tokens for a project per hour.', 'hour'],
  ['Exhausted server errors quota for a project per hour.', 'hour'],
  ['Search Analytics load quota exceeded.', 'minutes'],
])('%s returns with the next %s', (message, returns) => {
  expect(classifyFailure(google(429, message)).returns).toBe(returns);
});
