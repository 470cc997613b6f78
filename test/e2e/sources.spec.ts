import { expect, type Page } from '@playwright/test';
import {
  addShop,
  asMember,
  chooseShop,
  consent,
  createOrganization,
  expectAccessible,
  signIn,
  test,
} from './weekwise-test.ts';

// From sign-in through Google's pages to a source that works: on a busy machine that alone takes a while.
test.describe.configure({ timeout: 120_000 });

async function shopOf(page: Page, name: string): Promise<{ slug: string; source: string }> {
  await page.goto('/sign-in');
  await signIn(page);
  const slug = await createOrganization(page, name);
  return { slug, source: await addShop(page) };
}

test('a source is shown, searched, edited and deleted', async ({ page, fresh }) => {
  const { slug } = await shopOf(page, `Edit ${fresh}`);
  await page.goto(`/${slug}/sources`);
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  // Announced, and says so; of a draft it cannot be pressed.
  await page.getByRole('button', { name: 'Analytics coming soon' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Analytics coming soon');
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search sources' }).fill('zzz');
  await expect(page.getByRole('heading', { name: 'No matching sources' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByRole('link', { name: 'View Details' }).click();

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Name').fill('x');
  await page.getByLabel('Website').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Name must be at least 2 characters.')).toBeVisible();
  await expect(page.getByText('Please enter a valid URL.')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Name').fill('The shop');
  await page.getByLabel('Website').fill('shop.example.com');
  await page.getByLabel('Priority').selectOption('Low');
  await page.route('**/api/sources/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications).toContainText('Failed to update source');
  await expect(page.getByLabel('Name')).toHaveValue('The shop');
  await page.unroute('**/api/sources/*');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The shop' })).toBeVisible();
  await expect(page.getByText('Low', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByLabel('Type The shop to confirm').fill('The sho');
  await expect(page.getByRole('button', { name: 'Delete source' })).toBeDisabled();
  await page.getByLabel('Type The shop to confirm').fill('The shop');
  await page.getByRole('button', { name: 'Delete source' }).click();
  await expect(page).toHaveURL(`/${slug}/sources`);
  await expect(page.getByRole('heading', { name: 'No sources yet' })).toBeVisible();
});

test('an unfinished source is completed where it was left', async ({ page, fresh }) => {
  await page.goto('/sign-in');
  await signIn(page);
  const slug = await createOrganization(page, `Draft ${fresh}`);
  await page.getByRole('link', { name: 'Connect Google Analytics' }).click();
  await consent(page);
  await chooseShop(page);
  await expect(page.getByRole('button', { name: 'Save and activate' })).toBeVisible();

  await page.goto(`/${slug}/sources`);
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analytics coming soon' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Complete Setup' })).toBeVisible();
  await page.goto(`/${slug}/sources/add/ga4`);
  await expect(page).toHaveURL(`/${slug}/sources/add/ga4-wizard`);
  await expect(page.getByText('Already a source')).toBeVisible();
  await page.getByRole('radio', { name: /Google Merchandise Store/ }).check();
  await page.getByRole('link', { name: 'Complete Setup' }).click();
  await expect(page).toHaveURL(/\/setup-mapping$/);
  await page.getByRole('button', { name: 'Save and activate' }).click();
  // The first source leads on to the first insights, however its setup was come back to
  const next = page.getByRole('dialog', { name: 'Ready to Generate Your First Insights!' });
  await next.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('a withdrawn connection says so and is mended by connecting again', async ({
  page,
  weekwise,
  fresh,
}) => {
  const { source } = await shopOf(page, `Revoked ${fresh}`);
  await fetch(`${weekwise.standinUrl}/__standin/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'revokeTokens', person: 'owner@example.test' }),
  });
  await page.goto(`${source}/setup-mapping`);
  await expect(page.getByRole('heading', { name: /metrics could not be loaded/ })).toBeVisible();
  await page.goto(source);
  await expect(page.getByText('Disconnected', { exact: true })).toBeVisible();
  await expect(page.getByText('Google no longer accepts this connection')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Connect Google Analytics again' }).click();
  await consent(page);
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('what cannot be loaded can be tried again', async ({ page, fresh }) => {
  // Nothing happens in an organization without a source, so that the list is not asked again by itself.
  await page.goto('/sign-in');
  await signIn(page);
  const slug = await createOrganization(page, `Again ${fresh}`);
  const failure = { code: 'INTERNAL', status: 500, message: 'Something went wrong on our side.' };
  await page.route('**/api/organizations/*/sources', (route) =>
    route.fulfill({ status: 500, json: failure }),
  );
  await page.goto(`/${slug}/sources`);
  await expect(page.getByRole('heading', { name: 'Error Loading Sources' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/organizations/*/sources');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'No sources yet' })).toBeVisible();

  await page.goto(`/${slug}/sources/00000000-0000-7000-8000-000000000000`);
  await expect(page.getByRole('heading', { name: 'Source not found' })).toBeVisible();
  await page.goto(`/${slug}/sources/nonsense`);
  await expect(page.getByRole('heading', { name: 'Source not found' })).toBeVisible();
});

test('members see sources and change nothing', async ({ page, fresh }) => {
  const { slug, source } = await shopOf(page, `Member ${fresh}`);
  // The owner, who may choose another property, sees which is the one of now.
  await page.goto(source);
  await page.getByRole('button', { name: 'Change property' }).click();
  const properties = page.getByRole('dialog').getByRole('group', { name: 'Property' });
  const chosen = properties.locator('label').filter({ has: page.getByRole('radio', { checked: true }) });
  await expect(chosen).toContainText('Connected');
  await expect(properties.getByText('Connected', { exact: true })).toHaveCount(1);
  await asMember(page);
  await page.goto(`/${slug}/sources`);
  await expect(page.getByRole('link', { name: 'View Details' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Source' })).toBeHidden();
  await page.goto(source);
  await expect(page.getByRole('heading', { name: 'Metric mapping' })).toBeVisible();
  for (const name of ['Edit', 'Delete', 'Change property'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  for (const path of ['/sources/add', '/sources/add/ga4-wizard']) {
    await page.goto(`/${slug}${path}`);
    await expect(page.getByRole('heading', { name: 'Admin access required' })).toBeVisible();
  }
});
