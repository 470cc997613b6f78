import { expect } from '@playwright/test';
import { createShopOrganization, untilRunsEnded } from '../harness/shop-organization.ts';
import { enterAs, slugOf, test } from './insights-test.ts';
import { asMember, expectAccessible, expectNothingSideways, OWNER } from './weekwise-test.ts';

const button = 'Explore Historical Data';

test.beforeEach(async ({ page, analysed, weekwise }) => enterAs(page, analysed.visitor, weekwise.url));

const form = {
  explorationId: '019a0000-0000-7000-8000-000000000001',
  sourceId: '019a0000-0000-7000-8000-000000000002',
  startDate: '2026-01-05',
  endDate: '2026-02-01',
  includeTopN: false,
  topNLandingPage: 10,
  topNHighCard: 5,
  creditsReserved: 12,
  createdAt: '2026-02-02T08:00:00.000Z',
  finishedAt: null,
  currentStep: 'Testing the week of Jan 12',
  failure: null,
  result: null,
};

test('explores the last eight days unless told otherwise, and shows what came of it', async ({
  page,
  analysed,
  fresh,
}) => {
  const shop = await createShopOrganization(analysed.visitor, OWNER, `History ${fresh}`);
  const slug = await slugOf(analysed.visitor, shop.organizationId);
  await page.goto(`/${slug}/insights/historical-explorer`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Historical Opportunity Explorer' }),
  ).toBeVisible();
  await expect(page.getByLabel('Source')).toHaveValue(shop.sourceId);
  const end = await page.getByRole('button', { name: /^End date:/ }).getAttribute('aria-label');
  const start = await page.getByRole('button', { name: /^Start date:/ }).getAttribute('aria-label');
  const day = (label: string | null) => Date.parse(`${label?.split(': ')[1]} UTC`);
  expect((day(end) - day(start)) / 86_400_000).toBe(7);
  await expect(page.getByText(/^Scans 1 whole week/)).toBeVisible();
  await expect(page.getByText('Estimated cost 3 credits')).toBeVisible();
  await expect(page.getByText(/A scan is a first look: it takes 15 steps a week/)).toBeVisible();

  // The sliders come with the switch, at their usual values and within their bounds.
  await expect(page.getByRole('slider')).toHaveCount(0);
  await page.getByRole('switch', { name: /high-cardinality/ }).press('Space');
  const pages = page.getByRole('slider', { name: 'Top landing pages' });
  await expect(pages).toHaveValue('10');
  await expect(page.getByRole('slider', { name: 'Top traffic sources' })).toHaveValue('5');
  await pages.press('End');
  await expect(pages).toHaveValue('15');
  await page.getByRole('slider', { name: 'Top traffic sources' }).press('Home');
  await expect(page.getByRole('slider', { name: 'Top traffic sources' })).toHaveValue('3');
  await expect(page.getByText('12,604 calls per hour')).toBeVisible();
  await expect(page.getByText('Estimated cost 6 credits')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { name: 'Last exploration' })).toBeVisible();
  await untilRunsEnded(analysed.visitor, shop);
  await expect(page.getByText(/^\d+ insight cards?$/)).toBeVisible();
  await expect(page.getByText(/1 week covered/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Run in full the week of/ })).toHaveAttribute(
    'href',
    `/${slug}/insights/generate?week=${shop.week}&source=${shop.sourceId}`,
  );
  await page.getByRole('link', { name: /^Week of/ }).click();
  await expect(page).toHaveURL(`/${slug}/insights/${shop.week}`);
  // The result is still there for whoever comes back.
  await page.goBack();
  await expect(page.getByText(/1 week covered/)).toBeVisible();
});

test('days to come cannot be chosen', async ({ page, analysed }) => {
  await page.goto(`/${analysed.slug}/insights/historical-explorer`);
  await page.getByRole('button', { name: /^End date:/ }).click();
  const days = page.getByRole('gridcell').getByRole('button');
  await expect(days.first()).toBeVisible();
  const tomorrow = new Date(Date.now() + 2 * 86_400_000);
  const name = tomorrow.toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const cell = page.getByRole('button', { name: new RegExp(name) });
  if ((await cell.count()) > 0) await expect(cell).toBeDisabled();
});

test('a day of years ago is three presses away', async ({ page, analysed }) => {
  await page.goto(`/${analysed.slug}/insights/historical-explorer`);
  await page.getByRole('button', { name: /^Start date:/ }).click();
  await page.getByRole('combobox', { name: /year/i }).selectOption('2016');
  await page.getByRole('combobox', { name: /month/i }).selectOption({ label: 'March' });
  await page.getByRole('button', { name: /Monday, March 7.*2016/ }).click();
  await expect(page.getByRole('button', { name: 'Start date: Mar 7, 2016' })).toBeVisible();
  // What is refused has no cost.
  await expect(page.getByRole('status').filter({ hasText: /^Date range too large/ })).toBeVisible();
  await expect(page.getByText('Estimated cost')).toBeHidden();
});

test('a failure is told in the words of the specification', async ({ page, analysed }) => {
  const path = `/${analysed.slug}/insights/historical-explorer`;
  await page.route('**/api/analytics/historical-explorer**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { error: 'The source is not active.', reason: 'source_not_active' } })
      : route.fallback(),
  );
  await page.goto(path);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('alert')).toHaveText('Analysis failed: The source is not active.');
  await page.unroute('**/api/analytics/historical-explorer**');
  await page.route('**/api/analytics/historical-explorer**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 503,
          json: { defined: false, code: 'UNAVAILABLE', status: 503, message: 'Try later.' },
        })
      : route.fallback(),
  );
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('alert')).toHaveText('Error: Try later.');
  await expectAccessible(page);
});

for (const [said, exploration] of [
  ['Testing the week of Jan 12', { ...form, status: 'in_progress', progress: 61 }],
  [
    'Analysis failed: Google does not answer.',
    { ...form, status: 'failed', progress: 20, failure: 'Google does not answer.' },
  ],
  [
    '2 insight cards',
    {
      ...form,
      status: 'completed',
      progress: 100,
      result: {
        cardCount: 2,
        cards: [
          {
            id: form.explorationId,
            week: '2026-01-19',
            title: 'Paid Search brought 38 % fewer sessions',
            isNew: true,
          },
          { id: form.sourceId, week: '2026-01-19', title: 'Email brought 21 % more sessions', isNew: false },
        ],
        tested: 1234,
        falseDiscoveryRate: 0.1,
        creditsUsed: 6,
        weeksCovered: [
          { week: '2026-01-12', tested: 600, kept: 0, cards: 0 },
          { week: '2026-01-19', tested: 634, kept: 2, cards: 2 },
        ],
        weeksSkipped: [
          {
            week: '2026-01-05',
            reason: 'The first 8 weeks with data only train the comparison; 7 of them lie before this week.',
          },
        ],
      },
    },
  ],
] as const)
  for (const theme of ['light', 'dark'])
    for (const [device, width] of [
      ['desktop', 1280],
      ['phone', 390],
    ] as const)
      test(`shows "${said}" on a ${device} in ${theme}`, async ({ page, analysed }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript((chosen) => localStorage.setItem('weekwise-ui-theme', chosen), theme);
        await page.route('**/api/analytics/historical-explorer**', (route) =>
          route.fulfill({ json: { explorations: [exploration] } }),
        );
        await page.goto(`/${analysed.slug}/insights/historical-explorer`);
        await expect(page.getByText(said)).toBeVisible();
        await expectNothingSideways(page);
        await expectAccessible(page);
      });

test('members are told who may explore; the command menu leads administrators there', async ({
  page,
  analysed,
}) => {
  await page.goto(`/${analysed.slug}/insights`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('historical');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/insights\/historical-explorer$/);

  await asMember(page);
  await page.reload();
  await expect(page.getByText('Admin access required')).toBeVisible();
  await expect(page.getByRole('button', { name: button })).toHaveCount(0);
});
