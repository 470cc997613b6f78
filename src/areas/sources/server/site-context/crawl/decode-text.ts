const META_CHARSET = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w-]{2,40})/i;

/** Bytes as text, in the encoding that the answer or the page itself names; UTF-8 when neither does, or names none there is. */
export function decodeText(body: Buffer, contentType: string): string {
  const named =
    /charset\s*=\s*["']?([\w-]{2,40})/i.exec(contentType)?.[1] ??
    META_CHARSET.exec(body.subarray(0, 2048).toString('latin1'))?.[1] ??
    'utf-8';
  try {
    return new TextDecoder(named).decode(body);
  } catch (error) {
    if (error instanceof RangeError) return new TextDecoder('utf-8').decode(body);
    throw error;
  }
}
