import type { IncomingMessage } from 'node:http';

/** Google accepts no report request anywhere near this size. */
const bodyLimit = 4_000_000;

/** The body as text; undefined when it is too large, which is read to its end all the same so that the answer arrives. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= bodyLimit) chunks.push(chunk);
  }
  return size <= bodyLimit ? Buffer.concat(chunks).toString('utf8') : undefined;
}
