import { expect, type Page } from '@playwright/test';
import {
  addShop,
  createOrganization,
  expectAccessible,
  expectNothingSideways,
  signIn,
  test,
} from './weekwise-test.ts';

test('sign-in leads back to the page first asked for', async ({ page }) => {
  await page.goto('/user/api-reference');
  await expect(page).toHaveURL('/sign-in?redirect=%2Fuser%2Fapi-reference');
  await signIn(page);
  await expect(page).toHaveURL('/user/api-reference');
});

test('the profile tells a visitor that it needs sign-in, and leads there and back', async ({ page }) => {
  await page.goto('/user/profile');
  await expect(page.getByRole('heading', { name: 'Authentication required' })).toBeVisible();
  await expect(page.getByText('Sign in to access profile settings.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page);
  await expect(page).toHaveURL('/user/profile');
  await expect(page.getByRole('heading', { name: 'User Profile' })).toBeVisible();
  await expect(page.getByText('owner@example.test')).toBeVisible();
  await expectAccessible(page);
});

for (const elsewhere of ['https://example.com/', '//example.com', '/\\example.com', 'javascript:alert(1)'])
  test(`never on to another site: ${elsewhere}`, async ({ page, weekwise }) => {
    await page.goto('/sign-in');
    await signIn(page);
    await page.goto(`/auth/callback?redirect=${encodeURIComponent(elsewhere)}`);
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
    expect(new URL(page.url()).origin).toBe(weekwise.url);
  });

test('a failed sign-in is told in plain words', async ({ page }) => {
  await page.goto('/auth/callback?error=access_denied&redirect=%2Fuser%2Fprofile');
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  await expect(page.getByText('Nothing was shared')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page).toHaveURL('/sign-in?redirect=%2Fuser%2Fprofile');

  await page.goto('/api/auth/callback/google?code=abc&state=stale');
  await expect(page).toHaveURL(/\/auth\/callback\?/);
  await expect(page.getByText('Begin again from here')).toBeVisible();

  await page.goto('/api/auth/callback/foo');
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  await expect(page.getByText('signs people in with Google alone')).toBeVisible();
});

test('whoever creates an organization can sign out there', async ({ page }) => {
  await page.goto('/sign-in?redirect=%2Forganization%2Fnew');
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Create Organization' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sign-in');
});

test('signing out ends the session, in every tab', async ({ page, context }) => {
  await page.goto('/sign-in?redirect=%2Fuser%2Fprofile');
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/user/profile');
  await expect(other.getByText('owner@example.test')).toBeVisible();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sign-in');
  await expect(other.getByRole('heading', { name: 'Authentication required' })).toBeVisible();
  await expect(other.getByText('owner@example.test')).toBeHidden();
  await page.goto('/user/api-reference');
  await expect(page).toHaveURL(/\/sign-in/);
});

/** The form of a new token, filled in, when nothing is under way any more that would tell by itself that the session ended. */
async function fillInToken(page: Page, organization: string): Promise<void> {
  await page.goto('/sign-in');
  await signIn(page);
  await createOrganization(page, organization);
  await page.goto('/user/profile');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Your API tokens' })).toBeVisible();
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByLabel('Name').fill('Script');
  await page.getByRole('radio', { name: /^Read and write/ }).check();
  await page.getByLabel('Good for').selectOption('A year');
}

async function signInAgain(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Authentication required' })).toBeVisible();
  await expect(page.getByText('Sign in to access profile settings.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page);
  await expect(page).toHaveURL('/user/profile');
}

test('a token asked for after the session ended leads to signing in, and what was typed is kept', async ({
  page,
  context,
  fresh,
}) => {
  await fillInToken(page, `Token ${fresh}`);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Create token' }).click();
  await signInAgain(page);
  await page.getByRole('button', { name: 'New token' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Script');
  await expect(page.getByRole('radio', { name: /^Read and write/ })).toBeChecked();
  await expect(page.getByLabel('Good for')).toHaveValue('365');
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByRole('dialog', { name: 'Your new token' }).getByRole('button', { name: 'Done' }).click();
  // What was made is typed no more.
  await page.getByRole('button', { name: 'New token' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('a session seen to have ended while a token is typed leads to signing in, and what was typed is kept until it is left', async ({
  page,
  context,
  fresh,
}) => {
  await fillInToken(page, `Typed ${fresh}`);
  await context.clearCookies();
  // Back from another tab, the page finds out who is here.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await signInAgain(page);
  await page.getByRole('button', { name: 'New token' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Script');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'New token' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('a session that ends meanwhile leads to sign-in and back', async ({ page, context, fresh }) => {
  await page.goto('/sign-in');
  await signIn(page);
  const slug = await createOrganization(page, `Ended ${fresh}`);
  await expect(page.getByRole('link', { name: 'Connect Google Analytics' })).toBeVisible();
  // It ends with the first request of the next screen: whatever asks before would lead to sign-in by itself.
  await page.route('**/api/analytics/available-periods**', async (route) => {
    await context.clearCookies();
    await route.fulfill({ response: await context.request.get(route.request().url()) });
  });
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL(/\/sign-in\?redirect=/);
  await signIn(page);
  await expect(page).toHaveURL(new RegExp(`/${slug}/insights`));
});

test('a refusal that contradicts who is here is told, and not asked for ever', async ({ page, fresh }) => {
  await page.goto('/sign-in');
  await signIn(page);
  const slug = await createOrganization(page, `Contradicted ${fresh}`);
  await expect(page.getByRole('link', { name: 'Connect Google Analytics' })).toBeVisible();
  let asked = 0;
  await page.route('**/api/analytics/**', async (route) => {
    asked += 1;
    await route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', message: 'Sign in first.' } });
  });
  await page.goto(`/${slug}/insights/2026-03-02`);
  await expect(page.getByRole('heading', { name: 'Error Loading Insights' })).toBeVisible();
  expect(asked).toBeLessThan(20);
});

test('a page whose program was updated away reloads and goes on', async ({ page, fresh }) => {
  await page.goto('/sign-in');
  await signIn(page);
  await createOrganization(page, `Updated ${fresh}`);
  await expect(page.getByRole('link', { name: 'Connect Google Analytics' })).toBeVisible();
  let gone = 0;
  await page.route('**/assets/**', async (route) => {
    gone += 1;
    await route.fulfill({ status: 404, body: 'gone' });
    await page.unroute('**/assets/**');
  });
  await page.getByRole('link', { name: 'Tools', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your Insights Dashboard' })).toBeVisible();
  expect(gone).toBeGreaterThan(0);
});

test('organizations: unknown names, switching, and the start', async ({ page, fresh }) => {
  await page.goto('/sign-in');
  await signIn(page);
  const one = await createOrganization(page, `First ${fresh}`);
  const two = await createOrganization(page, `Second ${fresh}`);

  await page.goto('/');
  await expect(page).toHaveURL(new RegExp(`/${two}/`));
  await page.getByRole('button', { name: /^Organization/ }).click();
  await page.getByRole('menuitemradio', { name: `First ${fresh}` }).click();
  await expect(page).toHaveURL(new RegExp(`/${one}/`));

  await page.goto('/no-such-organization/sources');
  await expect(page).not.toHaveURL(/no-such-organization/);

  await page.goto('/organizations');
  await expect(page.getByRole('link', { name: new RegExp(`First ${fresh}`) })).toContainText('Owner');
  await expectAccessible(page);
  await page.goto('/organizations/00000000-0000-7000-8000-000000000000');
  await expect(page.getByText('There is no such organization among yours')).toBeVisible();

  await page.goto(`/${one}/nothing/here`);
  await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible();
});

test('the keyboard alone: skip link, commands, shortcuts; the focus follows the page', async ({
  page,
  fresh,
}) => {
  await page.goto('/sign-in');
  await signIn(page);
  const slug = await createOrganization(page, `Keys ${fresh}`);
  await page.goto(`/${slug}/sources`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search for a command' }).fill('profile');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user/profile');
  await expect(page).toHaveTitle('User Profile · Weekwise');
  await expect(page.locator('#content')).toBeFocused();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`/${slug}/sources`);
});

/** What every route of the walk stands beside, and the pages of a source that nothing was read from yet. */
for (const theme of ['light', 'dark'] as const)
  test(`on a phone sign-in, a new source and the menu fit, and axe is content, ${theme}`, async ({
    page,
    fresh,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((choice) => localStorage.setItem('weekwise-ui-theme', choice), theme);
    await page.goto('/sign-in');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectNothingSideways(page);
    await expectAccessible(page);
    await signIn(page);
    const slug = await createOrganization(page, `Phone ${theme} ${fresh}`);
    const source = await addShop(page);
    for (const path of [`/${slug}/sources`, source, `${source}/setup-mapping`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectNothingSideways(page);
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectAccessible(page);
  });
