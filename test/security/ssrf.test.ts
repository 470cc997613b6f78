import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createSiteAccess,
  type SiteClientOptions,
  type SiteOutcome,
} from '#src/platform/http-client/site-client.ts';
import { type Canaries, startCanaries } from './ssrf-canaries.ts';
import { leadInside, localNames, oddPorts, targets } from './ssrf-targets.ts';

const html = ['text/html'];
const resolve = async (name: string): Promise<readonly string[]> => {
  const found = leadInside[name];
  if (found === undefined) throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
  return found;
};

let canaries: Canaries;
const servers: Server[] = [];
beforeAll(async () => {
  canaries = await startCanaries();
});
afterAll(() => canaries.close());
beforeEach(() => canaries.reset());
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function fetchOnce(address: string, options: SiteClientOptions = {}): Promise<SiteOutcome> {
  const client = await createSiteAccess({ resolve, ...options }).open();
  try {
    return await client.fetch(address, { accept: html });
  } finally {
    await client.close();
  }
}
const failureOf = (outcome: SiteOutcome) => (outcome.ok ? 'read' : outcome.failure.kind);

/** A site of the public internet, played on loopback: the composition root alone can let it be reached. */
async function publicSite(
  listener: RequestListener,
): Promise<SiteClientOptions & { requests: () => number }> {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    listener(request, response);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const route = { address: '127.0.0.1', port: (server.address() as AddressInfo).port };
  return { localRoutes: new Map([['public.example', route]]), requests: () => requests };
}

describe('targets inside', () => {
  it('are many, and somebody listens', async () => {
    expect(targets.length).toBeGreaterThanOrEqual(150);
    expect(new Set(targets).size).toBe(targets.length);
    expect(canaries.places.length).toBeGreaterThan(2);
    for (const { address, port } of canaries.places.filter((place) => place.address === '127.0.0.1')) {
      const socket = connect(port, address);
      await once(socket, 'close');
    }
    expect(canaries.connections(), 'a canary that is reached says so').toBeGreaterThan(0);
    expect(canaries.sockets()).toBeGreaterThan(0);
  });

  it.each(targets)('%s is refused when saved and when read, without a connection', async (target) => {
    const access = createSiteAccess({ resolve });
    expect((await access.check(target))?.kind, 'at save').toBeDefined();
    expect((await fetchOnce(target)).ok, 'at fetch').toBe(false);
    expect(canaries.connections()).toBe(0);
    expect(canaries.sockets()).toBe(0);
  });

  it('are refused on whatever port somebody listens, even if ports were no matter', async () => {
    for (const { address, port } of canaries.places) {
      const host = address.includes(':') ? `[${address}]` : address;
      for (const scheme of ['http', 'https'])
        expect(failureOf(await fetchOnce(`${scheme}://${host}:${port}/`, { ports: 'any' }))).toBe(
          'blocked_address',
        );
    }
    expect(canaries.connections()).toBe(0);
    expect(canaries.sockets()).toBe(0);
  });

  it.each(oddPorts)('port %i is refused', async (port) => {
    for (const host of ['93.184.215.14', 'public.example'])
      expect(failureOf(await fetchOnce(`http://${host}:${port}/`))).toBe('unsupported_port');
    expect(canaries.sockets()).toBe(0);
  });

  it.each(localNames)('%s is not even looked up', async (name) => {
    const access = createSiteAccess({ resolve: async () => ['93.184.215.14'] });
    expect((await access.check(`http://${name}/`))?.kind).toMatch(/^(blocked|malformed)_address$/);
  });

  it('are not told from names that do not exist', async () => {
    const access = createSiteAccess({ resolve });
    const inside = await access.check('http://private.example/');
    const nowhere = await access.check('http://missing.example/');
    expect(inside?.message.replace('private', 'missing')).toBe(nowhere?.message);
  });
});

describe('a name that changes its mind', () => {
  it('is checked again at every connection, and reached nowhere inside', async () => {
    let asked = 0;
    const rebinding = async () => (asked++ === 0 ? ['93.184.215.14'] : ['127.0.0.1']);
    const access = createSiteAccess({ resolve: rebinding });
    expect(await access.check('http://rebind.example/'), 'public when saved').toBeUndefined();
    const client = await access.open();
    for (let time = 0; time < 5; time += 1)
      expect(failureOf(await client.fetch('http://rebind.example/', { accept: html }))).toBe(
        'blocked_address',
      );
    await client.close();
    expect(asked).toBe(6);
    expect(canaries.sockets()).toBe(0);
  });
});

describe('redirects', () => {
  it.each(targets)('to %s are not followed', async (location) => {
    const site = await publicSite((_, response) =>
      response.writeHead(302, { location: encodeURI(location.trim()).replaceAll('%25', '%') }).end(),
    );
    canaries.reset();
    const outcome = await fetchOnce('http://public.example/', site);
    expect(outcome.ok).toBe(false);
    expect(canaries.connections()).toBe(0);
    // What is not an address leads back to the site itself; nothing else is ever opened.
    expect(site.requests()).toBeLessThanOrEqual(6);
  });

  it('end after five', async () => {
    const site = await publicSite((request, response) => {
      const at = Number(request.url?.slice(1) || '0');
      if (at === 5 && request.headers['x-never'] === undefined)
        response.writeHead(200, { 'content-type': 'text/html' }).end('<p>here</p>');
      else response.writeHead(301, { location: `/${at + 1}` }).end();
    });
    expect(failureOf(await fetchOnce('http://public.example/0', site))).toBe('read');
    expect(failureOf(await fetchOnce('http://public.example/-1', site))).toBe('too_many_redirects');
    expect(site.requests()).toBe(12);
  });
});

describe('answers', () => {
  const answering = async (listener: RequestListener, limits = {}) => {
    const site = await publicSite(listener);
    return await fetchOnce('http://public.example/', { ...site, limits });
  };

  it('are read when they are pages', async () => {
    const outcome = await answering((request, response) => {
      expect(request.headers.host).toBe('public.example');
      expect(request.headers['user-agent']).toMatch(/^WeekwiseBot/);
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
        .end(gzipSync('<p>hello</p>'));
    });
    expect(outcome.ok && outcome.body.toString()).toBe('<p>hello</p>');
  });

  it('that are no pages are not read', async () => {
    expect(
      failureOf(
        await answering((_, response) =>
          response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
        ),
      ),
    ).toBe('unexpected_type');
    expect(failureOf(await answering((_, response) => response.writeHead(200).end('x')))).toBe(
      'unexpected_type',
    );
    expect(failureOf(await answering((_, response) => response.writeHead(503).end('x')))).toBe('http_status');
  });

  it('that unpack to more than the limit end there', async () => {
    const bomb = gzipSync(Buffer.alloc(300_000_000));
    expect(bomb.length).toBeLessThan(2_000_000);
    const before = process.memoryUsage().arrayBuffers;
    const outcome = await answering((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb),
    );
    expect(failureOf(outcome)).toBe('too_large');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
  });

  it('without an end are cut at the limit', async () => {
    let sent = 0;
    const outcome = await answering((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const part = Buffer.alloc(65_536, 'x');
      const more = () => {
        sent += part.length;
        if (!response.destroyed) response.write(part, more);
      };
      more();
    });
    expect(failureOf(outcome)).toBe('too_large');
    expect(sent).toBeLessThan(20_000_000);
  });

  it('that come byte by byte, stall or never begin are given up in time', async () => {
    const limits = { totalMs: 150 };
    const drip: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const drop = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(drop));
    };
    const stall: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write('<p>');
    };
    for (const listener of [drip, stall, () => undefined])
      expect(failureOf(await answering(listener, limits))).toBe('timeout');
    const client = createSiteAccess({ limits, resolve: () => new Promise(() => undefined) });
    const open = await client.open();
    expect(failureOf(await open.fetch('http://public.example/', { accept: html })), 'a name server too').toBe(
      'timeout',
    );
    await open.close();
  });

  it('that cannot be unpacked have a name', async () => {
    for (const encoding of ['gzip', 'br', 'gzip, gzip', 'exotic'])
      expect(
        failureOf(
          await answering((_, response) =>
            response
              .writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding })
              .end('no such thing'),
          ),
        ),
      ).toBe('malformed_answer');
  });

  it('that break off in the middle are no pages', async () => {
    const outcome = await answering((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' }).write('<p>half');
      setImmediate(() => response.destroy());
    });
    expect(failureOf(outcome)).toBe('unreachable');
  });
});
