import ipaddr from 'ipaddr.js';
import { isPublicAddress } from '../http-client/is-public-address.ts';

/** A household or a server has a whole /64 of IPv6 addresses (RFC 6177), and would count as as many. */
const IPV6_PREFIX_GROUPS = 4;

/**
 * Whom to count a request for. Weekwise speaks no TLS itself, so an https APP_URL says that a proxy stands before it; then,
 * and only from a peer that is this machine or on its private network, the last address of X-Forwarded-For is taken: the
 * one that this proxy itself saw and appended. What stands before it anybody can have written (decision 011).
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  appUrl: string,
): string {
  const socket = normal(peer ?? '');
  if (socket === undefined) return 'unknown';
  if (forwardedFor === undefined || !appUrl.startsWith('https:') || isPublicAddress(socket))
    return counted(socket);
  return counted(normal(forwardedFor.split(',').at(-1)?.trim() ?? '') ?? socket);
}

/** One spelling for each address; an IPv4 address that comes in IPv6's clothes without them. */
function normal(text: string): string | undefined {
  return ipaddr.isValid(text) && (text.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(text))
    ? ipaddr.process(text).toString()
    : undefined;
}

function counted(address: string): string {
  if (!address.includes(':') || !isPublicAddress(address)) return address;
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, IPV6_PREFIX_GROUPS);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}
