import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { SiteFailure } from './site-failure.ts';

const decoders: ReadonlyMap<string, () => Transform> = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** The decoded body. Both what arrives and what it unpacks to are counted while they come, so a bomb ends at the limit. */
export async function readBody(
  body: Readable,
  encoding: string | undefined,
  maxBytes: number,
  host: string,
): Promise<Buffer> {
  const name = encoding?.trim().toLowerCase() ?? '';
  const plain = name === '' || name === 'identity';
  const decoder = plain ? undefined : decoders.get(name)?.();
  if (!plain && decoder === undefined) {
    body.on('error', () => undefined).destroy();
    throw new SiteFailure('malformed_answer', host);
  }
  const counted = async function* (source: AsyncIterable<Buffer>) {
    let size = 0;
    for await (const part of source) {
      size += part.length;
      if (size > maxBytes) throw new SiteFailure('too_large', host);
      yield part;
    }
  };
  const parts: Buffer[] = [];
  const keep = async (source: AsyncIterable<Buffer>) => {
    for await (const part of counted(source)) parts.push(part);
  };
  if (decoder === undefined) await pipeline(body, keep);
  else await pipeline(body, counted, decoder, keep);
  return Buffer.concat(parts);
}
