import { expect, type Page } from '@playwright/test';
import { enterAs, test, weeksAway } from './insights-test.ts';
import { expectAccessible, expectNothingSideways } from './weekwise-test.ts';

test.beforeEach(async ({ page, analysed, weekwise }) => enterAs(page, analysed.visitor, weekwise.url));

interface ListedCard {
  readonly id: string;
  readonly card_type: string;
  readonly title: string;
  readonly payload: { readonly ui_data?: object; readonly insight_type?: string };
}

/** The cards of the week as the server gives them, changed on their way. */
async function withCards(page: Page, change: (cards: readonly ListedCard[]) => readonly object[]) {
  await page.route('**/api/analytics/cards?**', async (route) => {
    const { cards } = (await (await route.fetch()).json()) as { cards: ListedCard[] };
    await route.fulfill({ json: { cards: change(cards) } });
  });
}

const isInsight = ({ card_type }: ListedCard) => card_type === 'insight';
const uuid = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

// The walk of every screen has all four; what many insights change is width, and what a state changes is colour.
for (const [width, theme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const) {
  test(`weeks of 0, 1, 10 and 200 insights at ${width} in ${theme}`, async ({ page, analysed }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((choice) => localStorage.setItem('weekwise-ui-theme', choice), theme);
    const { slug, found } = analysed;
    let count = 0;
    await withCards(page, (cards) => [
      ...cards.filter((card) => !isInsight(card)),
      ...Array.from({ length: count }, (_, index) => ({
        ...cards.find(isInsight),
        id: uuid(index),
        title: `Insight ${index + 1} of a week in which much happened, with a sentence of the usual length`,
      })),
    ]);
    const rows = page.getByRole('list', { name: 'All Insights' }).getByRole('listitem');
    for (count of [0, 1, 10, 200]) {
      await page.goto(`/${slug}/insights/${found.week}`);
      await expect(page.getByRole('heading', { name: 'Site overview' })).toBeVisible();
      await expect(page.locator('dl').first()).toContainText(
        new RegExp(`${count} ?Insight|Insights?${count}`),
      );
      await expect(rows).toHaveCount(count);
      if (count === 0) await expect(page.getByText('Suggested action')).toBeVisible();
      await expectNothingSideways(page);
      if (count === 10) await expectAccessible(page);
    }
    await page.locator('[data-insight]').last().click();
    await expect(page.getByRole('dialog', { name: 'Insight 200 of 200' })).toBeVisible();
  });

  test(`the home of an organization at ${width} in ${theme}: waiting, the form, blocked`, async ({
    page,
    analysed,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((choice) => localStorage.setItem('weekwise-ui-theme', choice), theme);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/analytics/cards**', async (route) => {
      await held;
      await route.fulfill({ json: { cards: [] } });
    });
    await page.goto(`/${analysed.slug}`);
    await expect(page.getByRole('status').filter({ hasText: 'Loading your organization' })).toBeAttached();
    release();
    await expect(page.getByRole('slider', { name: 'Budget' })).toBeVisible();
    await expectNothingSideways(page);
    await expectAccessible(page);
  });
}

test('a week whose findings all need more data says no less and no more than that', async ({
  page,
  analysed,
}) => {
  const { slug, found } = analysed;
  let shown = 1;
  await withCards(page, (cards) => [
    ...cards.filter((card) => !isInsight(card)),
    ...cards
      .filter(isInsight)
      .slice(0, shown)
      .map((card) => ({ ...card, payload: { ...card.payload, insight_type: 'need_more_data' } })),
  ]);
  await page.goto(`/${slug}/insights/${found.week}`);
  await expect(page.getByText('One finding that needs more data', { exact: true })).toBeVisible();
  await expect(page.getByText('No change that holds')).toBeHidden();
  shown = 2;
  await page.reload();
  await expect(page.getByText('2 findings that need more data', { exact: true })).toBeVisible();
});

test('a week of several sources is quiet only where each was; what a scan added is told apart', async ({
  page,
  analysed,
}) => {
  const { slug, found, visitor, organizationId, sourceId } = analysed;
  const source = (await visitor.ask<object[]>('GET', `/api/organizations/${organizationId}/sources`))[0];
  const other = uuid(99);
  await page.route(`**/api/organizations/${organizationId}/sources`, (route) =>
    route.fulfill({
      json: [
        { ...source, name: 'Shop' },
        { ...source, id: other, name: 'Search' },
      ],
    }),
  );
  let shown: 'quiet' | 'found' = 'quiet';
  await withCards(page, (cards) => {
    const overview = (index: number, id: string, title: string) => ({
      ...cards.find(isInsight),
      id: uuid(index),
      source_id: id,
      card_type: 'site_overview',
      title,
      summary: `Summary ${index}`,
      payload: {},
    });
    const overviews = [
      overview(1, sourceId, 'A quiet week'),
      overview(2, other, 'Not enough history to compare'),
    ];
    return shown === 'quiet'
      ? overviews
      : [...overviews, { ...cards.find(isInsight), id: uuid(3), tags: ['sessions', 'historical_explorer'] }];
  });
  await page.goto(`/${slug}/insights/${found.week}`);
  await expect(page.getByText('Search: Not enough history to compare', { exact: true })).toBeVisible();
  await expect(page.getByText('A quiet week', { exact: true })).toBeHidden();
  shown = 'found';
  await page.reload();
  await expect(
    page.getByText('1 insight more is of a scan of past weeks, which made tests of its own.'),
  ).toBeVisible();
});

test('what is of one of several sources says of which: lead, findings, tables, panel, tree', async ({
  page,
  analysed,
}) => {
  const { slug, found, visitor, organizationId, sourceId } = analysed;
  const source = (await visitor.ask<object[]>('GET', `/api/organizations/${organizationId}/sources`))[0];
  const other = uuid(99);
  await page.route(`**/api/organizations/${organizationId}/sources`, (route) =>
    route.fulfill({
      json: [
        { ...source, name: 'Shop' },
        { ...source, id: other, name: 'Search' },
      ],
    }),
  );
  await withCards(page, (cards) => {
    const [first] = cards.filter(isInsight);
    const of = (id: string, source_id: string, rest: object) => ({ ...first, id, source_id, ...rest });
    const overview = (id: string, source_id: string, name: string) =>
      of(id, source_id, {
        card_type: 'site_overview',
        title: 'Sessions fell',
        summary: `412 tests of ${name} were made. Not certain: a wall of numbers of ${name}.`,
        payload: {},
      });
    return [
      overview(uuid(1), sourceId, 'one'),
      overview(uuid(2), other, 'two'),
      of(first?.id ?? '', sourceId, {
        title: 'It fell at the shop',
        payload: { ...first?.payload, follow_up_actions: ['Look'] },
      }),
      of(uuid(4), other, {
        title: 'It fell in the search',
        payload: { ...first?.payload, follow_up_actions: ['Look'] },
      }),
      of(uuid(5), other, {
        card_type: 'workflow_progress',
        title: 'Generating insights',
        payload: { status: 'completed', partial: true },
      }),
    ];
  });
  await page.route('**/api/analytics/snapshot/**', async (route) => {
    const { snapshot } = (await (await route.fetch()).json()) as { snapshot: object };
    const asked = new URL(route.request().url()).searchParams.get('sourceId');
    const weeks = { W1: 2400, W2: 2300, W3: 2500 };
    const row = {
      page: '/sale',
      source: null,
      category: 'Sale',
      sessions: 300,
      comparisons: weeks,
      change: 1,
      effect: 0.5,
      purchases: 12,
      revenue: 1200,
      trend: null,
      revenueComparisons: weeks,
    };
    const insights = {
      metric: 'sessions',
      revenue: asked === sourceId ? [row] : [],
      traffic: [],
      sources: [],
      categories: [],
      pages: [],
      overallTrend: null,
    };
    await route.fulfill({ json: { snapshot: { ...snapshot, insights } } });
  });
  await page.goto(`/${slug}/insights/${found.week}`);
  // A line for each source, the rest of it on demand.
  await expect(page.getByText('Search: 412 tests of two were made.')).toBeVisible();
  await expect(page.getByText('a wall of numbers of two')).toBeHidden();
  await page.getByText('Search: 412 tests of two were made.').click();
  await expect(page.getByText('a wall of numbers of two')).toBeVisible();
  await expect(page.getByText('Partial', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Partial ?Search: The budget of steps/)).toBeVisible();
  for (const name of ['Key Findings', 'Recommended Actions']) {
    const items = page.getByRole('region', { name }).getByRole('listitem');
    await expect(items).toHaveText([/Shop$/, /Search$/]);
  }
  const revenue = page.getByRole('region', { name: 'Revenue Pages' });
  await expect(revenue).toHaveCount(1);
  await expect(revenue).toContainText('Shop. The pages that earn most');
  await expect(revenue.getByRole('table', { name: /most revenue/ })).toContainText('/sale');
  await expect(page.getByText(/one of 2 sources \(the others are above\)/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('list', { name: 'All Insights' }).getByText('It fell at the shop').click();
  await expect(
    page.getByRole('dialog', { name: /^Insight/ }).getByText('Shop', { exact: true }),
  ).toBeVisible();
  await page.goto(`/${slug}/insights/${found.week}/tree?source=${sourceId}`);
  await expect(page.getByText('Shop: Every segment with its test and verdict')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Week of/ })).toHaveAttribute(
    'href',
    new RegExp(`source=${sourceId}$`),
  );
});

test('what is not known of a run is no percentage: timeline and week', async ({ page, analysed }) => {
  const { slug, found } = analysed;
  await withCards(page, (cards) => [
    {
      ...cards[0],
      id: uuid(1),
      card_type: 'workflow_progress',
      title: 'Generating insights',
      payload: { status: 'in_progress' },
    },
  ]);
  await page.route('**/api/analytics/available-periods**', (route) =>
    route.fulfill({
      json: {
        periods: [
          {
            time_frame_start: found.week,
            time_frame_end: weeksAway(found.week, 1),
            card_count: 0,
            workflow: {
              status: 'in_progress',
              percentage: null,
              waiting: false,
              currentStep: '',
              title: '',
              summary: '',
            },
          },
        ],
      },
    }),
  );
  await page.goto(`/${slug}/insights`);
  const only = page.getByRole('link', { name: /^Week of/ });
  await expect(only).toHaveCount(1);
  await expect(only).toContainText('In progress');
  await expect(only).not.toContainText('%');
  await expectAccessible(page);
  await page.goto(`/${slug}/insights/${found.week}`);
  const bar = page.getByRole('progressbar', { name: 'Generating insights' });
  await expect(bar).toBeVisible();
  await expect(bar).not.toHaveAttribute('aria-valuenow');
  await expectAccessible(page);
});

test('drifts are held against where they began, changes of the week against what was expected', async ({
  page,
  analysed,
}) => {
  const { slug, found } = analysed;
  const change = (direction: 'up' | 'down', shape: string, expected: number, observed: number) => ({
    metric: 'sessions',
    label: 'Sessions',
    unit: 'count',
    currency: null,
    segment: { channel: shape === 'ramp' ? 'Organic Search' : 'Email' },
    direction,
    shape,
    observed,
    expected,
    relative: observed / expected - 1,
    sparkline: [6300, 7500, observed],
    severity: shape === 'ramp' ? null : 'significant',
  });
  await withCards(page, (cards) => [
    ...cards.filter((card) => !isInsight(card)),
    ...[change('up', 'ramp', 6300, 8290), change('down', 'level_shift', 8000, 6000)].map((data, index) => ({
      ...cards.find(isInsight),
      id: uuid(index),
      title: `Change ${index + 1}`,
      payload: { insight_type: 'problem', ui_data: data },
    })),
  ]);
  await page.route('**/api/analytics/snapshot/**', async (route) => {
    const { snapshot } = (await (await route.fetch()).json()) as { snapshot: object };
    await route.fulfill({ json: { snapshot: { ...snapshot, insights: null } } });
  });
  await page.goto(`/${slug}/insights/${found.week}`);
  const drifts = page.getByRole('table', { name: 'Drifts over many weeks, from where they began' });
  await expect(drifts.getByRole('row')).toHaveCount(2);
  // 6,300 to 8,290 are the 31.6 % that stand beside them; last week's 7,500 belong to neither.
  await expect(drifts.getByRole('row').last()).toContainText(/6,300 → 8,290.*31\.6/);
  await expect(drifts).not.toContainText('7,500');
  const ofWeek = page.getByRole('table', { name: 'Where visits fell and rose most' });
  await expect(ofWeek.getByRole('row')).toHaveCount(2);
  await expect(ofWeek.getByRole('row').last()).toContainText(/7,500 → 6,000.*8,000.*25.*Significant/s);
  const list = page.getByRole('list', { name: 'All Insights' }).getByRole('listitem');
  await expect(list.nth(0)).toContainText('since it began');
  await expect(list.nth(1)).toContainText('against expected');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingSideways(page);
});

test('every number of the week opens its query, which gives it again', async ({ page, analysed }) => {
  const { slug, found } = analysed;
  await page.goto(`/${slug}/insights/${found.week}`);
  await page.getByRole('button', { name: 'Show query and rows of Site overview' }).click();
  const proof = page.getByRole('region', { name: 'Query behind Site overview' });
  await expect(proof.getByText('Agrees with the table')).toBeVisible();
  const shown = await page
    .getByRole('table', { name: /this week against the expected range/ })
    .getByRole('row', { name: /^Sessions/ })
    .getByRole('cell')
    .nth(2)
    .textContent();
  await expect(proof.getByRole('row', { name: found.week })).toContainText(
    /\d[\d,]*/.exec(shown ?? '')?.[0] ?? 'a number',
  );
  const metric = page.getByRole('combobox', { name: 'Metric' });
  for (const other of ['Purchase revenue', 'Users', 'Engagement rate']) {
    await metric.selectOption({ label: other });
    await expect(proof.getByText('Agrees with the table')).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hide query and rows of Site overview' }).click();
  await expect(proof).toBeHidden();

  await page.route('**/query?**', (route) =>
    route.fulfill({
      status: 503,
      json: { defined: false, code: 'UNAVAILABLE', status: 503, message: 'Try later.' },
    }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Show query and rows of Site overview' }).click();
  await expect(proof.getByText('The query could not be run')).toBeVisible();
  await page.unroute('**/query?**');
  await proof.getByRole('button', { name: 'Try Again' }).click();
  await expect(proof.getByText('Agrees with the table')).toBeVisible();
});

test('the tree is panned, zoomed, and walked beyond its frame with the keyboard alone', async ({
  page,
  analysed,
}) => {
  const { slug, found } = analysed;
  await page.goto(`/${slug}/insights/${found.week}/tree`);
  const tree = page.getByRole('region', { name: 'Exploration tree' });
  const root = tree.getByRole('button', { name: /\d+ tested, \d+ kept/ });
  await expect(root).toBeVisible();
  const width = async () => (await root.boundingBox())?.width ?? 0;
  const first = await width();
  await tree.getByRole('button', { name: /zoom in/i }).click();
  await expect.poll(width).toBeGreaterThan(first);
  const near = await width();
  await tree.getByRole('button', { name: /zoom out/i }).click();
  await expect.poll(width).toBeLessThan(near);

  const frame = await tree.boundingBox();
  const at = { x: (frame?.x ?? 0) + 20, y: (frame?.y ?? 0) + 20 };
  const before = await root.boundingBox();
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 90, at.y + 60, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await root.boundingBox())?.x).toBeCloseTo((before?.x ?? 0) + 90, -1);

  await root.focus();
  const focused = page.locator('[data-tree-node]:focus');
  const inFrame = async () => {
    const [node, around] = [await focused.boundingBox(), await tree.boundingBox()];
    if (node === null || around === null) return false;
    return node.y >= around.y && node.y + node.height <= around.y + around.height && node.x >= around.x;
  };
  const rest = tree.getByRole('button', { name: /^\d+ more$/ }).first();
  while (!(await rest.evaluate((node) => node === document.activeElement))) {
    const left = await focused.elementHandle();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => left?.evaluate((node) => node === document.activeElement)).toBe(false);
    await expect.poll(inFrame).toBe(true);
  }
  await page.keyboard.press('Enter');
  // What was hidden stands where its stand-in was, and the focus did not get lost with that.
  await expect(focused).toHaveText(/→/);
  await page.keyboard.press('ArrowDown');
  await expect.poll(inFrame).toBe(true);
});

test('light is the theme until another is chosen, and the choice is kept', async ({ page, analysed }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/${analysed.slug}/insights`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  // The theme stands in the document itself; the keys are heard once the program runs.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('dark theme');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
