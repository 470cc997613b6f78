import { expect } from '@playwright/test';
import {
  addShop,
  chooseShop,
  consent,
  createOrganization,
  expectAccessible,
  signIn,
  test,
} from './weekwise-test.ts';

// From sign-in through Google's pages to a source that works: on a busy machine that alone takes a while.
test.describe.configure({ timeout: 120_000 });

test('from sign-in to the first source: every step, its words and its accessibility', async ({
  page,
  fresh,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByRole('complementary', { name: 'About this demo' })).toContainText('Demo');
  await expectAccessible(page);
  await signIn(page);

  await test.step('create an organization', async () => {
    await page.goto('/organization/new');
    await expect(page).toHaveTitle('Create Organization · Weekwise');
    await expect(page.getByLabel('Name')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Name').fill(`Newcomer ${fresh}`);
    await page.getByLabel('Website').fill('shop.example.com');
    await page.keyboard.press('Enter');
  });

  await test.step('without a source the start leads to the wizard', async () => {
    await expect(page).toHaveURL(`/newcomer-${fresh}/sources/add/ga4-wizard`);
    await expect(page.getByRole('heading', { name: 'Connect your Google account' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('connect, and search the properties', async () => {
    await page.getByRole('link', { name: 'Connect Google Analytics' }).click();
    await consent(page);
    await expect(
      page.getByText(/^Found with owner@example\.test: (one property|\d+ properties)\.$/),
    ).toBeVisible();
    await expectAccessible(page);
    const search = page.getByRole('searchbox', { name: 'Search properties' });
    await search.fill('nothing like it');
    await expect(page.getByText('No property contains “nothing like it”.')).toBeVisible();
    await search.fill('merch');
    await chooseShop(page);
  });

  await test.step('map the metrics', async () => {
    await expect(page).toHaveURL(/\/setup-mapping\?onboarding=true&ga4PropertyId=\d+&ga4PropertyName=/);
    const role = (name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });
    // The stand-in compiles its data for the first report.
    await expect(role('Sessions').getByRole('radio')).toBeChecked({ timeout: 40_000 });
    await expect(role('Sessions')).toContainText(/\d\d,\d{3}/);
    await expect(role('Revenue')).toContainText('$');
    await expect(role('Lead').getByLabel('None')).toBeChecked();
    await expectAccessible(page);

    for (const name of ['Conversion', 'Purchase']) await role(name).getByLabel('None').check();
    await page.getByRole('button', { name: 'Save and activate' }).click();
    await expect(
      page.getByText('Choose a metric for at least one of conversion, purchase or lead.'),
    ).toBeVisible();
    await role('Purchase').getByLabel('Ecommerce purchases').check();
    await page.getByRole('button', { name: 'Save and activate' }).click();
  });

  await test.step('on to the first insights', async () => {
    const dialog = page.getByRole('dialog', { name: 'Ready to Generate Your First Insights!' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\?onboarding=true&step=generate-insights$/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Generate Insights' }).click();
    await expect(page).toHaveURL(`/newcomer-${fresh}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const records = await page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('weekwise-onboarding-'))
        .map(([, value]) => JSON.parse(String(value))),
    );
    expect(records).toEqual([
      {
        hasCompletedInitialSetup: true,
        completedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        hasFirstSource: true,
        firstSourceId: expect.any(String),
        hasGeneratedFirstInsights: true,
      },
    ]);
  });
});

test('a first setup that was left leads on to the first insights once it is taken up again', async ({
  page,
  fresh,
}) => {
  await page.goto('/sign-in');
  await signIn(page);
  await createOrganization(page, `Resumed ${fresh}`);
  await page.getByRole('link', { name: 'Connect Google Analytics' }).click();
  await consent(page);
  await chooseShop(page);
  await expect(page).toHaveURL(/\/setup-mapping\?onboarding=true/);
  await page.goto(`/resumed-${fresh}/sources`);
  await page.getByRole('link', { name: 'Complete Setup' }).click();
  await page.getByRole('button', { name: 'Save and activate' }).click({ timeout: 40_000 });
  await expect(page.getByRole('dialog', { name: 'Ready to Generate Your First Insights!' })).toBeVisible();
});

test('wrong inputs are told in words, and nothing typed is lost', async ({ page }) => {
  await page.goto('/organization/new');
  await signIn(page);
  await expect(page).toHaveURL('/organization/new');
  const create = page.getByRole('button', { name: 'Create' });
  await create.click();
  await expect(page.getByText('Name required (2+ characters)')).toBeVisible();
  await expect(page.getByText('Website required')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Name').fill('A');
  await page.getByLabel('Website').fill('not a site');
  await create.click();
  await expect(page.getByText('Name required (2+ characters)')).toBeVisible();
  await expect(page.getByText('Invalid URL')).toBeVisible();
  await page.getByLabel('Name').fill('Acme');
  await expect(page.getByText('Name required (2+ characters)')).toBeHidden();

  await page.getByLabel('Website').fill('acme.example');
  await page.route('**/api/organizations', (route) => route.abort());
  await create.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Creation failed');
  await expect(page.getByLabel('Name')).toHaveValue('Acme');
  await expect(page.getByLabel('Website')).toHaveValue('acme.example');
});

test('declined consent and an unticked box are told, and the next try works', async ({ page, fresh }) => {
  await page.goto('/sign-in');
  await signIn(page);
  await createOrganization(page, `Consent ${fresh}`);
  const connect = page.getByRole('link', { name: 'Connect Google Analytics' });

  await connect.click();
  await consent(page, { deny: true });
  await expect(page.getByText('Google was not connected')).toBeVisible();
  await expect(connect).toBeVisible();
  await expectAccessible(page);

  await connect.click();
  // An account that allowed nothing before: Google counts what was once allowed.
  await consent(page, { email: 'admin@example.test', untick: true });
  await expect(page.getByText('One permission was left out')).toBeVisible();

  await addShop(page);
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('an account without a property is told what to do', async ({ page, fresh }) => {
  await page.goto('/sign-in');
  await signIn(page);
  await createOrganization(page, `Empty ${fresh}`);
  await page.getByRole('link', { name: 'Connect Google Analytics' }).click();
  await consent(page, { email: 'nogoogle@example.test' });
  await expect(page.getByRole('heading', { name: 'This account sees no Analytics property' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Use another Google account' })).toBeVisible();
});

test('a connection that came back too late leads to the wizard with a sentence', async ({ page, fresh }) => {
  await page.goto('/sign-in');
  await signIn(page);
  const slug = await createOrganization(page, `Late ${fresh}`);
  await page.goto('/api/auth/callback/google-analytics?state=unknown&code=abc');
  await expect(page).toHaveURL(`/${slug}/sources/add/ga4-wizard?google=expired`);
  await expect(page.getByText('The connection was not completed in time')).toBeVisible();
});
