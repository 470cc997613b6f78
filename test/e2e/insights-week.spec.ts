import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { enterAs, test, wayTo, weeksAway } from './insights-test.ts';
import { expectAccessible } from './weekwise-test.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: /^Insight/ });

test.beforeEach(async ({ page, analysed, weekwise }) => enterAs(page, analysed.visitor, weekwise.url));

test('a week tells its news, its numbers and its insights', async ({ page, analysed }) => {
  const { slug, found } = analysed;
  await page.goto(`/${slug}/insights/${found.week}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Week of / })).toBeVisible();
  await expect(page.getByText('Historical week')).toBeVisible();
  for (const name of ['Key Findings', 'Recommended Actions', 'Site overview', /^All Insights/])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByText(/\d+ tested, \d+ kept/)).toBeVisible();
  const table = page.getByRole('table', { name: /this week against the expected range/ });
  await expect(table.getByRole('row', { name: /^Sessions/ })).toContainText(/As usual|Changed|Unusual/);
  const list = page.getByRole('list', { name: 'All Insights' }).getByRole('listitem');
  await expect(list).toHaveCount(found.cards.length);
  await expectAccessible(page);
});

test('what is no Monday is told what one is, with ways on', async ({ page, analysed }) => {
  for (const wrong of ['2026-02-30', '2026-03-03', 'last-week', '2026-3-2']) {
    await page.goto(`/${analysed.slug}/insights/${wrong}`);
    await expect(page.getByRole('heading', { name: 'Invalid Date Format' })).toBeVisible();
    await expect(page.getByText('Written as YYYY-MM-DD')).toBeVisible();
    await expect(page.getByText('A Monday')).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Current Week' }).click();
  await expect(page.getByText('This week is not over yet')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Browse Available Periods' }).click();
  await expect(page).toHaveURL(`/${analysed.slug}/insights`);
});

test('weeks are walked with buttons and with [ and ]', async ({ page, analysed }) => {
  const { slug, found } = analysed;
  const at = (weeks: number) => `/${slug}/insights/${weeksAway(found.week, weeks)}`;
  await page.goto(at(0));
  await wayTo(page, 'Previous', at(-1)).click();
  await expect(page).toHaveURL(at(-1));
  await wayTo(page, 'Next', at(0)).click();
  await expect(page).toHaveURL(at(0));
  await expect(wayTo(page, 'Previous', at(-1))).toBeVisible();
  await page.keyboard.press('[');
  await expect(page).toHaveURL(at(-1));
  await expect(wayTo(page, 'Previous', at(-2))).toBeVisible();
  await page.keyboard.press('[');
  await page.keyboard.press('[');
  await expect(page).toHaveURL(at(-3));
  await expect(wayTo(page, 'Previous', at(-4))).toBeVisible();
  await page.keyboard.press(']');
  await expect(page).toHaveURL(at(-2));

  await page.getByRole('link', { name: 'Current Week' }).click();
  await expect(page.getByText('Historical week')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Current Week' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible();
});

test('a week without anything suggests what to do', async ({ page, analysed }) => {
  await page.goto(`/${analysed.slug}/insights/2001-01-01`);
  await expect(page.getByRole('heading', { name: 'Explore this week' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Generate Insights' }).click();
  await expect(page).toHaveURL(/\/insights\/generate\?week=2001-01-01&steps=50$/);
  await expect(page.getByRole('button', { name: 'Week: Jan 1 – 7, 2001' })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: /^The source has no data before the week of / }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Blocked' })).toHaveAttribute('aria-disabled', 'true');
});

for (const [answer, heading] of [
  ['synthesize', 'Synthesize what is there'],
  ['deep_explore', 'Explore deeper'],
  ['view_only', 'Nothing to do'],
] as const)
  test(`suggests what check-availability says: ${answer}`, async ({ page, analysed }) => {
    await page.route('**/api/analytics/check-availability**', (route) =>
      route.fulfill({
        json: {
          insights: { hasData: true, count: 41 },
          metrics: { hasData: true, count: 7 },
          cards: { hasSynthesis: answer !== 'synthesize' },
          exploration: { lastRun: null, depth: 1 },
          completeness: 'partial',
          suggestedAction: answer,
          synthesis: null,
        },
      }),
    );
    await page.goto(`/${analysed.slug}/insights/2001-01-01`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const action = page.getByRole('link', { name: /^Generate/ });
    await expect(action).toHaveCount(answer === 'view_only' ? 0 : 1);
    if (answer === 'deep_explore') await expect(action).toHaveAttribute('href', /steps=100/);
  });

test('synthesis and the deep run start from the suggestion itself', async ({ page, analysed }) => {
  const { visitor, organizationId } = analysed;
  // One that nobody looked at.
  const week = weeksAway(analysed.week, -7);
  const latest = await visitor.ask<object>('GET', `/api/analytics/latest-invocation?orgId=${organizationId}`);
  let suggestedAction = 'synthesize';
  await page.route('**/api/analytics/check-availability**', (route) =>
    route.fulfill({
      json: {
        insights: { hasData: true, count: 41 },
        metrics: { hasData: true, count: 7 },
        cards: { hasSynthesis: suggestedAction !== 'synthesize' },
        exploration: { lastRun: null, depth: 1 },
        completeness: 'partial',
        suggestedAction,
        synthesis: latest,
      },
    }),
  );
  await page.goto(`/${analysed.slug}/insights/${week}`);
  await page.getByRole('button', { name: 'Synthesize' }).click();
  await expect(page.getByText('Synthesis started')).toBeVisible();
  await expectAccessible(page);

  suggestedAction = 'deep_explore';
  await page.reload();
  await expect(page.getByText('Costs at most 20 credits')).toBeVisible();
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/analytics'),
  );
  await page.getByRole('button', { name: 'Explore with 100 steps' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ stepsBudget: 100, selectedDate: week });
  await expect(page.getByText(/Generation started|Request Queued/).first()).toBeVisible();
});

test('a card opens with its proof, and the address knows it', async ({ page, analysed }) => {
  const { slug, found } = analysed;
  const [card] = found.cards;
  await page.goto(`/${slug}/insights/${found.week}`);
  await page
    .getByRole('button', { name: card?.title ?? '' })
    .last()
    .click();
  await expect(page).toHaveURL(`/${slug}/insights/${found.week}?cardId=${card?.id}`);
  await expect(panel(page).getByRole('heading', { level: 3, name: card?.title ?? '' })).toBeVisible();
  for (const name of ['Where', 'Why', 'What to do next', 'How sure', 'Checks and data quality', 'The query'])
    await expect(panel(page).getByRole('heading', { level: 4, name })).toBeVisible();
  await expect(panel(page).getByText(/with 95\s?% confidence/)).toBeVisible();
  await expect(panel(page).getByText('Agrees with the card')).toBeVisible();
  // The chart is a drawing with a table behind it.
  await expect(panel(page).locator('.plot svg')).toBeVisible();
  await expect(panel(page).getByRole('columnheader', { name: /^(Usual|Drift) from$/ })).toBeAttached();

  await test.step('the parts make the whole', async () => {
    const parts = panel(page).getByRole('table', { name: /^The change by/ });
    await expect(parts.getByRole('row', { name: /^Whole change/ })).toContainText(/100\.0\s?%/);
    const shares = await parts.locator('tbody tr td:last-child').allInnerTexts();
    const sum = shares.reduce((all, text) => all + Number(text.replace('−', '-').replace(/\s?%/, '')), 0);
    expect(sum).toBeGreaterThan(99);
    expect(sum).toBeLessThan(101);
  });

  await test.step('the query can be seen', async () => {
    await panel(page)
      .getByText(/^SQL and/)
      .click();
    await expect(panel(page).getByText('SELECT')).toBeVisible();
  });
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(`/${slug}/insights/${found.week}`);
});

test('an address with a card opens it, also as the first of several', async ({ page, analysed }) => {
  const { slug, found } = analysed;
  const [card] = found.cards;
  for (const query of [`cardId=${card?.id}`, `cardId=${card?.id}&cardId=other`]) {
    await page.goto(`/${slug}/insights/${found.week}?${query}`);
    await expect(panel(page).getByRole('heading', { name: card?.title ?? '' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`/${slug}/insights/${found.week}`);

  await page.goto(`/${slug}/insights?insightId=${card?.id}&insightId=other`);
  await expect(page).toHaveURL(`/${slug}/insights/${found.week}?cardId=${card?.id}`);
});

test('an address whose card is gone says so, why, and what there is instead', async ({ page, analysed }) => {
  const { slug, found } = analysed;
  const week = `/${slug}/insights/${found.week}`;
  const gone = '00000000-0000-7000-8000-000000000000';
  await page.goto(`${week}?cardId=${gone}`);
  await expect(panel(page).getByRole('heading', { name: 'This insight is no longer here' })).toBeVisible();
  await expect(panel(page).getByText(/analysed again after the link was made/)).toBeVisible();
  await expectAccessible(page);
  await panel(page)
    .getByRole('button', { name: new RegExp(`^Show the ${found.cards.length} insights? of this week$`) })
    .click();
  await expect(page).toHaveURL(week);
  await expect(page.getByRole('list', { name: 'All Insights' })).toBeVisible();

  await page.goto(`${week}?cardId=nonsense`);
  await expect(panel(page).getByText('The link to the insight is not complete')).toBeVisible();
  await page.goto(`/${slug}/insights/2001-01-01?cardId=${gone}`);
  await expect(panel(page).getByRole('button', { name: 'Show the week of Jan 1' })).toBeVisible();

  await page.goto(`/${slug}/insights?insightId=${gone}`);
  await expect(page.getByRole('alert')).toContainText('This insight is no longer here');
  await page.goto(`/${slug}/insights?insightId=nonsense`);
  await expect(page.getByRole('alert')).toContainText('The link to the insight is not complete');
  await expectAccessible(page);

  const [card] = found.cards;
  const other = weeksAway(found.week, -1);
  await page.goto(`/${slug}/insights/${other}?cardId=${card?.id}`);
  await expect(panel(page).getByText(/^This insight is of the week of/)).toBeVisible();
  await panel(page)
    .getByRole('link', { name: /^Open it in the week of/ })
    .click();
  await expect(page).toHaveURL(`${week}?cardId=${card?.id}`);
  await expect(panel(page).getByText(/^This insight is of the week of/)).toBeHidden();
});

test('a card that a newer run takes away while it is open is no longer shown as true', async ({
  page,
  analysed,
}) => {
  const { slug, found } = analysed;
  const [card] = found.cards;
  await page.goto(`/${slug}/insights/${found.week}?cardId=${card?.id}`);
  await expect(panel(page).getByText('Agrees with the card')).toBeVisible();
  await page.route('**/evidence', (route) =>
    route.fulfill({
      status: 404,
      json: { defined: false, code: 'NOT_FOUND', status: 404, message: 'Not found.' },
    }),
  );
  await panel(page).getByRole('button', { name: 'Run again' }).click();
  await expect(panel(page).getByRole('heading', { name: 'This insight is no longer here' })).toBeVisible();
  await expect(panel(page).getByText('Agrees with the card')).toBeHidden();
});

test('cards are walked with j and k, and opened with Enter', async ({ page, analysed }) => {
  const { slug, found } = analysed;
  await page.goto(`/${slug}/insights/${found.week}`);
  await expect(page.getByRole('list', { name: 'All Insights' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('[data-insight]').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`cardId=${found.cards[0]?.id}`));
  if (found.cards.length > 1) {
    await page.keyboard.press('j');
    await expect(page).not.toHaveURL(new RegExp(`cardId=${found.cards[0]?.id}`));
    await page.keyboard.press('k');
    await expect(page).toHaveURL(new RegExp(`cardId=${found.cards[0]?.id}`));
  }
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  // Reading goes on at the card that was open last.
  await expect(page.locator('[data-insight]').nth(found.cards.length > 1 ? 1 : 0)).toBeFocused();
});

test('at the width of a tablet the way through the weeks stands below their name, which is one line', async ({
  page,
  analysed,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`/${analysed.slug}/insights/${analysed.found.week}`);
  const heading = page.getByRole('heading', { level: 1 });
  const name = await heading.getByText(/^Week of/).boundingBox();
  const detail = await page.locator('main header p').first().boundingBox();
  const way = await page.getByRole('navigation', { name: 'Weeks' }).boundingBox();
  expect(detail?.height).toBeLessThan(30);
  expect(name?.width).toBeGreaterThan(150);
  expect(way?.y).toBeGreaterThan((detail?.y ?? 0) + (detail?.height ?? 0) - 1);
});

test('a card is copied as a link and as Markdown', async ({ page, context, analysed, weekwise }) => {
  const { slug, found } = analysed;
  const [card] = found.cards;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/${slug}/insights/${found.week}?cardId=${card?.id}`);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(clipboard).toBe(`${weekwise.url}/${slug}/insights/${found.week}?cardId=${card?.id}`);
  await expect(panel(page).getByRole('heading', { name: 'Why' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.poll(clipboard).toMatch(/^# /);
  const text = await clipboard();
  expect(text).toContain('## How sure');
  expect(text).toContain('| Part | Change | Share |');
});

test('failures are told, and Try Again tries again', async ({ page, analysed }) => {
  const { slug, found } = analysed;
  const broken = {
    status: 500,
    json: { defined: false, code: 'INTERNAL', status: 500, message: 'It broke.' },
  };
  await page.route('**/api/analytics/snapshot/**', (route) => route.fulfill(broken));
  await page.goto(`/${slug}/insights/${found.week}`);
  await expect(page.getByRole('heading', { name: 'Error Loading Insights' })).toBeVisible();
  await expect(page.getByText('It broke.')).toBeVisible();
  await page.unroute('**/api/analytics/snapshot/**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Site overview' })).toBeVisible();

  await page.route('**/evidence', (route) => route.fulfill(broken));
  await page.goto(`/${slug}/insights/${found.week}?cardId=${found.cards[0]?.id}`);
  await expect(panel(page).getByText('The evidence could not be loaded')).toBeVisible();
  await page.unroute('**/evidence');
  await panel(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Why' })).toBeVisible();
});

test('a week asks for its answers while its program is still on the way', async ({ page, analysed }) => {
  const answered = Promise.withResolvers<void>();
  const waitingFor = new Set(['cards', 'snapshot', 'events']);
  page.on('request', (request) => {
    waitingFor.delete(/\/api\/analytics\/(\w+)/.exec(request.url())?.[1] ?? '');
    if (waitingFor.size === 0) answered.resolve();
  });
  await page.route('**/assets/week-screen-*.js', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goto(`/${analysed.slug}/insights/${analysed.found.week}`);
  await expect(page.getByRole('list', { name: 'All Insights' })).toBeVisible();
});

test('a week asks for little', async ({ page, analysed }) => {
  const asked: string[] = [];
  const programs = new Map<string, Promise<Buffer>>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.endsWith('/changes')) asked.push(pathname);
  });
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) programs.set(response.url(), response.body());
  });
  await page.goto(`/${analysed.slug}/insights/${analysed.found.week}`);
  await expect(page.getByRole('list', { name: 'All Insights' })).toBeVisible();
  expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(4);
  // With what is loaded late; first-load.spec.ts counts what each page cannot do without.
  const sizes = (await Promise.all(programs.values())).map((program) => gzipSync(program).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150_000);
});
