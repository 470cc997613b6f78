import net from 'node:net';
import tls from 'node:tls';
import type { buildConnector } from 'undici';
import { publicAddresses, type Resolve } from './public-addresses.ts';
import { untilAborted } from './until-aborted.ts';

/** Where a host name of the demo is played, on this machine and without TLS. */
export interface LocalRoute {
  readonly address: string;
  readonly port: number;
}

export interface ConnectorParts {
  readonly resolve: Resolve;
  readonly localRoutes: ReadonlyMap<string, LocalRoute>;
  readonly connectWithinMs: number;
}

/** More than a site has in earnest. */
const ADDRESSES_TO_TRY = 4;

/**
 * Resolves, checks and connects in one place. The socket gets the very address that was checked, never the name, so a
 * name that answers differently a moment later (rebinding) changes nothing; TLS still verifies the name.
 */
export function guardedConnector(parts: ConnectorParts): buildConnector.connector {
  return (options, callback) => {
    // The look-up, and all the addresses that are tried, together.
    const tooLate = AbortSignal.timeout(parts.connectWithinMs);
    untilAborted(connect(parts, options, tooLate), tooLate).then(
      (socket) => callback(null, socket),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  };
}

async function connect(
  { resolve, localRoutes }: ConnectorParts,
  { hostname: host, protocol, port: given }: buildConnector.Options,
  tooLate: AbortSignal,
): Promise<net.Socket> {
  const hostname = host.replace(/^\[|\]$/g, '');
  const local = localRoutes.get(hostname);
  if (local) return await openSocket({ ...local, hostname, secure: false }, tooLate);
  const addresses = await publicAddresses(hostname, resolve);
  const port = Number(given || (protocol === 'https:' ? 443 : 80));
  const failures: unknown[] = [];
  for (const address of addresses.slice(0, ADDRESSES_TO_TRY)) {
    tooLate.throwIfAborted();
    try {
      return await openSocket({ address, port, hostname, secure: protocol === 'https:' }, tooLate);
    } catch (error) {
      failures.push(error);
    }
  }
  throw failures[0];
}

export interface Endpoint {
  readonly address: string;
  readonly port: number;
  /** The name that a certificate must be for. */
  readonly hostname: string;
  readonly secure: boolean;
}

/** A connection to the address, and to no other. An address literal has no name to send; its certificate is then held against the address itself. */
export async function openSocket(
  { address, port, hostname, secure }: Endpoint,
  tooLate: AbortSignal,
): Promise<net.Socket> {
  if (!secure) return await connected(net.connect({ host: address, port }), 'connect', tooLate);
  const name = net.isIP(hostname) === 0 ? { servername: hostname } : {};
  const socket = tls.connect({ host: address, port, ALPNProtocols: ['http/1.1'], ...name });
  return await connected(socket, 'secureConnect', tooLate);
}

function connected<Socket extends net.Socket>(
  socket: Socket,
  event: 'connect' | 'secureConnect',
  tooLate: AbortSignal,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const give = () => socket.destroy(tooLate.reason);
    const onError = (error: Error) => {
      tooLate.removeEventListener('abort', give);
      reject(error);
    };
    tooLate.addEventListener('abort', give, { once: true });
    socket.once('error', onError).once(event, () => {
      tooLate.removeEventListener('abort', give);
      socket.off('error', onError);
      resolve(socket);
    });
  });
}
