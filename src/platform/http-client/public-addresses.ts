import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';
import { SiteFailure } from './site-failure.ts';

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<readonly string[]>;

export const systemResolve: Resolve = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address);

/** Names that mean something on this machine or in its network only (RFC 6761, 6762, 7686, 8375; ICANN on .internal). */
const LOCAL_NAME = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home\.arpa|onion)$/;

/**
 * The addresses that a host may be connected to at, in the order to try. Every one is checked: a name that leads to a
 * public and a private address is refused, for nobody could say which one a connection would take.
 */
export async function publicAddresses(hostname: string, resolve: Resolve): Promise<readonly string[]> {
  const blocked = () => new SiteFailure('blocked_address', hostname);
  if (isIP(hostname) !== 0) {
    if (!isPublicAddress(hostname)) throw blocked();
    return [hostname];
  }
  if (!hostname.includes('.') || LOCAL_NAME.test(hostname)) throw blocked();
  const addresses = await resolveOrFail(hostname, resolve);
  if (!addresses.every(isPublicAddress)) throw blocked();
  return addresses;
}

async function resolveOrFail(hostname: string, resolve: Resolve): Promise<readonly string[]> {
  let addresses: readonly string[];
  try {
    addresses = await resolve(hostname);
  } catch (cause) {
    // A name server that is away says nothing about the name.
    const away = (cause as NodeJS.ErrnoException).code === 'EAI_AGAIN';
    throw new SiteFailure(away ? 'unreachable' : 'not_found_name', hostname, { cause });
  }
  if (addresses.length === 0) throw new SiteFailure('not_found_name', hostname);
  return addresses;
}
