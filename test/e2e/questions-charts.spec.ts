import { expect, type Page } from '@playwright/test';
import { enterAs, test } from './insights-test.ts';
import { questions, showFixtures } from './question-fixtures.ts';
import { expectAccessible, expectNothingSideways } from './weekwise-test.ts';

test.beforeEach(async ({ page, analysed, weekwise }) => enterAs(page, analysed.visitor, weekwise.url));

const listed = (page: Page) => page.getByRole('list', { name: 'Questions' }).locator(':scope > li');
const [first, second] = questions;

const days = Array.from({ length: 30 }, (_, at) => ({
  c0: `2026-10-${String(at + 1).padStart(2, '0')}`,
  c1: 900 + ((at * 37) % 23) * 20,
  c2: 700.5 + ((at * 41) % 29) * 30,
}));
const points = {
  headline: 'Days with more sessions mostly had more revenue.',
  explanation: 'Going together is no cause.',
  tables: [],
  analytics_data: days,
  presentation_config: {
    mark: 'point',
    title: 'Days with more sessions mostly had more revenue.',
    label: 'Sessions and revenue of each day',
    name: 'c0',
    x: 'c1',
    y: ['c2'],
    series: null,
    formats: { c0: 'day', c1: 'count', c2: 'currency' },
    labels: { c0: 'Day', c1: 'Sessions', c2: 'Purchase revenue' },
    unit: 'EUR',
  },
  references: [],
};

for (const [width, theme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const)
  test(`two numbers are points on an axis each, told to keys and to those who listen: ${width} wide`, async ({
    page,
    analysed,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((choice) => localStorage.setItem('weekwise-ui-theme', choice), theme);
    await showFixtures(page, [first]);
    await page.route(`**/api/questions/answer/${first?.id}`, (route) =>
      route.fulfill({ json: { success: true, answer: points } }),
    );
    await page.goto(`/${analysed.slug}/questions`);
    const drawing = listed(page).first().getByRole('img', { name: 'Sessions and revenue of each day' });
    await expect(drawing.locator('[aria-label=dot] circle')).toHaveCount(30);
    await expect(drawing.locator('svg')).toContainText('Sessions →');
    await expect(drawing.locator('svg')).toContainText('↑ Purchase revenue');
    await expect(drawing.locator('svg')).toContainText('€1,000');
    await drawing.focus();
    await page.keyboard.press('Home');
    await expect(page.getByText('Oct 1, 2026, Sessions: 900, Purchase revenue: €700.50')).toBeAttached();
    // The finding stands above it and is not written a second time; those who listen hear it of the figure itself.
    const figure = listed(page).first().getByRole('figure', { name: points.headline });
    await expect(figure.getByText('Sessions and revenue of each day')).toBeVisible();
    await expect(figure.getByText(points.headline).first()).toHaveCSS('width', '1px');
    const table = page.getByRole('table', { name: points.headline });
    await expect(table.getByRole('row')).toHaveCount(31);
    await expect(table.getByRole('columnheader')).toHaveText(['Day', 'Sessions', 'Purchase revenue']);
    await expectNothingSideways(page);
    await expectAccessible(page);
  });

test('bars of several groups have their colours named above them', async ({ page, analysed }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await showFixtures(page);
  await page.goto(`/${analysed.slug}/questions?questionId=${questions[5]?.id}`);
  const drawing = listed(page).first().locator('.plot svg');
  const topOf = async (text: string) => (await drawing.getByText(text).first().boundingBox())?.y ?? 0;
  await expect(drawing.getByText('■ Nov 2 to Nov 8, 2026')).toBeVisible();
  await expect(drawing.getByText('■ Nov 9 to Nov 15, 2026')).toBeVisible();
  expect(await topOf('■ Nov 9 to Nov 15, 2026')).toBeLessThan(await topOf('Organic Search'));
});

test('an answer that cannot be shown takes no other with it', async ({ page, analysed }) => {
  await showFixtures(page);
  const table = { title: 'T', columns: ['Day'], formats: ['day'], rows: [['no day at all']] };
  await page.route(`**/api/questions/answer/${first?.id}`, (route) =>
    route.fulfill({ json: { success: true, answer: { ...points, tables: [table] } } }),
  );
  await page.goto(`/${analysed.slug}/questions`);
  await expect(listed(page).first()).toContainText('This answer could not be shown.');
  await expect(listed(page).first()).toContainText(first?.questionText ?? '');
  await expect(
    listed(page)
      .filter({ hasText: second?.questionText ?? '' })
      .last(),
  ).toContainText('Answer');
  await expect(listed(page)).toHaveCount(questions.length);
});

test('a number of another unit is drawn below, on its own axis', async ({ page, analysed }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await showFixtures(page, [first]);
  const course = {
    ...points,
    headline: 'Sessions went up.',
    analytics_data: days.map(({ c0, c1, c2 }) => ({ c0, c1, c2: 50 * c2 })),
    presentation_config: {
      ...points.presentation_config,
      mark: 'line',
      title: 'Sessions went up.',
      label: 'Sessions per day',
      x: 'c0',
      y: ['c1', 'c2'],
    },
  };
  await page.route(`**/api/questions/answer/${first?.id}`, (route) =>
    route.fulfill({ json: { success: true, answer: course } }),
  );
  await page.goto(`/${analysed.slug}/questions`);
  const drawings = listed(page).first().locator('.plot svg');
  await expect(drawings).toHaveCount(2);
  await expect(listed(page).first().getByText('Purchase revenue', { exact: true }).first()).toBeVisible();
  await expect(drawings.nth(1)).toContainText('€');
  await expect(listed(page).first()).not.toContainText('could not be read on the same axis');
  await expectNothingSideways(page);
  await expectAccessible(page);
});

for (const width of [1280, 390])
  test(`the names of an axis stand within the drawing, however long: ${width} wide`, async ({
    page,
    analysed,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await showFixtures(page, [first]);
    const course = {
      ...points,
      analytics_data: days.map(({ c0, c2 }, at) => ({ c0, c2: (at % 2 === 0 ? -6 : 5) * c2 })),
      presentation_config: { ...points.presentation_config, mark: 'line', x: 'c0', y: ['c2'] },
    };
    await page.route(`**/api/questions/answer/${first?.id}`, (route) =>
      route.fulfill({ json: { success: true, answer: course } }),
    );
    await page.goto(`/${analysed.slug}/questions`);
    const drawing = listed(page).first().locator('.plot svg');
    const names = drawing.locator('[aria-label="y-axis tick label"] text');
    await expect(names.first()).toHaveText(/^−€\d+,\d{3}$/);
    const left = (await drawing.boundingBox())?.x ?? 0;
    for (const name of await names.all())
      expect((await name.boundingBox())?.x, (await name.textContent()) ?? '').toBeGreaterThanOrEqual(left);
  });
