import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import type { AnyRouter } from '@orpc/server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { Log } from '../log.ts';
import { clientAddress } from './client-address.ts';
import type { IncomingContext } from './guard.ts';
import {
  defaultRateLimits,
  failure,
  limitBody,
  limitUpload,
  MAX_BODY_BYTES,
  ownOriginOnly,
  type RateLimits,
  rateLimit,
} from './limits.ts';
import { type LiveStream, openLiveStream } from './live-stream.ts';
import { createMetrics } from './metrics.ts';
import type { SignedInUser, TokenCaller } from './request-context.ts';
import { securityHeaders } from './security-headers.ts';
import { limitStreams } from './stream-limit.ts';
import { toWireError } from './wire-error.ts';

export interface WebAppParts {
  readonly appUrl: string;
  /** Folder of the built browser program. */
  readonly webRoot: string;
  readonly router: AnyRouter;
  readonly openApiDocument: () => Promise<unknown>;
  readonly signIn: {
    handle(request: Request): Promise<Response>;
    userOf(headers: Headers): Promise<SignedInUser | undefined>;
  };
  /** Who a key of a program speaks for. */
  readonly tokenOf: (headers: Headers) => Promise<TokenCaller | undefined>;
  /** Further routes that answer to the browser's navigation, e.g. connecting a Google account or a download. */
  readonly navigation: readonly Hono[];
  /** The one path that takes large bodies, from those alone who may send them. */
  readonly uploads: {
    /** Its first group is the id of the source. */
    readonly path: RegExp;
    readonly maxBytes: number;
    mayUpload(user: SignedInUser, sourceId: string): Promise<boolean>;
  };
  /** Rejects while a database does not answer. */
  readonly ready: () => Promise<void>;
  /** A worker only tells how it is. */
  readonly surface: 'product' | 'health';
  readonly rateLimits?: RateLimits;
  readonly log: Log;
}

/** People of one office share an address. */
const SESSIONS_PER_ADDRESS = 10;

/** Live streams of one session at once: one for each open page, and a page opens one. */
const MOST_STREAMS = 120;

const RELAY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];
const SIGN_IN_PATHS = [
  ['POST', 'sign-in/social'],
  ['GET', 'callback/google'],
  ['GET', 'error'],
  ['POST', 'sign-out'],
] as const;

const nothingHere = (): Response => failure('NOT_FOUND', 'There is nothing at this address.');

/** Set when the answer is there: before, it would be lost with the first answer that a handler makes itself. */
const cacheControl =
  (value: string): MiddlewareHandler =>
  async (context, next) => {
    await next();
    context.res.headers.set('cache-control', context.res.status < 400 ? value : 'no-store');
  };

const wantsPage = ({ req }: Context): boolean => /\btext\/html\b/.test(req.header('accept') ?? '');

const COOKIE = /(?:__Secure-)?weekwise\.session_token=([^;]+)/;
const peerOf = (context: Context): string | undefined => getConnInfo(context).remote.address;

export function createWebApp(parts: WebAppParts): Hono {
  const { appUrl, log } = parts;
  const limits = parts.rateLimits ?? defaultRateLimits;
  const addressOf = (context: Context) =>
    clientAddress(peerOf(context), context.req.header('x-forwarded-for'), appUrl);
  const clientOf = (context: Context) =>
    // However the scheme is written, it is the same key.
    context.req.header('authorization')?.replace(/^\w+\s+/, '') ??
    COOKIE.exec(context.req.header('cookie') ?? '')?.[1] ??
    addressOf(context);
  const metrics = createMetrics();
  const openStream = limitStreams(MOST_STREAMS);
  const app = new Hono();

  app.onError((error) => {
    const { code, status, message } = toWireError(error, log);
    return Response.json({ defined: false, code, status, message }, { status });
  });
  app.use(metrics.measure, securityHeaders(appUrl.startsWith('https:')));

  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    try {
      await parts.ready();
      return context.text('ready');
    } catch (error) {
      log.warn('Not ready', { error });
      return context.text('not ready', 503);
    }
  });
  app.get('/metrics', async (context) => {
    const peer = peerOf(context) ?? '';
    // A proxy on this machine speaks from loopback for strangers; it says so.
    const relayed = RELAY_HEADERS.some((name) => context.req.header(name) !== undefined);
    // A page that a browser on this machine shows may have pointed its own name here.
    const { hostname } = new URL(context.req.url);
    const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
    if (relayed || !isLocal || !/^(::1|127\.|::ffff:127\.)/.test(peer)) return nothingHere();
    return context.body(await metrics.registry.metrics(), 200, {
      'content-type': metrics.registry.contentType,
    });
  });

  app.notFound(nothingHere);
  if (parts.surface === 'health') return app;

  for (const path of ['/api/*', '/mcp']) {
    // First, so that it is set on refusals too.
    app.use(path, cacheControl('no-store'));
    app.use(path, ownOriginOnly(appUrl), bodyLimit(parts));
  }
  app.use('/api/auth/*', rateLimit(limits.signIns, addressOf));
  // A session cookie or a key is not proven yet, so each address is counted as well: invented ones buy no more requests.
  const [perAddress, perClient] = [
    rateLimit(limits.requests * SESSIONS_PER_ADDRESS, addressOf),
    rateLimit(limits.requests, clientOf),
  ];
  for (const path of ['/api/*', '/mcp']) app.use(path, perAddress, perClient);

  app.get('/api/openapi.json', compress(), async (context) =>
    context.json((await parts.openApiDocument()) as object),
  );
  for (const routes of parts.navigation) app.route('/', routes);
  // What the sign-in library offers beyond this (linking, renaming, lists of tokens) is not ours to offer.
  for (const [method, path] of SIGN_IN_PATHS)
    app.on(method, `/api/auth/${path}`, (context) => parts.signIn.handle(context.req.raw));

  // Whoever stands before it in a browser is led to where failed sign-ins are told.
  app.get('/api/auth/callback/:provider', (context, next) =>
    wantsPage(context) ? Promise.resolve(context.redirect('/auth/callback?error=unknown_provider')) : next(),
  );

  const api = new OpenAPIHandler<IncomingContext>(parts.router, {
    clientInterceptors: [
      async ({ next }) => {
        try {
          return await next();
        } catch (error) {
          throw toWireError(error, log);
        }
      },
    ],
  });
  app.use('/api/*', compress(), async (context) => {
    const request = context.req.raw;
    const type = request.headers.get('content-type');
    // A body of another kind would be read as a file, whose name could pass for a name in the request.
    if (type !== null && !/^application\/json\b/i.test(type) && !parts.uploads.path.test(context.req.path))
      return failure('UNSUPPORTED_MEDIA_TYPE', 'Send the body of the request as application/json.');
    const bearer = request.headers.has('authorization');
    const token = bearer ? await parts.tokenOf(request.headers) : undefined;
    // Whoever shows a key means the key: a session beside it does not stand in for one that is no longer good.
    const caller = bearer ? undefined : await parts.signIn.userOf(request.headers);
    const stillSignedIn = async () =>
      token === undefined
        ? (await parts.signIn.userOf(request.headers))?.id === caller?.id
        : (await parts.tokenOf(request.headers)) !== undefined;
    let stream: LiveStream | undefined;
    const { matched, response } = await api.handle(request, {
      prefix: '/api',
      context: {
        caller,
        token,
        stillSignedIn,
        openStream: () => {
          stream = openStream(clientOf(context), () =>
            openLiveStream((context.env as Partial<HttpBindings> | undefined)?.outgoing),
          );
          return stream;
        },
        idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
      },
    });
    if (stream === undefined) return matched ? response : nothingHere();
    await response?.body?.cancel();
    return stream.response;
  });

  serveBrowserProgram(app, parts.webRoot);
  return app;
}

const bodyLimit = ({ uploads, signIn }: WebAppParts): MiddlewareHandler =>
  limitUpload({
    isUpload: ({ req }) => req.method === 'POST' && uploads.path.test(req.path),
    usual: limitBody(MAX_BODY_BYTES),
    upload: limitBody(uploads.maxBytes + MAX_BODY_BYTES),
    uploaderOf: async ({ req }) => {
      const user = await signIn.userOf(req.raw.headers);
      const sourceId = uploads.path.exec(req.path)?.[1];
      if (user === undefined || sourceId === undefined) return undefined;
      return (await uploads.mayUpload(user, sourceId)) ? user.id : undefined;
    },
  });

/** The built files, named by their content and so kept for ever; every other path is a screen. */
function serveBrowserProgram(app: Hono, webRoot: string): void {
  app.use(
    '/assets/*',
    cacheControl('public, max-age=31536000, immutable'),
    serveStatic({ root: webRoot, precompressed: true }),
  );
  app.get('/assets/*', () => failure('NOT_FOUND', 'There is no such file.'));
  // What the build notes for itself is nobody's.
  app.get('/.vite/*', nothingHere);
  app.get('/*', cacheControl('no-cache'), serveStatic({ root: webRoot, index: 'none' }));
  app.get('/*', async (context) => context.html(await readFile(join(webRoot, 'index.html'), 'utf8')));
}
