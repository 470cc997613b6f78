import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createShopOrganization, requestRun } from '../harness/shop-organization.ts';
import { startWeekwise } from '../harness/start-weekwise.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { Visitor } from '../harness/visitor.ts';

const OWNER = 'owner@example.test';
const CLIENTS = 20;
const REQUESTS_BEFORE_STOP = 200;
const STOP_LIMIT_MS = 10_000;

/** The whole answer's status; undefined where no answer was begun; throws when one was begun and cut. */
async function ask(url: string, cookie: string, agent: Agent): Promise<number | undefined> {
  const asked = request(url, { agent, headers: { cookie } });
  asked.end();
  const begun = await once(asked, 'response').catch(() => undefined);
  if (begun === undefined) return undefined;
  const [response] = begun;
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

it('stops within ten seconds under load and cuts no answer, while a run is under way', async () => {
  const folder = temporaryFolder();
  const server = await startWeekwise({ dataDir: join(folder.path, 'data') });
  const agent = new Agent({ keepAlive: false });
  try {
    const owner = new Visitor(server);
    await owner.signIn(OWNER);
    const shop = await createShopOrganization(owner, OWNER, 'Stopped');
    await requestRun(owner, shop, 20);

    let whole = 0;
    let stopped: Promise<number | null> | undefined;
    let tookMs = Number.NaN;
    const stop = async () => {
      const began = performance.now();
      const code = await server.stop();
      tookMs = performance.now() - began;
      return code;
    };
    const client = async () => {
      for (;;) {
        const status = await ask(
          `${server.url}/api/analytics/cards?organizationId=${shop.organizationId}`,
          owner.cookieHeader(),
          agent,
        );
        if (status === undefined) return;
        expect(status).toBe(200);
        whole += 1;
        if (whole === REQUESTS_BEFORE_STOP) stopped = stop();
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    expect(await stopped).toBe(0);
    expect(tookMs).toBeLessThan(STOP_LIMIT_MS);
    expect(whole).toBeGreaterThan(REQUESTS_BEFORE_STOP);
  } finally {
    await server.stop();
    agent.destroy();
    folder.remove();
  }
});
