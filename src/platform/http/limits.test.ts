import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitBody } from './limits.ts';

let server: Server;
let url: string;

beforeAll(async () => {
  const app = new Hono();
  app.use(limitBody(100));
  app.all('*', async (context) => context.text(`${context.req.method} ${(await context.req.text()).length}`));
  // As the product listens: its requests are not the platform's own.
  server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** In pieces, without a length told before. */
const streamed = (text: string): RequestInit =>
  ({ method: 'POST', body: new Blob([text]).stream(), duplex: 'half' }) as RequestInit;

const ask = async (init: RequestInit) => {
  const answer = await fetch(url, init);
  return [answer.status, await answer.text()];
};

test('a request without a body passes, whatever its method', async () => {
  expect(await ask({ method: 'DELETE' })).toEqual([200, 'DELETE 0']);
  expect(await ask({ method: 'GET' })).toEqual([200, 'GET 0']);
});

test('a body passes up to the limit, told or streamed', async () => {
  expect(await ask({ method: 'POST', body: 'x'.repeat(100) })).toEqual([200, 'POST 100']);
  expect(await ask(streamed('x'.repeat(100)))).toEqual([200, 'POST 100']);
});

test('a larger one is refused, told or streamed', async () => {
  const [told] = await ask({ method: 'POST', body: 'x'.repeat(101) });
  expect(told).toBe(413);
  const [unsaid] = await ask(streamed('x'.repeat(101)));
  expect(unsaid).toBe(413);
});
