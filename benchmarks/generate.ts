import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  cardsOf,
  createShopOrganization,
  requestRun,
  untilRunsEnded,
} from '../test/harness/shop-organization.ts';
import { startWeekwise } from '../test/harness/start-weekwise.ts';
import { temporaryFolder } from '../test/harness/temporary-folder.ts';
import { Visitor } from '../test/harness/visitor.ts';
import { median, report } from './harness/figure.ts';

/** From the request to the first insight card, and to the end of the run, on the real shop with nothing fetched before. */
const ROUNDS = 5;
const EMAIL = 'owner@example.test';

const folder = temporaryFolder();
const server = await startWeekwise({ dataDir: join(folder.path, 'data') });
const firstCard: number[] = [];
const wholeRun: number[] = [];
try {
  const owner = new Visitor(server);
  await owner.signIn(EMAIL);
  for (let round = 0; round < ROUNDS; round += 1) {
    // A source of its own each time: no stored facts shorten the way.
    const shop = await createShopOrganization(owner, EMAIL, `Shop ${round}`);
    const began = performance.now();
    await requestRun(owner, shop, 50);
    let seen: number | undefined;
    while (seen === undefined) {
      const cards = await cardsOf(owner, shop);
      if (cards.some((card) => card.card_type === 'insight')) seen = performance.now() - began;
      else if (cards.some((card) => card.payload.status === 'failed')) throw new Error('The run failed.');
      await wait(50);
    }
    await untilRunsEnded(owner, shop);
    firstCard.push(seen);
    wholeRun.push(performance.now() - began);
  }
} finally {
  await server.stop();
  folder.remove();
}
report({
  name: 'generate-first-card',
  value: median(firstCard),
  unit: 'ms',
  reference: 'target 5000 ms',
  ratio: median(firstCard) / 5_000,
});
report({
  name: 'generate-whole-run',
  value: median(wholeRun),
  unit: 'ms',
  reference: 'target 10000 ms',
  ratio: median(wholeRun) / 10_000,
});
