import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Global unicast, the only part of IPv6 that is assigned to sites (RFC 4291, section 2.4). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** Once the way into 6to4 relays (RFC 7526); nobody's site is there. */
const RELAY_ANYCAST = ipaddr.IPv4.parseCIDR('192.88.99.0/24');

/**
 * Whether this is an address that anyone's public site could have. Everything with a meaning of its own is refused:
 * loopback, private, link-local, shared (CGNAT), multicast, documentation, benchmarks, and every form of IPv6 that carries
 * an IPv4 address inside (mapped, compatible, NAT64, 6to4, Teredo), for what is inside may be any of these.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv6
    ? address.zoneId === undefined && address.match(GLOBAL_UNICAST)
    : !(address as ipaddr.IPv4).match(RELAY_ANYCAST);
}
