import pLimit from 'p-limit';
import { type SiteAnswer, type SiteClient, siteLimits } from '#src/platform/http-client/site-client.ts';
import { SiteFailure } from '#src/platform/http-client/site-failure.ts';
import { choosePages } from './choose-pages.ts';
import { decodeText } from './decode-text.ts';
import type { PageRead } from './page-read.ts';
import { readPage } from './read-page.ts';
import { type RobotsRules, readRobots } from './read-robots.ts';
import { readSitemap } from './read-sitemap.ts';
import { pathOnSite } from './same-site.ts';

export interface CrawlParts {
  readonly client: SiteClient;
  readonly hostname: string;
  readonly onProgress: (read: number, planned: number) => Promise<void>;
  /** Waits between two pages, out of politeness. */
  readonly pause: (ms: number) => Promise<void>;
  readonly signal?: AbortSignal;
}

export interface Crawl {
  /** The name that the site answers by, after its redirects. */
  readonly hostname: string;
  readonly pages: readonly PageRead[];
}

const MAX_PAGES = 20;
const AT_ONCE = 2;
/** Found on the first pages; the rest of the budget goes to what they lead to. */
const FIRST_ROUND = 8;
const USUAL_PAUSE_MS = 200;
/** A robots.txt may ask for more; nobody waits minutes in front of a screen. */
const LONGEST_PAUSE_MS = 3000;
const PAGE = ['text/html', 'application/xhtml+xml'];
const SITEMAP = [
  'application/xml',
  'text/xml',
  'text/plain',
  'application/gzip',
  'application/x-gzip',
  'application/octet-stream',
];
const MAX_SITEMAPS = 3;

/** Reads at most 20 pages of a site, its home page first, and only what its robots.txt allows. */
export async function crawlSite(parts: CrawlParts): Promise<Crawl> {
  const { client, onProgress, pause, signal } = parts;
  const home = await openHome(parts);
  const origin = new URL('/', home.url);
  const robots = await readRobots(client, origin, signal);
  if (!robots.allows(home.url.href)) throw new RobotsRefusal(origin.hostname);
  const first = readPage(decodeText(home.body, home.contentType), home.url);
  const pages: PageRead[] = [withLanguage(first, home)];
  const listed = await listedPaths(client, origin, robots, signal);
  const tried = new Set([first.path]);
  const limit = pLimit(AT_ONCE);
  const pauseMs = Math.min(LONGEST_PAUSE_MS, Math.max(USUAL_PAUSE_MS, (robots.delaySeconds ?? 0) * 1000));

  const readOne = async (path: string): Promise<void> => {
    await pause(pauseMs);
    const answer = await client.fetch(new URL(path, origin), { accept: PAGE, signal });
    // A page that cannot be read says nothing about the site; one that leads away, or to a page read before, neither.
    if (!answer.ok) return;
    const landed = pathOnSite(answer.url.href, origin);
    if (landed === undefined || pages.some((page) => page.path === landed)) return;
    pages.push(withLanguage(readPage(decodeText(answer.body, answer.contentType), answer.url), answer));
    await onProgress(pages.length, MAX_PAGES);
  };
  await onProgress(1, MAX_PAGES);
  for (const budget of [FIRST_ROUND, MAX_PAGES]) {
    const linked = pages
      .flatMap((page) => page.links)
      .filter((path) => robots.allows(new URL(path, origin).href));
    const next = choosePages(linked, listed, tried, Math.min(budget, MAX_PAGES) - tried.size);
    for (const path of next) tried.add(path);
    await Promise.all(next.map((path) => limit(() => readOne(path))));
  }
  // Two at a time finish in any order; the same site is to give the same findings.
  const inOrder = [...tried];
  pages.sort((a, b) => inOrder.indexOf(a.path) - inOrder.indexOf(b.path));
  return { hostname: origin.hostname, pages };
}

/** The site's own robots.txt keeps programs from its home page. */
export class RobotsRefusal extends Error {
  override readonly name = 'RobotsRefusal';
  constructor(host: string) {
    super(
      `The robots.txt of ${host} asks programs not to read it. Allow the user agent WeekwiseBot there, then try again.`,
    );
  }
}

/** Over https, and over http where nothing listens for https. */
async function openHome({ client, hostname, signal }: CrawlParts): Promise<SiteAnswer> {
  const secure = await client.fetch(`https://${hostname}/`, { accept: PAGE, signal });
  if (secure.ok) return secure;
  if (!['unreachable', 'tls'].includes(secure.failure.kind)) throw secure.failure;
  const plain = await client.fetch(`http://${hostname}/`, { accept: PAGE, signal });
  // What is wrong with the secure site is the better thing to say.
  if (!plain.ok) throw secure.failure;
  return plain;
}

const withLanguage = (page: PageRead, { language }: SiteAnswer): PageRead =>
  page.language === '' && language !== undefined ? { ...page, language: language.slice(0, 20) } : page;

async function listedPaths(
  client: SiteClient,
  origin: URL,
  robots: RobotsRules,
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const queue = robots.sitemaps.length > 0 ? [...robots.sitemaps] : [new URL('/sitemap.xml', origin).href];
  const paths: string[] = [];
  for (let read = 0; read < MAX_SITEMAPS && queue.length > 0; read += 1) {
    const answer = await client.fetch(queue.shift() ?? '', { accept: SITEMAP, signal });
    if (!answer.ok) continue;
    const { pages, sitemaps } = readSitemap(answer.body, siteLimits.bytes);
    queue.push(...sitemaps);
    for (const address of pages) {
      const path = pathOnSite(address, origin);
      if (path !== undefined && robots.allows(new URL(path, origin).href)) paths.push(path);
    }
  }
  return paths;
}

export const isSiteTrouble = (error: unknown): error is SiteFailure | RobotsRefusal =>
  error instanceof SiteFailure || error instanceof RobotsRefusal;
