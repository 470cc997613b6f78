import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { badRequestTexts } from '../assumptions.ts';
import type { CallCounter } from '../calls/call-counter.ts';
import type { QuotaBucket } from '../data/property-quota.ts';
import { answerForSite } from '../demo-sites/answer-for-site.ts';
import { siteFor } from '../demo-sites/demo-sites.ts';
import { numberEnums } from '../discovery/number-enums.ts';
import type { FaultSwitches } from '../faults/fault-switches.ts';
import type { Spoil } from '../faults/strike-of.ts';
import { GoogleError, invalidArgument } from '../google-error.ts';
import { notFoundPage } from '../pages/not-found-page.ts';
import type { Exchange } from './exchange.ts';
import { routeMatcher } from './match-route.ts';
import { readBody } from './read-body.ts';
import { html, type Reply } from './reply.ts';
import type { Call, Route } from './route.ts';
import { sendReply } from './send-reply.ts';

interface Parts {
  readonly routes: readonly Route[];
  readonly faults: FaultSwitches;
  /**
   * Asked before a Data API request runs, slow answers included, and may refuse it; what it returns is called when
   * the request is over.
   */
  readonly enter: (bucket: QuotaBucket, property: string) => () => void;
  readonly calls: CallCounter;
  readonly observe?: ((exchange: Exchange) => void) | undefined;
}

interface Played {
  readonly reply: Reply;
  readonly spoil?: Spoil;
}

export function createHttpServer({ routes, faults, enter, calls, observe }: Parts): Server {
  const match = routeMatcher(routes);
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // The client left in the middle of its own request: nobody is there to be answered.
      if (request.destroyed && !request.complete) return;
      console.error('The stand-in failed to answer', request.method, request.url, error);
      if (response.headersSent) response.destroy();
      else
        void sendReply(request, response, new GoogleError('INTERNAL', 'Internal error encountered.').reply());
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    // A path that is none, such as `//`, is one that nobody serves.
    const address = URL.parse(`http://standin.invalid${request.url ?? '/'}`);
    const path = address?.pathname ?? '/';
    const site = siteFor(request.headers.host);
    if (site !== undefined) return sendReply(request, response, answerForSite(site, path));
    const found = match(method === 'HEAD' ? 'GET' : method, betaPath(path));
    const body = await readBody(request);
    if (found === undefined) return sendReply(request, response, notFound(path));
    const call: Call = {
      method,
      path,
      query: address?.searchParams ?? new URLSearchParams(),
      headers: request.headers,
      body: body ?? '',
      params: found.params,
    };
    const leave = found.route.service === 'standin' ? undefined : calls.enter(found.route, call);
    try {
      const played: Played | 'cut' =
        body === undefined
          ? { reply: invalidArgument(badRequestTexts.tooLarge).reply() }
          : await play(found.route, call);
      if (played === 'cut') return void response.destroy();
      const reply = encoded(call, played.reply);
      if (played.spoil === undefined) observe?.({ ...call, ...reply });
      await sendReply(request, response, reply, played.spoil);
    } finally {
      leave?.();
    }
  }

  async function play(route: Route, call: Call): Promise<Played | 'cut'> {
    const property = route.service === 'data' ? call.params.property : undefined;
    let leave: (() => void) | undefined;
    try {
      leave = property === undefined ? undefined : enter(bucketOf(route), property);
      const strike = await faults.strike(route.service, call);
      if (strike === 'cut') return strike;
      if (strike === 'reset' || strike === 'truncated')
        return { reply: await route.handle(call), spoil: strike };
      return { reply: strike ?? (await route.handle(call)) };
    } catch (error) {
      if (error instanceof GoogleError) return { reply: error.reply() };
      throw error;
    } finally {
      leave?.();
    }
  }
}

function bucketOf({ path }: Route): QuotaBucket {
  return path.endsWith(':runRealtimeReport') ? 'realtime' : 'core';
}

function encoded(call: Call, reply: Reply): Reply {
  const wantsNumbers = reply.status === 200 && call.query.get('$alt')?.includes('enum-encoding=int') === true;
  return wantsNumbers ? { ...reply, body: numberEnums(call.method, call.path, reply.body) } : reply;
}

/** Google's gRPC client for the Admin API calls v1alpha, which has the same messages for all that is served here. */
function betaPath(path: string): string {
  return path.replace(/^\/v1alpha\/(?=accountSummaries|accounts|properties)/, '/v1beta/');
}

/** JSON for programs that take a wrong path of an API, a page for people. */
function notFound(path: string): Reply {
  return /^\/(v1\w*|webmasters|oauth2|__standin)(\/|$)/.test(path)
    ? new GoogleError('NOT_FOUND', badRequestTexts.noMethod(path)).reply()
    : html(notFoundPage(path), 404);
}
