import { expect, type Page } from '@playwright/test';
import type { WeekwiseProcess } from '../harness/start-weekwise.ts';
import {
  addShop,
  consent,
  createOrganization,
  expectAccessible,
  expectNothingSideways,
  signIn,
  test,
} from './weekwise-test.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };
/** The faults of these tests strike this account alone, beside other tests of the same program. */
const ADMIN = 'admin@example.test';

async function fault(weekwise: WeekwiseProcess, body: object): Promise<() => Promise<void>> {
  const address = `${weekwise.standinUrl}/__standin/faults`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return async () => {
    await fetch(address, { method: 'DELETE' });
  };
}

async function begin(page: Page, name: string): Promise<string> {
  await page.goto('/sign-in');
  await signIn(page);
  return await createOrganization(page, name);
}

// Each goes through Google's pages and is looked at in two forms; machines of two cores are slow at both.
test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As it is looked at: narrow and dark, wide and light. */
async function expectFit(page: Page): Promise<void> {
  for (const [size, theme] of [
    [phone, 'dark'],
    [desk, 'light'],
  ] as const) {
    await page.setViewportSize(size);
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    await expectNothingSideways(page);
    await expectAccessible(page);
  }
}

test('Search Console: connected, chosen among permission levels, active at once', async ({ page, fresh }) => {
  const slug = await begin(page, `Search ${fresh}`);
  await page.goto(`/${slug}/sources/add`);
  await page.getByRole('link', { name: /Google Search Console/ }).click();
  await expect(page).toHaveURL(`/${slug}/sources/add/gsc`);
  await expect(page.getByRole('heading', { name: 'Connect your Google account' })).toBeVisible();
  await expectFit(page);
  await page.getByRole('link', { name: 'Connect Search Console' }).click();
  await consent(page);

  const list = page.getByRole('group', { name: 'Search Console property' });
  await expect(list.getByRole('radio', { name: /^northwind-garden\.example/ })).toBeVisible();
  for (const words of ['Owner · Domain property', 'Full user', 'Restricted user', 'Unverified user'])
    await expect(list).toContainText(words);
  await expect(list.getByRole('radio', { name: /old\.northwind-garden/ })).toBeDisabled();
  await expect(list).toContainText('Not verified for this account, so Google gives no figures of it.');
  await expectFit(page);

  await page.getByRole('button', { name: 'Create Source' }).click();
  await expect(page.getByText('A search console source requires a selected property.')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search properties' });
  await search.fill('nothing like it');
  await expect(page.getByText('No property contains “nothing like it”.')).toBeVisible();
  await search.fill('restricted');
  await expect(list.getByRole('radio')).toHaveCount(1);
  await search.fill('');
  await list.getByRole('radio', { name: /^northwind-garden\.example/ }).check();
  await page.getByRole('button', { name: 'Create Source' }).click();

  const dialog = page.getByRole('dialog', { name: 'Ready to Generate Your First Insights!' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\?onboarding=true&step=generate-insights$/);
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText('Search Console is connected.')).toBeVisible();
  await expect(page.getByText('Search Console counts in Pacific days')).toBeVisible();
  await expect(page.getByText('sc-domain:northwind-garden.example')).toBeVisible();
  const record = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('weekwise-onboarding-'));
    return JSON.parse(localStorage.getItem(key ?? '') ?? '{}');
  });
  expect(record).toMatchObject({
    hasFirstSource: true,
    firstSourceId: new URL(page.url()).pathname.split('/').at(-1),
    hasCompletedInitialSetup: true,
    hasGeneratedFirstInsights: false,
  });
  await expectFit(page);

  await page.goto(`/${slug}/sources`);
  await expect(page.getByText(/\d+ of 60 weeks/)).toBeVisible();
  await expectFit(page);
  await page.goto(`/${slug}/sources/add/gsc`);
  await expect(page.getByText('Already a source')).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`/${slug}/sources/add`);
});

test('Search Console that cannot be listed says why', async ({ page, weekwise, fresh }) => {
  const slug = await begin(page, `Why ${fresh}`);
  const address = '**/api/organizations/*/search-console-properties';
  const answer = (message: string) =>
    page.route(address, (route) =>
      route.fulfill({ status: 502, json: { defined: false, code: 'UPSTREAM_FAILED', status: 502, message } }),
    );
  await answer('Google answered with an error: something odd.');
  await page.goto(`/${slug}/sources/add/gsc`);
  await expect(page.getByText('Google answered with an error: something odd.')).toBeVisible();
  await page.unroute(address);
  await answer('needsAuth');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Connect Search Console' })).toBeVisible();
  await page.unroute(address);
  await page.reload();

  const clear = await fault(weekwise, { kind: 'siteAccess', person: ADMIN, sites: 'none' });
  await page.getByRole('link', { name: 'Connect Search Console' }).click();
  await consent(page, { email: ADMIN });
  await expect(
    page.getByRole('heading', { name: 'This account sees no Search Console property' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Use another Google account' })).toBeVisible();
  await expectFit(page);
  await clear();
});

test('one permission of two is told, with the button that mends it', async ({ page, weekwise, fresh }) => {
  await begin(page, `Half ${fresh}`);
  // So that the account is asked about both again.
  await (await fault(weekwise, { kind: 'revokeTokens', person: ADMIN }))();
  await page.getByRole('switch', { name: 'Search Console in the same step' }).check();
  await page.getByRole('link', { name: 'Connect Google Analytics' }).click();
  await consent(page, { email: ADMIN, untick: /Search Console/ });
  await expect(page).toHaveURL(/google=search_console_missing/);
  await expect(page.getByText('The box for Search Console was not ticked')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Which property?' })).toBeVisible();
  await expectFit(page);
  await page.getByRole('link', { name: 'Connect again' }).click();
  await consent(page, { email: ADMIN });
  await expect(page).toHaveURL(/google=connected/);
  await expect(page.getByText('was not ticked')).toBeHidden();
});

test('access that was withdrawn is an error with its reason, and one button looks again', async ({
  page,
  weekwise,
  fresh,
}) => {
  const slug = await begin(page, `Access ${fresh}`);
  await page.getByRole('link', { name: 'Connect Google Analytics' }).click();
  await consent(page, { email: ADMIN });
  await page.getByRole('radio', { name: /Google Merchandise Store/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Save and activate' }).click();
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  const source = new URL(page.url()).pathname;
  const property = await page.getByRole('definition').filter({ hasText: /^\d+$/ }).textContent();
  const clear = await fault(weekwise, { kind: 'accessWithdrawn', property, person: ADMIN });
  // The mapping is asked of Google, and Google refuses.
  await page.goto(`${source}/setup-mapping`);
  await expect(page.getByRole('heading', { name: /metrics could not be loaded/ })).toBeVisible();
  await page.goto(`/${slug}/sources`);
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await page.goto(source);
  await expect(page.getByText('This source has a problem')).toBeVisible();
  await expect(page.getByText(/access was withdrawn, or the property was deleted/)).toBeVisible();
  await expectFit(page);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('It still cannot be read');
  await clear();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('a used-up quota: the history says until when it waits, and goes on', async ({
  page,
  weekwise,
  fresh,
}) => {
  await begin(page, `Quota ${fresh}`);
  const message =
    'Exhausted property tokens per day. These quota tokens will return in under 24 hours. To learn more, see https://developers.google.com/analytics/devguides/reporting/data/v1/quotas';
  await page.getByRole('link', { name: 'Connect Google Analytics' }).click();
  await consent(page);
  await page.getByRole('radio', { name: /Google Merchandise Store \(sample\)/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Save and activate' })).toBeVisible({ timeout: 40_000 });
  // Saving looks at the property's metrics; the reports behind it find the quota used up.
  let clear = async () => {};
  await page.route('**/api/sources/*/mapping', async (route) => {
    const answer = await route.fetch();
    clear = await fault(weekwise, { kind: 'status', status: 429, service: 'data', message });
    await route.fulfill({ response: answer });
  });
  await page.getByRole('button', { name: 'Save and activate' }).click();
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(page.getByText('The history waits')).toBeVisible({ timeout: 30_000 });
  await expect(
    page.getByText(/Waiting for Google’s quota of this property to return\. It goes on by itself at .+\d/),
  ).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expectFit(page);
  await clear();
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('The history waits')).toBeHidden({ timeout: 30_000 });
  await expect(page.getByText(/Fetching the history|Weeks here/)).toBeVisible();
});

test('a disconnected account stops its source, which says so; another account mends it', async ({
  page,
  fresh,
}) => {
  const slug = await begin(page, `Accounts ${fresh}`);
  const source = await addShop(page);
  await page.goto(`/${slug}/sources`);
  const account = page.getByRole('listitem').filter({ hasText: 'owner@example.test' });
  await expect(account).toContainText('One source');
  await account.getByRole('button', { name: 'Disconnect' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Disconnected', { exact: true })).toBeVisible();
  await expect(page.getByText('The Google account owner@example.test was disconnected.')).toBeVisible();

  await page.goto(source);
  await page.getByRole('link', { name: 'Connect Google Analytics again' }).click();
  await consent(page, { email: 'member@example.test' });
  await expect(page.getByText('This Google account cannot read the source')).toBeVisible();
  await expectFit(page);
  await page.getByRole('link', { name: 'Connect Google Analytics again' }).click();
  await consent(page, { email: ADMIN });
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});
