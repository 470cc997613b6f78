import { join } from 'node:path';
import { expect } from '@playwright/test';
import { createShopOrganization, requestRun, untilRunsEnded } from '../harness/shop-organization.ts';
import { startWeekwise } from '../harness/start-weekwise.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { Visitor } from '../harness/visitor.ts';
import { enterAs, slugOf } from './insights-test.ts';
import { OWNER, test } from './weekwise-test.ts';

test('the page hears of changes, says when it does not, and misses none', async ({ browser }) => {
  test.setTimeout(150_000);
  const folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  const first = await startWeekwise({ dataDir });
  const port = Number(new URL(first.url).port);
  const standinPort = Number(new URL(first.standinUrl).port);
  const visitor = new Visitor(first);
  await visitor.signIn(OWNER);
  const shop = await createShopOrganization(visitor, OWNER, 'Live');
  const page = await browser.newPage({ baseURL: first.url });
  await enterAs(page, visitor, first.url);
  await page.goto(`/${await slugOf(visitor, shop.organizationId)}/insights`);
  await expect(page.getByText('No insights available yet')).toBeVisible();
  const connection = page.getByRole('status').filter({ hasText: /Live|Connecting|Offline/ });
  await expect(connection).toHaveText('Live');

  await first.stop();
  await expect(connection).not.toHaveText('Live');
  await expect(connection).toHaveText(/Offline/, { timeout: 15_000 });

  const second = await startWeekwise({ dataDir, port, standinPort });
  await requestRun(visitor, shop, 20);
  await untilRunsEnded(visitor, shop);
  await expect(connection).toHaveText('Live', { timeout: 40_000 });
  await expect(page.getByRole('link', { name: /^Week of/ })).toHaveCount(1);

  await page.close();
  await second.stop();
  folder.remove();
});
