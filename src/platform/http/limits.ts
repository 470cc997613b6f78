import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type ErrorCode, errorStatus } from '#src/shared/error-code.ts';
import { createUploadSlots } from './upload-slots.ts';

/** Largest request body, bytes. The largest honest one today is a question of 5,000 characters. */
export const MAX_BODY_BYTES = 1_000_000;

/** Requests a minute: for one session (or address) in all, and for signing in alone. */
export interface RateLimits {
  readonly requests: number;
  readonly signIns: number;
}
export const defaultRateLimits: RateLimits = { requests: 1200, signIns: 60 };

export function failure(code: ErrorCode, message: string, headers?: Record<string, string>): Response {
  return Response.json(
    { defined: false, code, status: errorStatus[code], message },
    { status: errorStatus[code], ...(headers ? { headers } : {}) },
  );
}

/**
 * Refuses bodies over `maxBytes`. Hono's own limit builds a second Request from ours, which the server's light requests
 * cannot be; so every DELETE of a browser, which tells no length, failed in it.
 */
export const limitBody =
  (maxBytes: number): MiddlewareHandler =>
  async (context, next) => {
    const { raw } = context.req;
    const tooLarge = () =>
      failure('PAYLOAD_TOO_LARGE', `The request is larger than ${maxBytes / 1_000_000} MB.`);
    if (!raw.headers.has('transfer-encoding')) {
      // The server reads no more than is told here, and nothing where nothing is told.
      const length = Number(raw.headers.get('content-length') ?? 0);
      return length <= maxBytes ? await next() : tooLarge();
    }
    if (raw.method === 'GET' || raw.method === 'HEAD' || raw.body === null) return await next();
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of raw.body) {
      size += part.byteLength;
      if (size > maxBytes) return tooLarge();
      parts.push(part);
    }
    const { url, method, headers, signal } = raw;
    context.req.raw = new Request(url, { method, headers, signal, body: Buffer.concat(parts) });
    return await next();
  };

interface UploadLimits {
  readonly isUpload: (context: Context) => boolean;
  /** Who may upload there; undefined of everybody else. */
  readonly uploaderOf: (context: Context) => Promise<string | undefined>;
  readonly usual: MiddlewareHandler;
  readonly upload: MiddlewareHandler;
}

const BODY_HEADERS = ['content-type', 'content-length', 'content-encoding', 'transfer-encoding'];

/**
 * One limit for uploads, a few of which are read at once, and one for the rest. Of an upload by somebody who may not, nothing is read: the request goes on
 * without its body, to be refused like any other.
 */
export const limitUpload = ({ isUpload, uploaderOf, usual, upload }: UploadLimits): MiddlewareHandler => {
  const inSlot = createUploadSlots();
  return async (context, next) => {
    if (!isUpload(context)) return await usual(context, next);
    const uploader = await uploaderOf(context);
    if (uploader !== undefined) return await inSlot(uploader, async () => await upload(context, next));
    const { url, method, headers: given, signal } = context.req.raw;
    const headers = new Headers(given);
    for (const name of BODY_HEADERS) headers.delete(name);
    context.req.raw = new Request(url, { method, headers, signal });
    return await next();
  };
};

/** Fixed windows of a minute, counted in this process. `keyOf` names who is counted. */
export function rateLimit(points: number, keyOf: (context: Context) => string): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return async (context, next) => {
    try {
      // What a client shows as its key may be long; what is remembered of it is not.
      await limiter.consume(createHash('sha256').update(keyOf(context)).digest('base64'));
    } catch (refused) {
      if (refused instanceof Error) throw refused;
      const seconds = String(Math.ceil((refused as { msBeforeNext: number }).msBeforeNext / 1000));
      return failure('RATE_LIMITED', `Too many requests. Please try again in ${seconds} seconds.`, {
        'retry-after': seconds,
      });
    }
    return await next();
  };
}

/**
 * A request that changes something and carries a session must come from our own pages. Browsers say where a request
 * comes from; programs without a browser say nothing and carry no cookie by accident.
 */
export const ownOriginOnly =
  (appUrl: string): MiddlewareHandler =>
  async (context, next) => {
    const { method, headers } = context.req.raw;
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return await next();
    const origin = headers.get('origin');
    const site = headers.get('sec-fetch-site');
    if ((origin !== null && origin !== new URL(appUrl).origin) || (site !== null && site !== 'same-origin'))
      return failure('FORBIDDEN', `Requests from other sites are not accepted. Open Weekwise at ${appUrl}.`);
    return await next();
  };
