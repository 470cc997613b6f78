import { expect } from '@playwright/test';
import { createShopOrganization } from '../harness/shop-organization.ts';
import { enterAs, slugOf, test, weeksAway } from './insights-test.ts';
import { expectAccessible, OWNER } from './weekwise-test.ts';

test.beforeEach(async ({ page, analysed, weekwise }) => enterAs(page, analysed.visitor, weekwise.url));

const NOW = '2026-03-05T12:00:00Z';
const CURRENT = '2026-03-02';
const period = (week: string, rest: object = {}) => ({
  time_frame_start: week,
  time_frame_end: week,
  card_count: 3,
  headline: 'Paid Search brought 38 % fewer sessions',
  ...rest,
});
const workflow = (status: string) => ({
  workflow: { status, percentage: 41.6, currentStep: '', title: '', summary: '' },
});

test('weeks stand under year and month, newest first, and lead to their page', async ({ page, analysed }) => {
  await page.goto(`/${analysed.slug}/insights`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello Olivia Owner' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^20\d\d$/ }).first()).toBeVisible();
  const week = page.locator(`a[href$="/insights/${analysed.found.week}"]`);
  await expect(week).toContainText(/Week of [A-Z][a-z]{2} \d+/);
  await expect(week).toContainText(new RegExp(`${analysed.found.cards.length} insight`));
  await expectAccessible(page);
  await week.click();
  await expect(page).toHaveURL(`/${analysed.slug}/insights/${analysed.found.week}`);
});

test('badges, and a dot for the week that is now', async ({ page, analysed }) => {
  await page.clock.setFixedTime(NOW);
  await page.route('**/api/analytics/available-periods**', (route) =>
    route.fulfill({
      json: {
        periods: [
          period(CURRENT, workflow('in_progress')),
          period(weeksAway(CURRENT, -1), workflow('failed')),
          period(weeksAway(CURRENT, -2), workflow('completed')),
          period('2025-12-08', {
            headline_source: 'Search of the shop',
            workflow: { ...workflow('completed').workflow, partial: true },
          }),
          period(weeksAway(CURRENT, -3), workflow('paused')),
          period('2025-12-29'),
          period('2025-12-15', { card_count: 0, headline: 'No data for this week', untested: true }),
          period('2025-12-22', {
            card_count: 0,
            headline: undefined,
            workflow: { ...workflow('in_progress').workflow, percentage: 0, waiting: true },
          }),
        ],
      },
    }),
  );
  await page.goto(`/${analysed.slug}/insights`);
  const row = (week: string) => page.locator(`a[href$="/insights/${week}"]`);
  await expect(row(CURRENT)).toContainText(/42\s?%/);
  await expect(row(CURRENT)).toContainText('Current week');
  await expect(row(weeksAway(CURRENT, -1))).toContainText('Failed');
  await expect(row(weeksAway(CURRENT, -1))).not.toContainText('Current week');
  await expect(row(weeksAway(CURRENT, -2))).not.toContainText(/Failed|Unknown|42%/);
  await expect(row(weeksAway(CURRENT, -3))).toContainText('Unknown');
  await expect(row('2025-12-15')).toContainText('not tested');
  await expect(row('2025-12-15')).not.toContainText('0 insights');
  await expect(row('2025-12-08')).toContainText('Partial');
  await expect(row('2025-12-08')).toContainText('Search of the shop');
  await expect(row(weeksAway(CURRENT, -2))).not.toContainText('Partial');
  // Queued behind another run: nothing was done yet, and nothing was found to be none.
  await expect(row('2025-12-22')).toContainText('Waiting');
  await expect(row('2025-12-22')).not.toContainText(/%|insight/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['2026', '2025']);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'March 2026',
    'February 2026',
    'December 2025',
  ]);
  await expectAccessible(page);
});

test('without a source the timeline leads to adding one, and to nothing that needs one', async ({
  page,
  analysed,
  fresh,
}) => {
  const { id } = await analysed.visitor.ask<{ id: string }>('POST', '/api/organizations', {
    name: `Bare ${fresh}`,
    url: 'shop.example',
  });
  const slug = await slugOf(analysed.visitor, id);
  await page.goto(`/${slug}/insights`);
  await expect(page.getByRole('heading', { name: 'No insights available yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Generate Insights' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Add Source' }).click();
  await expect(page).toHaveURL(`/${slug}/sources/add`);
});

test('nothing yet, loading, and unavailable', async ({ page, analysed, weekwise, fresh }) => {
  const { visitor } = analysed;
  const empty = await createShopOrganization(visitor, OWNER, `Timeline ${fresh}`);
  const slug = await slugOf(visitor, empty.organizationId);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/analytics/available-periods**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${weekwise.url}/${slug}/insights`);
  await expect(page.getByRole('status').filter({ hasText: 'Loading timeline...' })).toBeAttached();
  release();
  await expect(page.getByRole('heading', { name: 'No insights available yet' })).toBeVisible();
  await expectAccessible(page);

  await page.unroute('**/api/analytics/available-periods**');
  await page.route('**/api/analytics/available-periods**', (route) =>
    route.fulfill({
      status: 500,
      json: { defined: false, code: 'INTERNAL', status: 500, message: 'It broke.' },
    }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Timeline unavailable' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/analytics/available-periods**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'No insights available yet' })).toBeVisible();
});

test('ten years of weeks scroll smoothly, and only those in sight are drawn', async ({ page, analysed }) => {
  const periods = Array.from({ length: 520 }, (_, back) => period(weeksAway(CURRENT, -back)));
  await page.route('**/api/analytics/available-periods**', (route) => route.fulfill({ json: { periods } }));
  await page.goto(`/${analysed.slug}/insights`);
  const rows = page.getByRole('link', { name: /^Week of/ });
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(120);

  // How smoothly is for `npm run bench -- timeline-scroll`: here the processor is shared.
  const oldest = page.locator(`a[href$="/insights/${weeksAway(CURRENT, -519)}"]`);
  let most = 0;
  while (!(await oldest.isVisible())) {
    await page.mouse.wheel(0, 800);
    most = Math.max(most, await rows.count());
  }
  expect(most).toBeLessThan(120);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`pages slide by the direction of history (${reducedMotion})`, async ({ page, analysed }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const begun: string[] = [];
      Object.assign(window, { begun });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        if (typeof change === 'object') begun.push(...(change?.types ?? []));
        return start(change);
      };
    });
    await page.goto(`/${analysed.slug}/insights`);
    const week = page.locator(`a[href$="/insights/${analysed.found.week}"]`);
    await week.click();
    await page.locator('[data-insight]').first().click();
    await expect(page.getByRole('dialog', { name: /^Insight/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name: /^Insight/ })).toBeHidden();
    await page.goBack();
    await expect(week).toBeVisible();
    const begun = await page.evaluate(() => Reflect.get(window, 'begun') as string[]);
    // The panel opens on the same page and slides nothing but itself.
    expect(begun).toEqual(reducedMotion === 'reduce' ? [] : ['slide-left', 'slide-right']);
  });
