import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Spoil } from '../faults/strike-of.ts';
import type { Reply } from './reply.ts';

const compress = promisify(gzip);

/** Sends an answer, compressed for those who ask, or spoilt on its way. */
export async function sendReply(
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
