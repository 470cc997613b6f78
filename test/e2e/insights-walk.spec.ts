import { expect, type Page } from '@playwright/test';
import { enterAs, test } from './insights-test.ts';
import { expectAccessible, expectNothingSideways } from './weekwise-test.ts';

test.beforeEach(async ({ page, analysed, weekwise }) => enterAs(page, analysed.visitor, weekwise.url));

/** How far anything moved by itself while the page came to be; what follows a press within half a second does not count. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (Reflect.get(entry, 'hadRecentInput') === false) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 50);
      }),
  );

async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expectNothingSideways(page);
  await expectAccessible(page);
  expect(await layoutShift(page)).toBeLessThan(0.1);
}

const longNamed = {
  page: '/products/a-page-with-a-name-so-long-that-no-table-was-ever-made-for-it-in-any-theme',
  source: 'google / organic',
  category: 'product',
};

for (const [device, width, height] of [
  ['desktop', 1280, 900],
  ['phone', 390, 844],
] as const)
  for (const theme of ['light', 'dark'] as const)
    test(`every insight screen on a ${device} in ${theme}`, async ({ page, analysed }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height });
      await page.addInitScript((chosen) => localStorage.setItem('weekwise-ui-theme', chosen), theme);
      const { slug, found } = analysed;
      const week = `/${slug}/insights/${found.week}`;

      await test.step('timeline: greeting, year, month, week, count', async () => {
        await page.goto(`/${slug}/insights`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(page.getByRole('heading', { level: 1, name: 'Hello Olivia Owner' })).toBeVisible();
        await expect(page.locator(`a[href$="/insights/${found.week}"]`)).toContainText(
          /Week of .*\d insight/s,
        );
        await expectSettled(page);
      });

      await test.step('week: marker, navigation, counts, every section', async () => {
        await page.goto(week);
        await expect(page.getByText('Historical week')).toBeVisible();
        for (const name of ['Previous', 'Current Week', 'Next'])
          await expect(page.getByRole('link', { name })).toBeVisible();
        const counts = page.locator('dl').first();
        for (const word of [/\dInsights?|Insights?\d/, /Workflow/, /Problem/, /Opportunit/])
          await expect(counts).toContainText(word);
        for (const name of ['Key Findings', 'Recommended Actions', 'Site overview', /^All Insights/])
          await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
        const row = page.getByRole('list', { name: 'All Insights' }).getByRole('listitem').first();
        await expect(row).toContainText(/Problem|Opportunity|Need more data/);
        await expectSettled(page);
      });

      await test.step('a card: panel or sheet, its proof, the address', async () => {
        await page.locator('[data-insight]').first().click();
        const panel = page.getByRole('dialog', { name: /^Insight/ });
        await expect(page).toHaveURL(/cardId=/);
        for (const name of ['Where', 'What to do next', 'How sure', 'Checks and data quality', 'The query'])
          await expect(panel.getByRole('heading', { level: 4, name })).toBeVisible();
        await expect(panel.locator('.plot svg').first()).toBeVisible();
        if (device === 'phone') expect((await panel.boundingBox())?.x).toBe(0);
        await expectNothingSideways(page);
        await expectAccessible(page);
        await panel.getByRole('button', { name: 'Close' }).click();
        await expect(panel).toBeHidden();
        await expect(page).toHaveURL(week);
      });

      await test.step('no week, and a week with nothing', async () => {
        await page.goto(`/${slug}/insights/2026-03-03`);
        await expect(page.getByRole('heading', { name: 'Invalid Date Format' })).toBeVisible();
        await expectSettled(page);
        await page.goto(`/${slug}/insights/2001-01-01`);
        await expect(page.getByRole('heading', { name: 'Explore this week' })).toBeVisible();
        await expectSettled(page);
      });

      await test.step('generate and explorer, with their sliders', async () => {
        await page.goto(`/${slug}/insights/generate`);
        await expect(page.getByRole('slider', { name: 'Budget' })).toHaveValue('50');
        await expect(page.getByText('Estimated cost 10 credits')).toBeVisible();
        await expectSettled(page);
        await page.goto(`/${slug}/insights/historical-explorer`);
        await page.getByRole('switch', { name: /high-cardinality/ }).press('Space');
        await expect(page.getByRole('slider', { name: 'Top traffic sources' })).toHaveValue('5');
        await expectNothingSideways(page);
        await expectAccessible(page);
      });

      await test.step('the tree of what was tested', async () => {
        await page.goto(`${week}/tree`);
        await expect(page.getByRole('button', { name: /\d+ tested, \d+ kept/ })).toBeVisible();
        await expectSettled(page);
      });
    });

test('a running and a failed workflow, and how far the first is', async ({ page, analysed }) => {
  const { slug, found } = analysed;
  const [card] = found.cards;
  const run = (id: string, source: string, payload: object) => ({
    ...card,
    id,
    source_id: source,
    card_type: 'workflow_progress',
    title: 'Generating insights',
    summary: 'Testing segments',
    payload,
  });
  await page.route('**/api/analytics/cards**', async (route) => {
    const { cards } = (await (await route.fetch()).json()) as { cards: { card_type: string }[] };
    await route.fulfill({
      json: {
        cards: [
          ...cards.filter(({ card_type }) => card_type !== 'workflow_progress'),
          run('019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-00000000000a', {
            status: 'in_progress',
            progressPercentage: 42,
            currentStep: 'Testing 214 of 412 segments',
          }),
          run('019a0000-0000-7000-8000-000000000002', '019a0000-0000-7000-8000-00000000000b', {
            status: 'failed',
            failure: 'Google does not answer. The credits were given back.',
          }),
        ],
      },
    });
  });
  await page.goto(`/${slug}/insights/${found.week}`);
  await expect(page.getByRole('heading', { name: /^Active Workflows/ })).toBeVisible();
  await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '42');
  await expect(page.getByText('Testing 214 of 412 segments')).toBeVisible();
  await expect(page.getByText('Google does not answer. The credits were given back.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', /generate\?week=/);
  await expectAccessible(page);
});

test('revenue pages, and traffic changes with their severity', async ({ page, analysed }) => {
  const { slug, found } = analysed;
  const comparisons = { W1: 800, W2: 790, W3: 810 };
  const fall = (expected: number, observed: number, severity: string | null) => ({
    ...longNamed,
    page: `${longNamed.page}/${observed}`,
    observed,
    expected,
    relative: observed / expected - 1,
    comparisons,
    q: 0.001,
    verdict: 'kept',
    severity,
  });
  await page.route('**/api/analytics/snapshot/**', async (route) => {
    const { snapshot } = (await (await route.fetch()).json()) as { snapshot: object };
    const insights = {
      metric: 'sessions',
      revenue: [
        {
          ...longNamed,
          sessions: 300,
          comparisons,
          change: -500,
          effect: 0.5,
          purchases: 12,
          revenue: 1200,
          trend: 'down',
          revenueComparisons: { W1: 2400, W2: 2300, W3: 2500 },
        },
      ],
      traffic: [fall(800, 300, 'critical'), fall(800, 600, 'significant'), fall(800, 700, 'moderate')],
      sources: [],
      categories: [],
      pages: [],
      overallTrend: 'down',
    };
    await route.fulfill({ json: { snapshot: { ...snapshot, insights } } });
  });
  await page.goto(`/${slug}/insights/${found.week}`);
  const revenue = page.getByRole('table', { name: /most revenue/ });
  await expect(revenue.getByRole('row').last()).toContainText(/2[.,]4.*→.*1[.,]2/);
  const traffic = page.getByRole('table', { name: /traffic fell and rose/ });
  for (const [row, word, change] of [
    [1, 'Critical', /62\.5/],
    [2, 'Significant', /25/],
    [3, 'Moderate', /12\.5/],
  ] as const) {
    await expect(traffic.getByRole('row').nth(row)).toContainText(word);
    await expect(traffic.getByRole('row').nth(row)).toContainText(change);
    await expect(traffic.getByRole('row').nth(row).getByRole('img')).toHaveAttribute('aria-label', /range/);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingSideways(page);
});

test('a greeting for somebody without a name; a button that says what it does meanwhile', async ({
  page,
  analysed,
}) => {
  await page.route('**/api/start', async (route) => {
    const answer = (await (await route.fetch()).json()) as { user: object };
    await route.fulfill({ json: { ...answer, user: { ...answer.user, user_metadata: {} } } });
  });
  await page.goto(`/${analysed.slug}/insights`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello there' })).toBeVisible();

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/analytics', async (route) => {
    await held;
    await route.fulfill({ json: { status: 'blocked', reason: 'week_not_over', error: 'Not over.' } });
  });
  await page.goto(`/${analysed.slug}/insights/generate`);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Generating' })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText('Generation failed: Not over.')).toBeVisible();
});

test('home: an error with a way on, then the insights; without a source, the way to one', async ({
  page,
  analysed,
}) => {
  await page.route('**/api/analytics/cards**', (route) =>
    route.fulfill({
      status: 500,
      json: { defined: false, code: 'INTERNAL', status: 500, message: 'It broke.' },
    }),
  );
  await page.goto(`/${analysed.slug}`);
  await expect(page.getByRole('heading', { name: 'Error Loading Insights' })).toBeVisible();
  await page.unroute('**/api/analytics/cards**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(`/${analysed.slug}/insights`);

  await page.route('**/api/analytics/cards**', (route) => route.fulfill({ json: { cards: [] } }));
  await page.goto(`/${analysed.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Generate Insights' })).toBeVisible();
  await page.route('**/api/organizations/*/sources', (route) => route.fulfill({ json: [] }));
  await page.goto(`/${analysed.slug}`);
  await expect(page).toHaveURL(new RegExp(`/${analysed.slug}/sources/add/ga4`));
});
