import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForgetfulTokenEndpoint {
  readonly url: string;
  /** How many of the next answers come without a refresh token. */
  forget(answers: number): void;
  close(): void;
}

/** Google's token endpoint, as it is for accounts that it thinks we know: it leaves the refresh token out. */
export async function forgetfulTokenEndpoint(tokenUrl: string): Promise<ForgetfulTokenEndpoint> {
  let left = 0;
  const server = createServer((request, response) => {
    const relay = async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const answer = await fetch(tokenUrl, {
        method: 'POST',
        headers: { 'content-type': request.headers['content-type'] ?? '' },
        body: Buffer.concat(parts),
      });
      const body = (await answer.json()) as Record<string, unknown>;
      if (left > 0 && 'refresh_token' in body) {
        left -= 1;
        delete body['refresh_token'];
      }
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    relay().catch((error: unknown) => response.destroy(error as Error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`,
    forget: (answers) => {
      left = answers;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
