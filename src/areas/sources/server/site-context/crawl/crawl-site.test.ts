import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createSiteAccess } from '#src/platform/http-client/site-client.ts';
import { type Crawl, crawlSite } from './crawl-site.ts';

const HOST = 'site.example';
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

type Answers = Readonly<Record<string, string | Buffer | RequestListener>>;

interface Visit {
  readonly crawl: Crawl;
  /** Paths in the order they were asked for. */
  readonly asked: readonly string[];
  readonly pauses: readonly number[];
}

/** A site of these paths, read. Texts that begin with "<" are pages. */
async function visit(answers: Answers): Promise<Visit> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const answer = answers[path];
    if (typeof answer === 'function') return answer(request, response);
    if (answer === undefined) return response.writeHead(404).end();
    const type =
      path === '/robots.txt' ? 'text/plain' : /sitemap/.test(path) ? 'application/xml' : 'text/html';
    return response.writeHead(200, { 'content-type': type }).end(answer);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const route = { address: '127.0.0.1', port: (server.address() as AddressInfo).port };
  const access = createSiteAccess({
    localRoutes: new Map([HOST, `www.${HOST}`].map((name) => [name, route])),
    limits: { totalMs: 5000 },
  });
  const client = await access.open();
  const pauses: number[] = [];
  const pause = async (ms: number) => void pauses.push(ms);
  try {
    const crawl = await crawlSite({ client, hostname: HOST, pause, onProgress: async () => undefined });
    return { crawl, asked, pauses };
  } finally {
    await client.close();
  }
}

const linking = (...paths: string[]) =>
  `<h1>page</h1>${paths.map((path) => `<a href="${path}">x</a>`).join('')}`;
const listing = (tag: string, paths: readonly string[]) =>
  `<urlset>${paths.map((path) => `<${tag}><loc>https://${HOST}${path}</loc></${tag}>`).join('')}</urlset>`;

describe('what is read', () => {
  it('is at most twenty pages, of many kinds, each once', async () => {
    const articles = Array.from({ length: 200 }, (_, index) => `/blog/post-${index}`);
    const pages = Object.fromEntries(
      [...articles, '/shop/a', '/cart', '/about'].map((path) => [path, '<p>x</p>']),
    );
    const { crawl, asked } = await visit({
      ...pages,
      '/': linking(...articles, '/shop/a', '/about', '/about/', '/cart', 'https://other.example/', '/x.pdf'),
    });
    expect(crawl.pages).toHaveLength(20);
    expect(crawl.pages[0]?.path).toBe('/');
    expect(crawl.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/shop/a', '/cart']));
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeLessThanOrEqual(23);
  });

  it('is named by sitemaps too, also by packed ones and those of an index', async () => {
    const { crawl } = await visit({
      '/': '<p>home</p>',
      '/robots.txt': `Sitemap: https://${HOST}/sitemap-index.xml`,
      '/sitemap-index.xml': listing('sitemap', ['/sitemap-1.xml.gz', '/sitemap-broken.xml']),
      '/sitemap-1.xml.gz': gzipSync(listing('url', ['/hidden/a', '/hidden/b'])),
      '/sitemap-broken.xml': Buffer.from([0x1f, 0x8b, 1, 2, 3]),
      '/hidden/a': '<p>a</p>',
      '/hidden/b': '<p>b</p>',
    });
    expect(crawl.pages.map(({ path }) => path)).toEqual(['/', '/hidden/a', '/hidden/b']);
  });

  it('goes by the name that the site ends at, and leaves pages that lead away', async () => {
    const to =
      (location: string): RequestListener =>
      (_, response) =>
        response.writeHead(301, { location }).end();
    const { crawl } = await visit({
      '/': (request, response) =>
        request.headers.host === HOST
          ? to(`https://www.${HOST}/`)(request, response)
          : response
              .writeHead(200, { 'content-type': 'text/html' })
              .end(linking('/away', '/broken', '/fine')),
      '/away': to('http://127.0.0.1/'),
      '/broken': (_, response) => response.writeHead(500).end(),
      '/fine': '<p>fine</p>',
    });
    expect(crawl.hostname).toBe(`www.${HOST}`);
    expect(crawl.pages.map(({ path }) => path)).toEqual(['/', '/fine']);
  });
});

describe('robots.txt', () => {
  it('closes paths, and asks for patience within reason', async () => {
    const { asked, pauses } = await visit({
      '/': linking('/open', '/closed/a'),
      '/robots.txt': 'User-agent: *\nDisallow: /closed\nCrawl-delay: 600',
      '/open': '<p>open</p>',
    });
    expect(asked).not.toContain('/closed/a');
    expect(asked).toContain('/open');
    expect(pauses).toEqual([3000]);
  });

  it('may speak to this program alone', async () => {
    const rules = (agent: string) => `User-agent: ${agent}\nDisallow: /`;
    await expect(visit({ '/': '<p>x</p>', '/robots.txt': rules('WeekwiseBot') })).rejects.toThrow(
      'The robots.txt of site.example asks programs not to read it.',
    );
    expect((await visit({ '/': '<p>x</p>', '/robots.txt': rules('OtherBot') })).crawl.pages).toHaveLength(1);
  });

  it('that cannot be read closes the site; one that is no such file does not', async () => {
    const failing: RequestListener = (_, response) => response.writeHead(503).end();
    await expect(visit({ '/': '<p>x</p>', '/robots.txt': failing })).rejects.toThrow('status 503');
    const page: RequestListener = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>not found</p>');
    expect((await visit({ '/': '<p>x</p>', '/robots.txt': page })).crawl.pages).toHaveLength(1);
  });
});

it('a home page that does not answer as one is the reason that is told', async () => {
  await expect(visit({ '/': (_, response) => response.writeHead(403).end() })).rejects.toThrow(
    'site.example refuses programs that read it (status 403).',
  );
});
