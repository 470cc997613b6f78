import type { Readable } from 'node:stream';
import type { Agent, request } from 'undici';
import { guardedConnector, type LocalRoute } from './guarded-connector.ts';
import { publicAddresses, type Resolve, systemResolve } from './public-addresses.ts';
import { readBody } from './read-body.ts';
import { SiteFailure } from './site-failure.ts';
import { type Port, siteTarget } from './site-target.ts';
import { toSiteFailure } from './to-site-failure.ts';
import { untilAborted } from './until-aborted.ts';

/** How the program names itself to sites, and what robots.txt may call it. */
export const ROBOT_NAME = 'WeekwiseBot';
const USER_AGENT = `${ROBOT_NAME}/1.0 (reads at most 20 pages, when the owner of the site asks for it)`;

export interface SiteLimits {
  readonly redirects: number;
  /** Of the decoded body, and of what arrives. */
  readonly bytes: number;
  /** For one address with all its redirects, from the first look-up to the last byte. */
  readonly totalMs: number;
}
export const siteLimits: SiteLimits = { redirects: 5, bytes: 2_000_000, totalMs: 15_000 };

export interface SiteClientOptions {
  readonly resolve?: Resolve;
  /** Given by the composition root for the demo's sites alone; nothing else on this machine can be reached. */
  readonly localRoutes?: ReadonlyMap<string, LocalRoute>;
  readonly limits?: Partial<SiteLimits>;
  readonly ports?: Port;
}

export interface SiteAnswer {
  readonly ok: true;
  /** Where the redirects ended. */
  readonly url: URL;
  readonly contentType: string;
  readonly language: string | undefined;
  readonly body: Buffer;
}
export type SiteOutcome = SiteAnswer | { readonly ok: false; readonly failure: SiteFailure };

export interface FetchOptions {
  /** Media types that make sense here, by their beginnings. */
  readonly accept: readonly string[];
  readonly signal?: AbortSignal | undefined;
}

export interface SiteClient {
  fetch(address: string | URL, options: FetchOptions): Promise<SiteOutcome>;
  close(): Promise<void>;
}

/** The only way to a host that a person named. Everything else that the program asks has an address of its configuration. */
export interface SiteAccess {
  /** Looks the host up and checks it, without connecting. */
  check(address: string): Promise<SiteFailure | undefined>;
  /** A client for one piece of work; close it at its end. */
  open(): Promise<SiteClient>;
}

export function createSiteAccess(options: SiteClientOptions = {}): SiteAccess {
  const { resolve = systemResolve, localRoutes = new Map<string, LocalRoute>(), ports = 'usual' } = options;
  const limits = { ...siteLimits, ...options.limits };
  return {
    async check(address) {
      try {
        const { hostname } = siteTarget(address, ports);
        if (!localRoutes.has(hostname)) await publicAddresses(hostname, resolve);
        return undefined;
      } catch (error) {
        if (error instanceof SiteFailure) return error;
        throw error;
      }
    },
    async open() {
      // Loaded when a site is read for the first time: the start of the program need not wait for it.
      const undici = await import('undici');
      const agent = new undici.Agent({
        connect: guardedConnector({ resolve, localRoutes, connectWithinMs: limits.totalMs }),
        connections: 2,
        pipelining: 1,
        allowH2: false,
        maxHeaderSize: 32_768,
        headersTimeout: limits.totalMs,
        bodyTimeout: limits.totalMs,
        keepAliveMaxTimeout: 10_000,
      });
      return {
        fetch: (address, fetchOptions) =>
          fetchGuarded({ agent, request: undici.request, limits, ports }, address, fetchOptions),
        close: () => agent.destroy(),
      };
    },
  };
}

interface Means {
  readonly agent: Agent;
  readonly request: typeof request;
  readonly limits: SiteLimits;
  readonly ports: Port;
}

async function fetchGuarded(
  { agent, request, limits, ports }: Means,
  address: string | URL,
  { accept, signal: asked }: FetchOptions,
): Promise<SiteOutcome> {
  const deadline = AbortSignal.timeout(limits.totalMs);
  const signal = asked ? AbortSignal.any([deadline, asked]) : deadline;
  let host = 'The site';
  try {
    let target = siteTarget(address, ports);
    for (let redirects = 0; ; redirects += 1) {
      host = target.hostname;
      if (redirects > limits.redirects) throw new SiteFailure('too_many_redirects', host);
      // A request that still waits for its connection does not hear the signal; the race does.
      const asking = request(target.url, {
        dispatcher: agent,
        signal,
        headers: {
          'user-agent': USER_AGENT,
          accept: accept.join(', '),
          'accept-encoding': 'gzip, deflate, br',
        },
      });
      const answer = await untilAborted(asking, signal);
      const { statusCode: status, headers, body } = answer;
      const location = single(headers['location']);
      if (status >= 300 && status < 400 && location !== undefined) {
        discard(body);
        if (!URL.canParse(location, target.url.href)) throw new SiteFailure('malformed_answer', host);
        target = siteTarget(new URL(location, target.url), ports);
        continue;
      }
      const contentType = (single(headers['content-type']) ?? '').toLowerCase();
      const refusal =
        status !== 200
          ? new SiteFailure('http_status', host, { status })
          : accept.some((type) => contentType.startsWith(type))
            ? undefined
            : new SiteFailure('unexpected_type', host);
      if (refusal) {
        discard(body);
        throw refusal;
      }
      const content = await readBody(body, single(headers['content-encoding']), limits.bytes, host);
      return {
        ok: true,
        url: target.url,
        contentType,
        language: single(headers['content-language']),
        body: content,
      };
    }
  } catch (error) {
    return { ok: false, failure: toSiteFailure(error, host, deadline.aborted) };
  }
}

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

/** Ends an answer that nobody reads, and its connection with it. */
function discard(body: Readable): void {
  body.on('error', () => undefined).destroy();
}
