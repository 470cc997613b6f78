import { expect, test } from '@playwright/test';
import { freePort, startWeekwise, type WeekwiseProcess } from '../harness/start-weekwise.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';
import { chooseShop, consent, signIn } from './weekwise-test.ts';

/** The whole way of somebody who has just started the program: to true cards on the timeline, and on through a crash. */
let folder: TemporaryFolder;
let server: WeekwiseProcess;
let start: () => Promise<WeekwiseProcess>;

test.beforeAll(async () => {
  folder = temporaryFolder();
  const ports = { port: await freePort(), standinPort: await freePort() };
  start = () => startWeekwise({ dataDir: folder.path, ...ports });
  server = await start();
});
test.afterAll(async () => {
  await server?.stop();
  folder?.remove();
});

test('a newcomer reaches true cards, and a killed server finishes what it began', async ({ page }) => {
  test.setTimeout(180_000);
  const breaches: string[] = [];
  page.on('pageerror', (error) => breaches.push(error.message));
  // What a page asks for in vain is an error in the console, and says that something is broken where nothing is.
  const vain: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) vain.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });

  await page.goto(server.url);
  await expect(page.getByText(/^Demo:/)).toBeVisible();
  await signIn(page);

  // An organization, with the mistakes that people make.
  await expect(page.getByRole('heading', { name: 'Create Organization' })).toBeVisible();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Name required (2+ characters)')).toBeVisible();
  await page.getByLabel('Name').fill('Acme Shop');
  await page.getByLabel('Website').fill('acme.example');
  await page.getByRole('button', { name: 'Create' }).click();

  // The real shop's property, its metrics mapped as proposed.
  await page.getByRole('link', { name: 'Connect Google Analytics' }).click();
  await consent(page);
  await page.getByRole('radio', { name: /Google Merchandise Store \(sample\)/ }).check();
  await chooseShop(page);
  await expect(page.getByText('16,277')).toBeVisible();
  await page.getByRole('button', { name: 'Save and activate' }).click();
  await expect(page.getByRole('heading', { name: 'Ready to Generate Your First Insights!' })).toBeVisible();
  await page.getByRole('button', { name: 'Generate Insights' }).click();

  // The last full week, and its cards.
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('It takes about 5 minutes')).toBeVisible();
  await page.waitForURL(/\/acme-shop\/insights\/\d{4}-\d\d-\d\d$/);
  const insights = page.getByRole('list', { name: 'All Insights' }).getByRole('listitem');
  await expect(insights.first()).toBeVisible({ timeout: 90_000 });
  const titles = await insights.getByRole('heading').allTextContents();
  expect(titles.join('\n')).toMatch(/Paid Search keeps losing sessions/);
  expect(titles.join('\n')).not.toMatch(/Display/);

  // The proof behind one of them.
  await insights.getByRole('button', { name: /Paid Search keeps losing sessions/ }).click();
  await expect(page).toHaveURL(/cardId=/);
  await expect(page.getByText('Agrees with the card')).toBeVisible();
  await page.getByText(/^SQL and/).click();
  await expect(page.getByText(/SELECT toMonday|SELECT .* AS week/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/cardId=/);

  await page.goto(`${server.url}/acme-shop/sources`);
  await page.getByRole('link', { name: /View Details/ }).click();
  await expect(page.getByRole('heading', { name: 'Domain analysis' })).toBeVisible();
  await expect(page.getByText('Loading the domain analysis')).toHaveCount(0);
  expect(vain).toEqual([]);

  // A second run, and the server dies in the middle of it.
  await page.goto(`${server.url}/acme-shop/insights/generate`);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.waitForURL(/\/acme-shop\/insights\/\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await server.kill();
  await expect(
    page
      .getByText('Connecting')
      .or(page.getByText(/^Offline/))
      .first(),
  ).toBeVisible();
  server = await start();

  // The open page finds the server again by itself and shows the end of the run.
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 90_000 });
  await page.reload();
  await expect(insights.first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 90_000 });
  expect(await insights.getByRole('heading').allTextContents()).toEqual(titles);
  expect(breaches).toEqual([]);
});
