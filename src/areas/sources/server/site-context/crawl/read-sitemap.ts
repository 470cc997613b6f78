import { gunzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';

export interface Sitemap {
  readonly pages: readonly string[];
  /** Further sitemaps, when this is an index of them. */
  readonly sitemaps: readonly string[];
}

const MAX_ADDRESSES = 5000;
const GZIP = Buffer.from([0x1f, 0x8b]);

/** The addresses in a sitemap, in its order. A file that is gzip by itself, whatever it is called, is unpacked to the limit. */
export function readSitemap(body: Buffer, maxBytes: number): Sitemap {
  const pages: string[] = [];
  const sitemaps: string[] = [];
  const unpacked = unpack(body, maxBytes);
  if (unpacked === undefined) return { pages, sitemaps };
  let within: string[] | undefined;
  let address = '';
  let inLocation = false;
  const parser = new Parser(
    {
      onopentagname(name) {
        if (name === 'url') within = pages;
        if (name === 'sitemap') within = sitemaps;
        inLocation = name === 'loc';
        if (inLocation) address = '';
      },
      ontext(text) {
        if (inLocation) address += text;
      },
      onclosetag(name) {
        if (name === 'loc' && within && within.length < MAX_ADDRESSES) within.push(address.trim());
        inLocation = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(unpacked.toString('utf8'));
  return { pages, sitemaps };
}

/** Undefined when it is broken or larger than is read: a sitemap only helps to choose pages. */
function unpack(body: Buffer, maxBytes: number): Buffer | undefined {
  if (!body.subarray(0, 2).equals(GZIP)) return body;
  try {
    return gunzipSync(body, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}
