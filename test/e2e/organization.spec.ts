import { expect, type Page } from '@playwright/test';
import {
  createOrganization,
  expectAccessible,
  expectNothingSideways,
  signIn,
  test,
} from './weekwise-test.ts';

const shots = process.env.SCREENSHOTS;
const shot = async (page: Page, name: string) => {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
};

test('an owner changes the settings, invites, makes an admin and removes', async ({
  page,
  browser,
  fresh,
}) => {
  await page.goto('/sign-in');
  await signIn(page);
  const slug = await createOrganization(page, `People ${fresh}`);
  await page.getByRole('link', { name: 'Organization', exact: true }).click();
  await expect(page).toHaveURL(`/${slug}/organization/settings`);
  await expect(page.getByLabel('Name')).toHaveValue(`People ${fresh}`);
  await page.getByLabel('Name').fill('P');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Name required (2+ characters)')).toBeVisible();
  await page.getByLabel('Website').fill('not an address');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Invalid URL')).toBeVisible();
  await page.getByLabel('Name').fill(`Renamed ${fresh}`);
  await page.getByLabel('Website').fill('renamed.example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Renamed ${fresh}` })).toBeVisible();
  await expectAccessible(page);
  await shot(page, 'settings');

  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('row', { name: /owner@example.test/ })).toContainText('Owner');
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('For whom').fill('Mia');
  await shot(page, 'invite');
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: /Mia/ })).toBeVisible();
  await shot(page, 'users');

  const guests = await browser.newContext();
  const guest = await guests.newPage();
  await guest.goto(link);
  // Who invites to what is told before anybody signs in.
  await expect(guest.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(guest.getByRole('heading', { name: `Join Renamed ${fresh}` })).toBeVisible();
  await expect(guest.getByText(/invites you as member/)).toBeVisible();
  await signIn(guest, 'member@example.test');
  await expect(guest).toHaveURL(link);
  await expect(guest.getByRole('heading', { name: `Join Renamed ${fresh}` })).toBeVisible();
  await expectAccessible(guest);
  await shot(guest, 'join');
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest.waitForURL(new RegExp(`/${slug}`));

  // The owner's open page learns of it by itself.
  const row = page.getByRole('row', { name: /member@example.test/ });
  await expect(row).toBeVisible();
  await guest.goto(`/${slug}/organization/settings`);
  await expect(
    guest.getByText('Access Restricted: Only organization administrators can access organization settings'),
  ).toBeVisible();
  await guest.getByRole('link', { name: 'Users' }).click();
  await expect(guest.getByText('Admin access required to view organization users')).toBeVisible();
  await expectAccessible(guest);
  await shot(guest, 'users-member');

  await row.getByRole('combobox').selectOption('admin');
  await expect(page.getByText(/is now admin/)).toBeVisible();
  await expect(guest.getByRole('row', { name: /owner@example.test/ })).toBeVisible();

  await row.getByRole('button', { name: /Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toBeHidden();
  await expect(guest.getByText('You no longer belong to the organization of this address.')).toBeVisible();
  await guests.close();

  // Alone again, the owner cannot leave, and reads why before trying.
  await expect(page.getByRole('button', { name: 'Leave organization' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.locator('p', { hasText: 'An organization needs an owner' })).toBeVisible();

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Show the activity' }).click();
  await expect(page.getByRole('row', { name: /Removed a person/ })).toBeVisible();
  await expectAccessible(page);
  await shot(page, 'activity');
  await page.getByRole('link', { name: 'Organization settings' }).click();
  await page.getByRole('link', { name: 'Show the ledger' }).click();
  await expect(page.getByRole('row', { name: /Monthly allowance for/ })).toContainText('+400');
  await expectAccessible(page);
  await shot(page, 'credits');
});

test('the danger zone asks before it takes, and says what it did', async ({ page, fresh }) => {
  await page.goto('/sign-in');
  await signIn(page);
  const slug = await createOrganization(page, `Danger ${fresh}`);
  await page.goto(`/${slug}/organization/settings`);
  await page.getByRole('button', { name: 'Schedule Agent Alarm' }).click();
  await expect(page.getByText('Alarm scheduled')).toBeVisible();
  await page.getByRole('button', { name: 'Cleanup + Trigger Synth if Ready' }).click();
  await expect(page.getByText('Nothing stood still')).toBeVisible();

  await page.getByRole('button', { name: 'Reset Analytics AI' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/to confirm/).fill(`Danger ${fresh}`);
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(dialog.getByText('Please enter a GA4 Property ID')).toBeVisible();
  await dialog.getByLabel('GA4 Property ID').fill('UA-12');
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(dialog.getByText(/Invalid GA4 Property ID format/)).toBeVisible();
  await dialog.getByLabel('GA4 Property ID').fill('123456789');
  await dialog.getByRole('radio', { name: /Also the stored figures/ }).check();
  await expectAccessible(page);
  await shot(page, 'reset');
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(dialog.getByText('Failed to reset analytics data')).toBeVisible();
  await expect(
    dialog.getByText('No source of this organization uses the GA4 property 123456789.'),
  ).toBeVisible();
});

test('a token for a program is shown once, works and is revoked', async ({
  page,
  request,
  fresh,
  weekwise,
}) => {
  await page.goto('/sign-in');
  await signIn(page);
  await createOrganization(page, `Keys ${fresh}`);
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByText('Name required')).toBeVisible();
  await page.getByLabel('Name').fill(`Script ${fresh}`);
  await page.getByRole('combobox', { name: 'Organization' }).selectOption({ label: `Keys ${fresh}` });
  await shot(page, 'new-token');
  await page.getByRole('button', { name: 'Create token' }).click();
  const secret = await page.getByLabel('Token', { exact: true }).inputValue();
  await expectAccessible(page);
  await shot(page, 'made-token');
  const headers = { authorization: `Bearer ${secret}` };
  expect((await request.get(`${weekwise.url}/api/me`, { headers })).status()).toBe(200);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: `Revoke Script ${fresh}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(`Script ${fresh} is useless now`)).toBeVisible();
  expect((await request.get(`${weekwise.url}/api/me`, { headers })).status()).toBe(401);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNothingSideways(page);
  await shot(page, 'tokens-phone');
});

test('an old invitation says so', async ({ page }) => {
  await page.goto(`/invitations/${'x'.repeat(43)}`);
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();
  await expectAccessible(page);
});

test('on a phone nothing goes sideways', async ({ page, fresh }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/sign-in');
  await signIn(page);
  const slug = await createOrganization(page, `Phone ${fresh}`);
  for (const rest of ['settings', 'users', 'credits', 'activity']) {
    await page.goto(`/${slug}/organization/${rest}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNothingSideways(page);
    await shot(page, `phone-${rest}`);
  }
});

test('an account is deleted with what it alone owns, and says goodbye', async ({ page, fresh }) => {
  await page.goto('/sign-in');
  await signIn(page, 'stranger@example.test');
  await createOrganization(page, `Gone ${fresh}`);
  await page.goto('/user/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download your data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^weekwise-\d{4}-\d\d-\d\d\.zip$/);
  await shot(page, 'profile');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`Gone ${fresh}`)).toBeVisible();
  await expectAccessible(page);
  await shot(page, 'delete');
  await dialog.getByLabel(/Type stranger@example.test to confirm/).fill('stranger@example.test');
  // Held back for a moment, since a fast machine would be done before anybody reads what is being done.
  await page.route('**/api/account/delete', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByRole('progressbar', { name: 'Deleting your account' })).toBeVisible();
  await expect(dialog).toContainText('removing the stored numbers');
  await expect(page).toHaveURL('/goodbye');
  await expect(page.getByRole('heading', { name: 'Account deleted' })).toBeVisible();
  await page.getByRole('link', { name: 'Visit Homepage' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
});
