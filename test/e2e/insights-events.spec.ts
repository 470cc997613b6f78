import { expect, type Page } from '@playwright/test';
import { requestRun, untilRunsEnded } from '../harness/shop-organization.ts';
import { enterAs, test, weeksAway } from './insights-test.ts';
import { expectAccessible, expectNothingSideways } from './weekwise-test.ts';

const known = (page: Page) => page.getByRole('region', { name: 'Known events' }).first();
const panel = (page: Page) => page.getByRole('dialog', { name: /^Insight/ });

test.beforeEach(async ({ page, analysed, weekwise }) => enterAs(page, analysed.visitor, weekwise.url));

for (const [width, theme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const)
  test(`an event is marked, said otherwise and taken back, at ${width} in ${theme}`, async ({
    page,
    analysed,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((choice) => localStorage.setItem('weekwise-ui-theme', choice), theme);
    await page.goto(`/${analysed.slug}/insights/${analysed.found.week}`);
    await page.getByRole('button', { name: 'Mark an event' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mark an event' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Say in a few words what happened')).toBeVisible();
    await dialog.getByLabel('What happened').fill('Spring newsletter');
    await dialog.getByLabel('Kind').selectOption('release');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    const mark = known(page).getByRole('button', { name: 'Spring newsletter' });
    await expect(mark).toBeVisible();
    await expectNothingSideways(page);
    await expectAccessible(page);

    await mark.click();
    const change = page.getByRole('dialog', { name: 'Change an event' });
    await change.getByLabel('What happened').fill('Summer newsletter');
    await change.getByRole('button', { name: 'Save' }).click();
    await known(page).getByRole('button', { name: 'Summer newsletter' }).click();
    await change.getByRole('button', { name: 'Remove' }).click();
    await expect(known(page).getByText('newsletter')).toHaveCount(0);
  });

test('what was known of the days stands in the card, as a possible explanation', async ({
  page,
  analysed,
}) => {
  const { visitor, slug, found, organizationId } = analysed;
  // The surge of Direct on 24 January 2017, eight weeks before the last one of the shop.
  const week = weeksAway(analysed.week, -8);
  const last = new Date(Date.parse(week) + 6 * 86_400_000).toISOString().slice(0, 10);
  await visitor.ask('POST', '/api/analytics/annotations', {
    organizationId,
    type: 'release',
    label: 'Shop moved to a new server',
    from: week,
    to: last,
  });
  await requestRun(visitor, { ...analysed, week });
  const cards = (await untilRunsEnded(visitor, analysed)) as unknown as typeof found.cards;
  const sudden = await Promise.all(
    cards
      .filter((card) => card.card_type === 'insight' && card.time_frame_start === week)
      .map(async ({ id }) => ({
        id,
        ...(await visitor.ask<{ evidence: { shape: string } }>('GET', `/api/analytics/cards/${id}/evidence`)),
      })),
  );
  const card = sudden.find(({ evidence }) => evidence.shape !== 'ramp');
  expect(card, 'the week has a change that is no drift').toBeDefined();
  await page.goto(`/${slug}/insights/${week}?cardId=${card?.id}`);
  const events = panel(page).getByRole('region', { name: 'Known events' });
  await expect(events.getByText(/^Shop moved to a new server, /)).toBeVisible();
  await expect(events.getByText(/the days fit, which proves nothing/)).toBeVisible();
  await expect(panel(page).locator('svg title', { hasText: 'Shop moved to a new server' })).toHaveCount(1);
});
