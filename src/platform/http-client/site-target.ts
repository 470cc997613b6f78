import { SiteFailure } from './site-failure.ts';

/** An address that may be asked for, in its one normal form: lower-case ASCII name without a final dot, IPv4 in four numbers. */
export interface SiteTarget {
  readonly url: URL;
  /** Name or address, an IPv6 one without brackets. */
  readonly hostname: string;
}

export type Port = 'usual' | 'any';

const SCHEMES = new Set(['http:', 'https:']);
const USUAL_PORTS = new Set(['80', '443']);
const MAX_LENGTH = 4000;

/**
 * Reads an address as browsers do (WHATWG URL), so that every spelling of a host becomes the same: octal, hexadecimal
 * and one-number IPv4, full-width digits, punycode. What is not a plain web address is refused.
 */
export function siteTarget(address: string | URL, ports: Port = 'usual'): SiteTarget {
  const text = String(address);
  if (text.length > MAX_LENGTH || !URL.canParse(text)) throw new SiteFailure('malformed_address', text);
  const url = new URL(text);
  if (!SCHEMES.has(url.protocol)) throw new SiteFailure('unsupported_scheme', url.hostname);
  if (url.username !== '' || url.password !== '') throw new SiteFailure('malformed_address', url.hostname);
  // The usual port of the other scheme is a usual port as well: http on 443 answers with an error and nothing worse.
  if (ports === 'usual' && url.port !== '' && !USUAL_PORTS.has(url.port))
    throw new SiteFailure('unsupported_port', url.hostname);
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  if (hostname === '' || hostname.length > 253 || hostname.split('.').includes(''))
    throw new SiteFailure('malformed_address', url.hostname);
  url.hash = '';
  return { url, hostname };
}
