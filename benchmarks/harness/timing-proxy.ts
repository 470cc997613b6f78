import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TimingProxy {
  readonly url: string;
  /** Since the last reset: calls, and milliseconds in which at least one of them was waiting for its answer. */
  taken(): { readonly calls: number; readonly waitedMs: number };
  reset(): void;
  close(): Promise<void>;
}

/** Stands between the product and the stand-in and notes how long the product had to wait. */
export async function timingProxy(target: string): Promise<TimingProxy> {
  let [calls, open, waitedMs, since] = [0, 0, 0, 0];
  const server = createServer((incoming, outgoing) => {
    calls += 1;
    if (open === 0) since = performance.now();
    open += 1;
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      open -= 1;
      if (open === 0) waitedMs += performance.now() - since;
    };
    const onward = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(target).host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.on('end', end);
      },
    );
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', end);
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: () => ({ calls, waitedMs: waitedMs + (open > 0 ? performance.now() - since : 0) }),
    reset() {
      [calls, waitedMs, since] = [0, 0, performance.now()];
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
