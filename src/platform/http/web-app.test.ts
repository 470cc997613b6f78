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
const LIMITS = { requests: 60, signIns: 20 };
let server: Server;
let url: string;

beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets'));
  mkdirSync(join(webRoot, '.vite'));
  writeFileSync(join(webRoot, '.vite', 'manifest.json'), '{}');
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
    rateLimits: LIMITS,
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
    // What the build notes for itself.
    ['GET', '/.vite/manifest.json'],
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

it('leads a browser from the callback of an unknown provider to where failed sign-ins are told', async () => {
  const path = '/api/auth/callback/foo';
  const { answer } = await ask(path, { headers: { accept: 'text/html,*/*;q=0.8' }, redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    '/auth/callback?error=unknown_provider',
  ]);
  expect((await ask(path, { headers: { accept: 'application/json' } })).answer.status).toBe(404);
});

it('shows its metrics to this machine, not to those whom a proxy on it serves', async () => {
  expect((await ask('/metrics')).answer.status).toBe(200);
  expect((await ask('/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })).answer.status).toBe(404);
});

it('sends the whole set of protecting headers with every kind of answer', async () => {
  for (const path of [
    '/',
    '/acme/insights',
    '/api/nothing',
    '/api/openapi.json',
    '/assets/app-1a2b.js',
    '/healthz',
  ]) {
    const { headers } = (await ask(path)).answer;
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split(/;\s*/).map((directive): [string, string] => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values.join(' ')];
      }),
    );
    // What MDN's Observatory gives its highest marks for: nothing by default, nothing inline, nothing from elsewhere.
    expect(policy.get('default-src'), path).toBe("'none'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*|https?:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
});

it('answers a client so often a minute and not once more, and no other one less', async () => {
  const statusOf = async (client: string) =>
    (await ask('/api/nothing', { headers: { authorization: `Bearer ${client}` } })).answer;
  for (let count = 1; count <= LIMITS.requests; count += 1) expect((await statusOf('busy')).status).toBe(404);
  const over = await statusOf('busy');
  expect(over.status).toBe(429);
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await statusOf('other')).status).toBe(404);
});

it('counts attempts to sign in apart, by address', async () => {
  const attempt = () => ask('/api/auth/sign-in/social', { method: 'POST' });
  const statuses: number[] = [];
  for (let count = 0; count <= LIMITS.signIns; count += 1) statuses.push((await attempt()).answer.status);
  expect(statuses).toContain(429);
  expect(statuses.indexOf(429)).toBeLessThanOrEqual(LIMITS.signIns);
  expect((await attempt()).text).toContain('Too many requests');
});
