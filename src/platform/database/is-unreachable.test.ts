import { expect, it } from 'vitest';
import { UpstreamFailure } from '#src/shared/upstream-failure.ts';
import { isUnreachable } from './is-unreachable.ts';

class ServiceAway extends UpstreamFailure {
  readonly retryable = true;
}

const failure = (fields: object) => Object.assign(new Error('failed'), fields);
const refused = failure({ code: 'ECONNREFUSED', syscall: 'connect' });

it.each([
  ['a refused connection', refused],
  ['one inside the error of the query builder', new Error('Failed query', { cause: refused })],
  ['a server that shuts down', failure({ code: '57P01' })],
  ['a socket that is not there yet', failure({ code: 'ENOENT', syscall: 'connect' })],
  ['a connection cut by the server', new Error('Connection terminated unexpectedly')],
  [
    'a connection that broke before this statement',
    new Error('Failed query', {
      cause: new Error('Client has encountered a connection error and is not queryable'),
    }),
  ],
])('%s says that the database is away', (_, error) => {
  expect(isUnreachable(error)).toBe(true);
});

it.each([
  ['a wrong statement', failure({ code: '42601' })],
  ['a file that is missing', failure({ code: 'ENOENT', syscall: 'open' })],
  ['another service that is away', new ServiceAway('Google could not be reached', { cause: refused })],
  ['what is no error', 'ECONNREFUSED'],
])('%s does not', (_, error) => {
  expect(isUnreachable(error)).toBe(false);
});
