import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createWebApp } from './web-app.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'weekwise-web-'));
let server: Server;
let url: string;

beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>');
  writeFileSync(join(webRoot, 'assets', 'app-1a2b.js'), '1');
  const app = createWebApp({
    appUrl: 'http://localhost:3000',
    webRoot,
    router: {},
    openApiDocument: async () => ({}),
    signIn: { handle: async () => new Response('signing in'), userOf: async () => undefined },
    navigation: [],
    uploads: { path: /^\/api\/upload\/(.+)$/, maxBytes: 50_000_000, mayUpload: async () => false },
    tokenOf: async () => undefined,
    ready: async () => {},
    surface: 'product',
    log: createLog('silent', { now: () => 0 }),
  });
  server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(webRoot, { recursive: true });
});

const ask = async (path: string, init?: RequestInit) => {
  const answer = await fetch(url + path, init);
  return { answer, cache: answer.headers.get('cache-control'), text: await answer.text() };
};

it('says of every answer how long it may be kept', async () => {
  expect((await ask('/api/openapi.json')).cache).toBe('no-store');
  expect((await ask('/api/nothing')).cache).toBe('no-store');
  expect(
    (await ask('/api/nothing', { method: 'POST', headers: { origin: 'https://evil.example' } })).cache,
  ).toBe('no-store');
  expect((await ask('/assets/app-1a2b.js')).cache).toBe('public, max-age=31536000, immutable');
  expect((await ask('/assets/gone.js')).cache).toBe('no-store');
  for (const screen of ['/', '/index.html', '/acme/insights'])
    expect((await ask(screen)).cache, screen).toBe('no-cache');
});

it('refuses in one form whatever the address and the method', async () => {
  for (const [method, path] of [
    ['POST', '/'],
    ['DELETE', '/healthz'],
    ['PUT', '/api/nothing'],
    ['OPTIONS', '/acme'],
  ] as const) {
    const { answer, text } = await ask(path, { method });
    expect([answer.status, JSON.parse(text).code], path).toEqual([404, 'NOT_FOUND']);
  }
});

it('offers of the sign-in library only what signing in and out needs', async () => {
  expect((await ask('/api/auth/sign-in/social', { method: 'POST' })).text).toBe('signing in');
  expect((await ask('/api/auth/callback/google?state=x')).text).toBe('signing in');
  for (const path of ['update-user', 'link-social', 'get-access-token', 'sign-up/email'])
    expect((await ask(`/api/auth/${path}`, { method: 'POST' })).answer.status, path).toBe(404);
  for (const path of ['list-sessions', 'list-accounts', 'get-session'])
    expect((await ask(`/api/auth/${path}`)).answer.status, path).toBe(404);
});

it('shows its metrics to this machine, not to those whom a proxy on it serves', async () => {
  expect((await ask('/metrics')).answer.status).toBe(200);
  expect((await ask('/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })).answer.status).toBe(404);
});
