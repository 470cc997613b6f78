import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CallCounter } from '../calls/call-counter.ts';
import type { FaultSwitches } from '../faults/fault-switches.ts';
import type { Spoil } from '../faults/strike-of.ts';
import { GoogleError } from '../google-error.ts';
import { notFoundPage } from '../pages/not-found-page.ts';
import { routeMatcher } from './match-route.ts';
import { html, type Reply } from './reply.ts';
import type { Call, Route } from './route.ts';

const compress = promisify(gzip);
/** Google accepts no report request anywhere near this size. */
const bodyLimit = 4_000_000;

/**
 * `enter` is asked before a Data API request runs, slow answers included, and may refuse it; what it returns is
 * called when the request is over.
 */
export function createHttpServer(
  routes: readonly Route[],
  faults: FaultSwitches,
  enter: (property: string) => () => void,
  calls: CallCounter,
): Server {
  const match = routeMatcher(routes);
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error('The stand-in failed to answer', request.method, request.url, error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    const url = new URL(request.url ?? '/', 'http://standin.invalid');
    const found = match(method === 'HEAD' ? 'GET' : method, url.pathname);
    const body = await readBody(request);
    if (found === undefined) return send(request, response, html(notFoundPage(url.pathname), 404));
    const call: Call = {
      method,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body,
      params: found.params,
    };
    const leave = found.route.service === 'standin' ? undefined : calls.enter(found.route, call);
    try {
      const played = await play(found.route, call);
      if (played === 'cut') response.destroy();
      else await send(request, response, played.reply, played.spoil);
    } finally {
      leave?.();
    }
  }

  async function play(route: Route, call: Call): Promise<{ reply: Reply; spoil?: Spoil } | 'cut'> {
    const property = route.service === 'data' ? call.params.property : undefined;
    let leave: (() => void) | undefined;
    try {
      leave = property === undefined ? undefined : enter(property);
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

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= bodyLimit) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
  spoil?: Spoil,
): Promise<void> {
  const headers: Record<string, string> = { ...reply.headers, vary: 'Accept-Encoding' };
  const wantsGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  let body: string | Buffer =
    spoil === 'truncated' ? reply.body.slice(0, Math.floor(reply.body.length / 2)) : reply.body;
  if (wantsGzip && body.length > 256) {
    body = await compress(body, { level: 1 });
    headers['content-encoding'] = 'gzip';
  }
  const length = Buffer.byteLength(body);
  headers['content-length'] = String(length);
  response.writeHead(reply.status, headers);
  if (spoil === 'reset') {
    const half = Buffer.from(body).subarray(0, Math.floor(length / 2));
    response.write(half, () => response.destroy());
  } else response.end(request.method === 'HEAD' ? undefined : body);
}
