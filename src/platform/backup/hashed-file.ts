import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { AppError } from '#src/shared/error-code.ts';

/** One row at a time would cost more in passing it on than in compressing it. */
const PIECE_BYTES = 256 * 1024;

type Bytes = AsyncIterable<Uint8Array | string>;

/** Writes a new file, compressed; answers the hash of what went in. Only its owner may read it. */
export async function writeHashed(path: string, source: Bytes): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(
    source,
    inPieces,
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece);
        yield piece;
      }
    },
    createZstdCompress(),
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return hash.digest('hex');
}

async function* inPieces(source: Bytes): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const part of source) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : Buffer.from(part);
    waiting.push(bytes);
    size += bytes.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/** What was written, piece by piece. */
export function readHashed(path: string): AsyncIterable<Buffer> {
  const file = createReadStream(path);
  const contents = createZstdDecompress();
  file.on('error', (error) => contents.destroy(error));
  return file.pipe(contents);
}

/** Refuses a file that is not what was written. */
export async function checkHashed(path: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  try {
    for await (const piece of readHashed(path)) hash.update(piece);
  } catch (cause) {
    throw damaged(path, cause);
  }
  if (hash.digest('hex') !== sha256) throw damaged(path);
}

const damaged = (path: string, cause?: unknown) =>
  new AppError('CONFLICT', `${path} is damaged or missing: its contents are not those of the backup.`, {
    cause,
  });

/** Lines of a text file, in groups. */
export async function* linesOf(source: AsyncIterable<Buffer>, count: number): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  let lines: string[] = [];
  for await (const piece of source) {
    const parts = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      lines.push(part);
      if (lines.length < count) continue;
      yield lines;
      lines = [];
    }
  }
  if (rest !== '') lines.push(rest);
  if (lines.length > 0) yield lines;
}
