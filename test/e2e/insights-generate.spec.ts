import { expect } from '@playwright/test';
import { createShopOrganization } from '../harness/shop-organization.ts';
import { enterAs, slugOf, test } from './insights-test.ts';
import { asMember, expectAccessible, OWNER } from './weekwise-test.ts';

test.beforeEach(async ({ page, analysed, weekwise }) => enterAs(page, analysed.visitor, weekwise.url));

test('a first run, from the form to cards that come by themselves', async ({ page, analysed, fresh }) => {
  const { visitor } = analysed;
  const shop = await createShopOrganization(visitor, OWNER, `Generate ${fresh}`);
  const slug = await slugOf(visitor, shop.organizationId);
  await page.goto(`/${slug}/insights/generate`);
  await expect(page.getByLabel('Source')).toHaveValue(shop.sourceId);
  await expect(page.getByText('50 steps')).toBeVisible();
  await expect(page.getByText('Estimated cost 10 credits')).toBeVisible();
  await expect(page.getByText('400 of 400 credits left this month')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('slider', { name: 'Budget' }).focus();
  await page.keyboard.press('Home');
  await expect(page.getByText('Estimated cost 4 credits')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('25 steps')).toBeVisible();

  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('It takes about 5 minutes')).toBeVisible();
  await expect(page).toHaveURL(`/${slug}/insights/${shop.week}`);
  // Nothing is reloaded: what the run does arrives over the stream.
  await expect(page.getByRole('heading', { name: 'Site overview' })).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('heading', { name: /Active Workflows/ })).toBeHidden();
  await page.getByRole('link', { name: 'Insights', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Week of/ })).toHaveCount(1);
});

test('says before a run that it would replace a deeper one', async ({ page, analysed }) => {
  await page.route('**/api/analytics/check-availability**', async (route) => {
    const known = (await (await route.fetch()).json()) as { exploration: object };
    await route.fulfill({ json: { ...known, exploration: { ...known.exploration, steps: 80 } } });
  });
  await page.goto(`/${analysed.slug}/insights/generate`);
  await expect(page.getByText(/analysed with 80 steps\. A run with 50 replaces its insights/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('slider', { name: 'Budget' }).press('End');
  await expect(page.getByText('100 steps')).toBeVisible();
  await expect(page.getByText(/analysed with 80 steps/)).toBeHidden();
});

test('weeks that are not over cannot be chosen', async ({ page, analysed }) => {
  await page.goto(`/${analysed.slug}/insights/generate`);
  await page.getByRole('button', { name: /^Week:/ }).click();
  const days = page.getByRole('gridcell').getByRole('button');
  await expect(days.first()).toBeVisible();
  const today = new Date().toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const now = page.getByRole('button', { name: new RegExp(today) });
  if ((await now.count()) > 0) await expect(now).toBeDisabled();
});

const answers = [
  [{ status: 'queued', invocationId: '0', workflowInstanceId: '0' }, 'Request Queued'],
  [{ status: 'blocked', reason: 'insufficient_credits', error: 'Not enough credits.' }, 'Generation blocked'],
  [
    { status: 'blocked', reason: 'week_not_over', error: 'This week is not over yet.' },
    'Generation failed: This week is not over yet.',
  ],
] as const;
for (const [answer, said] of answers)
  test(`says what became of it: ${said}`, async ({ page, analysed }) => {
    await page.route('**/api/analytics', (route) => route.fulfill({ json: answer }));
    await page.goto(`/${analysed.slug}/insights/generate`);
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(page.getByText(said)).toBeVisible();
    await expectAccessible(page);
    if (answer.status === 'queued') await expect(page).toHaveURL(/\/insights\/\d{4}-\d\d-\d\d$/);
  });

test('a failure is told in the words of the server; pressed again it is still the same request', async ({
  page,
  analysed,
}) => {
  const keys: string[] = [];
  await page.route('**/api/analytics', (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    return keys.length < 3
      ? route.fulfill({
          status: 503,
          json: { defined: false, code: 'UNAVAILABLE', status: 503, message: 'Try later.' },
        })
      : route.fulfill({ json: { status: 'blocked', reason: 'week_not_over', error: 'Not over.' } });
  });
  await page.goto(`/${analysed.slug}/insights/generate`);
  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  await generate.click();
  await expect(page.getByRole('alert')).toHaveText('Generation failed: Try later.');
  await generate.click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);

  // Another wish is another request, and so is the same one after it was answered.
  await page.getByRole('slider', { name: 'Budget' }).fill('35');
  await generate.click();
  await expect(page.getByText('Generation failed: Not over.')).toBeVisible();
  await generate.click();
  await expect.poll(() => keys.length).toBe(4);
  expect(new Set(keys).size).toBe(3);
});

test('without credits it is blocked, and says why', async ({ page, analysed }) => {
  await page.route('**/credits', (route) =>
    route.fulfill({ json: { creditsRemaining: 7, creditsMonthly: 400 } }),
  );
  await page.goto(`/${analysed.slug}/insights/generate`);
  await expect(page.getByRole('button', { name: 'Blocked' })).toHaveAttribute('aria-disabled', 'true');
  await expect(
    page.getByRole('status').filter({ hasText: 'Not enough credits: this run needs 10, 7 are left.' }),
  ).toBeVisible();
  await page.getByRole('slider', { name: 'Budget' }).fill('35');
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeVisible();
});

test('members see it and cannot use it', async ({ page, analysed }) => {
  await asMember(page);
  await page.goto(`/${analysed.slug}/insights/generate`);
  await expect(page.getByText('Admin access required').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Blocked' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByLabel('Source')).toBeDisabled();
  await expectAccessible(page);
  await page.goto(`/${analysed.slug}/insights`);
  await expect(page.getByRole('link', { name: /^Week of/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Generate Insights' })).toBeHidden();
});
