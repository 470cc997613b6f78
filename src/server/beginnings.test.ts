import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerStarting } from './beginnings.ts';

const server = createServer(answerStarting);
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => server.close());

const ask = (accept: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/acme/insights`, {
    method,
    headers: { accept },
  });

it('gives browsers a page that reloads itself while the program starts, and everybody else a line', async () => {
  const page = await ask('text/html,application/xhtml+xml,*/*;q=0.8');
  expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([
    503,
    '1',
    'no-store',
  ]);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toMatch(/<meta http-equiv="refresh" content="1">[\s\S]*Weekwise is starting/);
  for (const [accept, method] of [
    ['application/json', 'GET'],
    ['text/html', 'POST'],
  ] as const)
    expect(await (await ask(accept, method)).text()).toBe('Weekwise is starting.');
});
