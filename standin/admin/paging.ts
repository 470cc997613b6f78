import { pagingTexts } from '../assumptions.ts';
import { invalidArgument } from '../google-error.ts';

const defaultSize = 50;
const highestSize = 200;

/** One page of a list in the Admin API's way: sizes above 200 become 200, the last page has no token. */
export function pageOf<T>(
  items: readonly T[],
  query: URLSearchParams,
): { page: readonly T[]; nextPageToken?: string } {
  const asked = Number(query.get('pageSize') ?? '0');
  if (!Number.isInteger(asked) || asked < 0) throw invalidArgument(pagingTexts.size);
  const size = Math.min(asked === 0 ? defaultSize : asked, highestSize);
  const start = readToken(query.get('pageToken'));
  const end = start + size;
  const page = items.slice(start, end);
  return end < items.length ? { page, nextPageToken: writeToken(end) } : { page };
}

/** Tokens are opaque so that no client computes one. */
function writeToken(start: number): string {
  return Buffer.from(`standin-page:${start}`).toString('base64url');
}

function readToken(token: string | null): number {
  if (token === null || token === '') return 0;
  const start = /^standin-page:(\d+)$/.exec(Buffer.from(token, 'base64url').toString())?.[1];
  if (start === undefined) throw invalidArgument(pagingTexts.token);
  return Number(start);
}
