import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { readConfig } from '#src/platform/config.ts';
import { callGoogle } from './call-google.ts';
import { clientFor } from './google-client.ts';

it('gives up on a Google that accepts a request and never answers', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = readConfig({ GOOGLE_OAUTH_TOKEN_URL: url });
  const silent = clientFor({ clientId: 'c', clientSecret: 's', config, answerWithinMs: 50 }, 'a token');
  const knowing = clientFor({ clientId: 'c', clientSecret: 's', config, answerWithinMs: 50 }, 'a token');
  knowing.setCredentials({ access_token: 'known', expiry_date: Number.MAX_SAFE_INTEGER });
  const oneTry = { tries: 1, firstWaitMs: 1 };
  for (const client of [silent, knowing])
    await expect(callGoogle(() => client.request({ url }), undefined, oneTry)).rejects.toMatchObject({
      kind: 'network',
    });
  server.closeAllConnections();
  server.close();
});
