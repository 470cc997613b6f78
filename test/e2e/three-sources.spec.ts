import { expect, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { shopFile } from '../harness/shop-file.ts';
import type { WeekwiseProcess } from '../harness/start-weekwise.ts';
import { chooseShop, consent, createOrganization, OWNER, signIn, test } from './weekwise-test.ts';

// Three sources, each through its own pages, and two outages: on a busy machine that takes a while.
test.describe.configure({ timeout: 300_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const quotaOfTheDay =
  'Exhausted property tokens per day. These quota tokens will return in under 24 hours. To learn more, see https://developers.google.com/analytics/devguides/reporting/data/v1/quotas';

const SLOW = 90_000;
const active = (page: Page) => page.getByText('Active', { exact: true });
const weeksHere = (page: Page) => page.getByRole('definition').filter({ hasText: /^\d+ of \d+ weeks/ });

test('Analytics, Search Console and a zip of exports are connected, and outlive a used-up quota and a revoked token', async ({
  page,
  weekwise,
  fresh,
}) => {
  await page.goto('/sign-in');
  await signIn(page);
  const slug = await createOrganization(page, `Three ${fresh}`);
  const sources: Record<'analytics' | 'search' | 'exports', string> = {
    analytics: '',
    search: '',
    exports: '',
  };
  let weeks = '';

  await test.step('Analytics, whose quota is used up as its history begins', async () => {
    await page.getByRole('switch', { name: 'Search Console in the same step' }).check();
    await page.getByRole('link', { name: 'Connect Google Analytics' }).click();
    await consent(page);
    await page.getByRole('radio', { name: /Google Merchandise Store \(sample\)/ }).check();
    await chooseShop(page);
    const save = page.getByRole('button', { name: 'Save and activate' });
    await expect(save).toBeVisible({ timeout: SLOW });
    // Saving looks at the property's metrics; the reports behind it find the quota used up.
    await page.route('**/api/sources/*/mapping', async (route) => {
      const answer = await route.fetch();
      await switchOn(weekwise, { kind: 'status', status: 429, service: 'data', message: quotaOfTheDay });
      await route.fulfill({ response: answer });
    });
    await save.click();
    await page.getByRole('button', { name: 'Maybe Later' }).click();
    sources.analytics = new URL(page.url()).pathname;
    await expect(page.getByText('The history waits')).toBeVisible({ timeout: SLOW });
    await expect(page.getByText(/Waiting for Google’s quota .+ It goes on by itself at/)).toBeVisible();
    await expect(active(page)).toBeVisible();
  });

  await test.step('Search Console meanwhile: its history comes, for its quota is another', async () => {
    await page.goto(`/${slug}/sources/add/gsc`);
    await page
      .getByRole('group', { name: 'Search Console property' })
      .getByRole('radio', { name: /^northwind-garden\.example/ })
      .check();
    await page.getByRole('button', { name: 'Create Source' }).click();
    await expect(page.getByText('Search Console is connected.')).toBeVisible();
    sources.search = new URL(page.url()).pathname;
    await expect(active(page)).toBeVisible();
    await expect(page.getByText(/[1-9]\d* of 60 weeks/)).toBeVisible({ timeout: SLOW });
  });

  await test.step('a zip of exports', async () => {
    await page.goto(`/${slug}/sources/add`);
    await page.getByRole('link', { name: /^Other/ }).click();
    await page.getByLabel('Name').fill('Shop exports');
    const zip = zipSync({ 'free-form.csv': strToU8(shopFile(Date.now()).text) });
    await page
      .getByLabel(/Files with daily figures/)
      .setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
    await page.waitForURL(/\/import$/);
    sources.exports = new URL(page.url()).pathname.replace(/\/import$/, '');
    await page.getByLabel('Currency').selectOption('EUR');
    await page.getByLabel('Time zone of the days').selectOption('UTC');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible({ timeout: SLOW });
  });

  await test.step('the quota is back, and the history goes on to its end', async () => {
    await fetch(`${weekwise.standinUrl}/__standin/faults`, { method: 'DELETE' });
    await page.goto(sources.analytics);
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect(page.getByText('The history waits')).toBeHidden({ timeout: SLOW });
    await expect(weeksHere(page)).toBeVisible({ timeout: SLOW });
    weeks = (await weeksHere(page).textContent()) ?? '';
    const [here, wanted] = weeks.match(/\d+/g) ?? [];
    expect(here).toBe(wanted);
    await page.goto(sources.search);
    await expect(weeksHere(page)).toBeVisible({ timeout: SLOW });
  });

  await test.step('the token is revoked at Google: both sources say so, and the exports do not care', async () => {
    await switchOn(weekwise, { kind: 'revokeTokens', person: OWNER });
    await page.goto(`${sources.analytics}/setup-mapping`);
    await expect(page.getByRole('heading', { name: /metrics could not be loaded/ })).toBeVisible();
    for (const source of [sources.analytics, sources.search]) {
      await page.goto(source);
      await expect(page.getByText('Disconnected', { exact: true })).toBeVisible();
      await expect(page.getByText('Google no longer accepts this connection')).toBeVisible();
    }
    await page.goto(sources.exports);
    await expect(active(page)).toBeVisible();
  });

  await test.step('connected again, everything works as before, and nothing was lost', async () => {
    await page.goto(sources.analytics);
    await page.getByRole('link', { name: 'Connect Google Analytics again' }).click();
    await consent(page);
    await expect(active(page)).toBeVisible();
    await page.goto(sources.search);
    const again = page.getByRole('link', { name: 'Connect Search Console again' });
    await expect(again.or(active(page))).toBeVisible();
    if (await again.isVisible()) {
      await again.click();
      await consent(page);
    }
    await expect(active(page)).toBeVisible();
    await page.goto(sources.analytics);
    await expect(weeksHere(page)).toHaveText(weeks, { timeout: SLOW });
    await page.goto(`/${slug}/sources`);
    await expect(active(page)).toHaveCount(3);
  });
});

async function switchOn(weekwise: WeekwiseProcess, fault: object): Promise<void> {
  const answer = await fetch(`${weekwise.standinUrl}/__standin/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(answer.ok, await answer.clone().text()).toBe(true);
}
