import diagnostics from 'node:diagnostics_channel';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';

export interface Canaries {
  /** Where somebody listens, on loopback, private and link-local addresses as far as this machine has them. */
  readonly places: readonly { readonly address: string; readonly port: number }[];
  /** Connections that reached a listener. */
  connections(): number;
  /** Sockets that this process opened to anywhere, whether or not somebody listened. */
  sockets(): number;
  reset(): void;
  close(): Promise<void>;
}

/** Listens on the usual ports, where that is allowed, and on a free one, at every address of this machine. */
export async function startCanaries(): Promise<Canaries> {
  let connections = 0;
  let sockets = 0;
  const servers: Server[] = [];
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const addresses = own.map(({ address, scopeid }) => ({
    address,
    bind: scopeid ? `${address}%${scopeid}` : address,
  }));
  for (const address of ['127.0.0.2', '127.1.2.3']) addresses.push({ address, bind: address });
  const places: { address: string; port: number }[] = [];
  const zones = Object.entries(networkInterfaces());
  for (const { address, bind } of addresses)
    for (const port of [80, 443, 0]) {
      const zone = zones.find(([, list]) => list?.some((one) => one.address === address))?.[0];
      const host = address.startsWith('fe80:') ? `${address}%${zone}` : bind;
      const server = createServer((socket) => {
        connections += 1;
        socket.destroy();
      });
      try {
        server.listen(port, host);
        await once(server, 'listening');
      } catch {
        continue; // the port is taken or needs a privilege, or the address is not usable here
      }
      servers.push(server);
      places.push({ address, port: (server.address() as AddressInfo).port });
    }
  const onSocket = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    if (socket) sockets += 1;
  };
  diagnostics.subscribe('net.client.socket', onSocket);
  return {
    places,
    connections: () => connections,
    sockets: () => sockets,
    reset: () => {
      connections = 0;
      sockets = 0;
    },
    close: async () => {
      diagnostics.unsubscribe('net.client.socket', onSocket);
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
