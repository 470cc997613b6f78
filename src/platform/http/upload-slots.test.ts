import { once } from 'node:events';
import { type ClientRequest, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { limitBody, limitUpload } from './limits.ts';

let server: Server;
/** Whose bodies are being read. */
const begun: string[] = [];

beforeAll(async () => {
  const app = new Hono();
  app.use(
    limitUpload({
      isUpload: ({ req }) => req.path === '/upload',
      uploaderOf: async ({ req }) => req.header('x-user'),
      usual: limitBody(10),
      upload: limitBody(100),
    }),
  );
  app.post('*', async (context) => {
    begun.push(context.req.header('x-user') ?? 'nobody');
    return context.text(`${(await context.req.text()).length}`);
  });
  server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** The first half of an upload; the second comes with `end`. */
function begin(user: string): { readonly sent: ClientRequest; readonly answer: Promise<string> } {
  const { port } = server.address() as AddressInfo;
  const sent = request({
    port,
    path: '/upload',
    method: 'POST',
    headers: { 'x-user': user, 'content-length': 20 },
  });
  sent.write('x'.repeat(10));
  const answer = once(sent, 'response').then(([response]) => text(response));
  return { sent, answer };
}

test('of one person two uploads are read at once, of all people four; the others wait and are read in the end', async () => {
  const first = [1, 2, 3, 4, 5].map(() => begin('Ann'));
  await vi.waitFor(() => expect(begun).toEqual(['Ann', 'Ann']));
  const others = ['Ben', 'Ben', 'Cleo'].map(begin);
  await vi.waitFor(() => expect(begun).toHaveLength(4));
  expect(
    begun.filter((user) => user === 'Ann'),
    'nobody takes all',
  ).toHaveLength(2);
  // Long enough for a fifth to begin, if it could.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(begun).toHaveLength(4);
  for (const { sent } of [...first, ...others]) sent.end('y'.repeat(10));
  expect(await Promise.all([...first, ...others].map(({ answer }) => answer))).toEqual(Array(8).fill('20'));
});
