import { Agent, type IncomingMessage, request } from 'node:http';

export interface EventClients {
  /** Milliseconds since the start of this process at which each client saw this text; waits until all did. */
  seen(text: string): Promise<readonly number[]>;
  close(): void;
}

/** Reads event streams over connections of their own, one for each set of headers, without a browser around them. */
export async function openEventClients(
  url: string,
  headers: readonly Readonly<Record<string, string>>[],
  atOnce = 20,
): Promise<EventClients> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const open: IncomingMessage[] = [];
  let waiting: { readonly text: string; readonly times: number[]; readonly all: () => void } | undefined;
  for (let at = 0; at < headers.length; at += atOnce)
    open.push(
      ...(await Promise.all(headers.slice(at, at + atOnce).map((own) => connect(new URL(url), own, agent)))),
    );
  for (const stream of open)
    stream.on('data', (chunk: Buffer) => {
      if (waiting === undefined || !chunk.includes(waiting.text)) return;
      waiting.times.push(performance.now());
      if (waiting.times.length === open.length) waiting.all();
    });
  return {
    seen: (text) =>
      new Promise((resolve) => {
        const times: number[] = [];
        waiting = { text, times, all: () => resolve(times) };
      }),
    close: () => {
      for (const stream of open) stream.destroy();
      agent.destroy();
    },
  };
}

/** Resolves with the stream once its first event is there. */
function connect(
  url: URL,
  headers: Readonly<Record<string, string>>,
  agent: Agent,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { accept: 'text/event-stream', ...headers }, agent }, (response) => {
      if (response.statusCode !== 200)
        return reject(new Error(`The stream answered ${response.statusCode}.`));
      response.once('data', () => resolve(response));
      response.once('error', reject);
    })
      .once('error', reject)
      .end();
  });
}
