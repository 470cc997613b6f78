import { expect } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { shopFile } from '../harness/shop-file.ts';
import {
  createOrganization,
  expectAccessible,
  expectNothingSideways,
  signIn,
  test,
} from './weekwise-test.ts';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a stranger without Google data gets insight cards from a zip of exports', async ({ page, fresh }) => {
  test.setTimeout(120_000);
  await page.goto('/sign-in');
  await signIn(page);
  const slug = await createOrganization(page, `Exports ${fresh}`);
  await page.goto(`/${slug}/sources/add`);
  await page.getByRole('link', { name: /^Other/ }).click();

  const file = shopFile(Date.now());
  const zip = zipSync({
    'free-form.csv': strToU8(file.text),
    'Queries.csv': strToU8('Top queries,Clicks,Impressions,CTR,Position\nshoes,1,2,50%,3\n'),
  });
  const drop = page.getByLabel(/Files with daily figures/);
  await page.getByLabel('Name').fill('Shop exports');
  await expectAccessible(page);
  const givenAgain = Promise.withResolvers<void>();
  await page.route(/\/api\/(.*\/)?sources\/[^/]+$/, async (route) => {
    if (route.request().method() === 'DELETE') await givenAgain.promise;
    await route.continue();
  });
  await drop.setInputFiles({ name: 'broken.csv', mimeType: 'text/csv', buffer: Buffer.from([0, 1, 2, 0]) });
  await expect(page.getByText('broken.csv was not taken')).toBeVisible();
  // The source made for the broken file is only now being taken back: the next file waits for that.
  await drop.setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  givenAgain.resolve();

  // What was recognized, and what cannot be used.
  await page.waitForURL(/\/import$/);
  await expect(page.getByText('Queries.csv', { exact: true })).toBeVisible();
  await expect(page.getByText(/It gives sums over the whole period and no days/)).toBeVisible();
  await expect(page.getByLabel('Use of Session default channel group')).toHaveValue('dimension:channel');
  await expect(page.getByLabel('Use of Total users')).toHaveValue('ignore');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Say in which currency the money is counted.')).toHaveCount(1);
  await expect(page.getByLabel('Currency')).toBeFocused();
  await expectAccessible(page);
  await expectNothingSideways(page);
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByLabel('Time zone of the days').selectOption('UTC');

  // A reload loses no file.
  await page.reload();
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByLabel('Time zone of the days').selectOption('UTC');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^168 days, 1,345 rows from /)).toBeVisible();
  await expect(page.getByText('1 row of totals left out')).toBeVisible();
  await expectAccessible(page);

  // Whatever other sources there are, the run is of this one.
  const imported = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  await page.getByRole('link', { name: 'Generate Insights' }).click();
  await expect(page).toHaveURL(
    new RegExp(`/insights/generate\\?source=${imported}&week=\\d{4}-\\d\\d-\\d\\d$`),
  );
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.waitForURL(/\/insights\/\d{4}-\d\d-\d\d$/);
  const insights = page.getByRole('list', { name: 'All Insights' }).getByRole('listitem');
  await expect(insights.first()).toBeVisible({ timeout: 60_000 });
  const titles = await insights.getByRole('heading').allTextContents();
  expect(titles.join('\n')).toMatch(/Paid Search/);
  await insights
    .getByRole('button', { name: /Paid Search/ })
    .first()
    .click();
  await expect(page.getByText('Agrees with the card')).toBeVisible();
});

test('files that were not taken are told, though others are given with them or meanwhile', async ({
  page,
  fresh,
}) => {
  const good = (name: string) => csv(name, 'date,sessions\n2026-02-01,5\n2026-02-02,6\n2026-02-03,7\n');
  const broken = (name: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from([0, 1, 2, 0]) });
  /** Holds the first file back until more were given. */
  const givenMeanwhile = async (label: RegExp, first: typeof good, more: ReturnType<typeof good>[]) => {
    const given = Promise.withResolvers<void>();
    await page.route(
      /\/uploads$/,
      async (route) => {
        await given.promise;
        await route.continue();
      },
      { times: 1 },
    );
    const drop = page.getByLabel(label);
    await drop.setInputFiles(first(`first of ${more.length}.csv`));
    await expect(page.getByText(`Reading first of ${more.length}.csv`)).toBeVisible();
    await drop.setInputFiles(more);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    given.resolve();
  };
  await page.goto('/sign-in');
  await signIn(page);
  const slug = await createOrganization(page, `Refusals ${fresh}`);
  await page.goto(`/${slug}/sources/add/file`);
  await page.getByLabel('Name').fill('Shop table');

  await givenMeanwhile(/Files with daily figures/, good, [broken('second.csv'), good('third.csv')]);
  await page.waitForURL(/\/import$/);
  await expect(page.getByText('second.csv was not taken')).toBeVisible();
  await expect(page.getByRole('region', { name: 'first of 2.csv' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'third.csv' })).toBeVisible();

  await givenMeanwhile(/More files/, broken, [good('fourth.csv')]);
  await expect(page.getByRole('region', { name: 'fourth.csv' })).toBeVisible();
  await expect(page.getByText('first of 1.csv was not taken')).toBeVisible();
  // What is told is about the files that were given last.
  await expect(page.getByText('second.csv was not taken')).toBeHidden();
});

test('the order of day and month is asked, and an import is replaced and deleted', async ({
  page,
  fresh,
}) => {
  await page.goto('/sign-in');
  await signIn(page);
  const slug = await createOrganization(page, `Dates ${fresh}`);
  await page.goto(`/${slug}/sources/add/file`);
  const name = page.getByLabel('Name');
  await page
    .getByLabel(/Files with daily figures/)
    .setInputFiles(
      csv('our_table.csv', 'day,visitors of the shop\n01/02/2026,5\n02/02/2026,6\n03/02/2026,7\n'),
    );
  // It waits for a name; the one that is proposed can be written over at once.
  await expect(page.getByText('our_table.csv is kept.')).toBeVisible();
  await expect(name).toHaveValue('Our table');
  await expect(name).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Name must be at least 2 characters.')).toHaveCount(1);
  await expect(name).toBeFocused();
  await page.keyboard.type('Shop table');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/import$/);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(/counts something, or count its rows/)).toBeVisible();
  await page.getByLabel('Use of visitors of the shop').selectOption('metric:sessions');
  await expect(page.getByText('Say whether the day or the month comes first.')).toBeVisible();
  await page.getByRole('radio', { name: /^The day/ }).check();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('3 days, 3 rows from Feb 1, 2026 to Feb 3, 2026')).toBeVisible();

  // The next file of the same columns is read the same way.
  await page.getByRole('button', { name: 'Add another file' }).click();
  await page
    .getByLabel(/Files with daily figures/)
    .setInputFiles(csv('more.csv', 'day,visitors of the shop\n03/02/2026,9\n04/02/2026,6\n'));
  await expect(page.getByLabel('Use of visitors of the shop')).toHaveValue('metric:sessions');
  await expect(page.getByText('Which comes first')).toBeHidden();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('link', { name: 'Show the source' }).click();
  await expect(page.getByRole('heading', { name: 'Shop table' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Imports' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete more.csv' }).click();
  await page.getByRole('button', { name: 'Delete import' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('with 2 days');
  await expect(page.getByRole('list', { name: 'Imports' }).getByRole('listitem')).toHaveCount(1);
});
