import robots from 'robots-parser';
import { ROBOT_NAME, type SiteClient } from '#src/platform/http-client/site-client.ts';
import { decodeText } from './decode-text.ts';

// The package is the function itself; its types speak of a default export that is not there.
const robotsParser = robots as unknown as typeof robots.default;

export interface RobotsRules {
  allows(address: string): boolean;
  readonly delaySeconds: number | undefined;
  readonly sitemaps: readonly string[];
}

const allowAll: RobotsRules = { allows: () => true, delaySeconds: undefined, sitemaps: [] };
/** No file is no rule; so is a page in its place, which sites send for every path. */
const NO_RULES = new Set(['unexpected_type', 'malformed_answer', 'too_large']);

/** What the site asks of programs (RFC 9309): without a file all is allowed; while it cannot be read, nothing is. */
export async function readRobots(
  client: SiteClient,
  origin: URL,
  signal: AbortSignal | undefined,
): Promise<RobotsRules> {
  const address = new URL('/robots.txt', origin).href;
  const answer = await client.fetch(address, { accept: ['text/plain'], signal });
  if (!answer.ok) {
    const { kind, status = 0 } = answer.failure;
    if (NO_RULES.has(kind) || (kind === 'http_status' && status < 500)) return allowAll;
    throw answer.failure;
  }
  const rules = robotsParser(address, decodeText(answer.body, answer.contentType));
  return {
    // Undefined for addresses of another site, which are not asked for here.
    allows: (page) => rules.isAllowed(page, ROBOT_NAME) !== false,
    delaySeconds: rules.getCrawlDelay(ROBOT_NAME),
    sitemaps: rules.getSitemaps(),
  };
}
