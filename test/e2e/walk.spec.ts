import { expect, type Page } from '@playwright/test';
import { type Analysed, enterAs, test } from './insights-test.ts';
import { expectAccessible, expectContrast, expectNothingSideways } from './weekwise-test.ts';

/** An address of the product and what must stand there. */
interface Stop {
  readonly path: string;
  readonly heading: string | RegExp;
  readonly title: string | RegExp;
  /** Where it leads, when it is only a way to somewhere else. */
  readonly leadsTo?: string | RegExp;
  /** Something stands beside the page, and comes after it. */
  readonly panel?: true;
  /** Answers that are no mistake here: the specification reads them as "there is none". */
  readonly absent?: RegExp;
}

const ID = '[0-9a-f-]{36}';

/** Every route of the specification (2.1), and those that we added. */
const stopsOf = ({ slug, sourceId, organizationId, found }: Analysed): readonly Stop[] => {
  const inside = (rest: string) => `/${slug}${rest}`;
  const [card] = found.cards;
  return [
    { path: '/', heading: /^Hello|^Good/, title: 'Insights', leadsTo: inside('/insights') },
    { path: '/goodbye', heading: 'Account deleted', title: 'Account deleted' },
    { path: '/organizations', heading: 'Organizations', title: 'Organizations' },
    {
      path: `/organizations/${organizationId}`,
      heading: /^Hello|^Good/,
      title: 'Insights',
      leadsTo: inside('/insights'),
    },
    { path: '/user/profile', heading: 'User Profile', title: 'User Profile' },
    { path: '/user/api-reference', heading: 'API reference', title: 'API reference' },
    { path: '/organization/new', heading: 'Create Organization', title: 'Create Organization' },
    { path: inside(''), heading: /^Hello|^Good/, title: 'Insights', leadsTo: inside('/insights') },
    { path: inside('/tools'), heading: 'Your Insights Dashboard', title: 'Tools' },
    {
      path: inside('/organization'),
      heading: /Insights of the shop/,
      title: 'Organization settings',
      leadsTo: inside('/organization/settings'),
    },
    { path: inside('/organization/users'), heading: /Insights of the shop/, title: 'Users' },
    { path: inside('/organization/credits'), heading: 'Credits', title: 'Credits' },
    { path: inside('/organization/activity'), heading: 'Activity', title: 'Activity' },
    { path: inside('/insights'), heading: /^Hello|^Good/, title: 'Insights' },
    { path: inside(`/insights/${found.week}`), heading: /Week of/, title: /Week of/ },
    {
      path: inside(`/insights/${found.week}?cardId=${card?.id}`),
      heading: /Week of/,
      title: /./,
      panel: true,
    },
    { path: inside('/insights/2026-13-45'), heading: 'Invalid Date Format', title: 'Invalid Date Format' },
    { path: inside('/insights/generate'), heading: 'Generate Insights', title: 'Generate Insights' },
    {
      path: inside('/insights/historical-explorer'),
      heading: 'Historical Opportunity Explorer',
      title: 'Historical Opportunity Explorer',
    },
    { path: inside('/questions'), heading: 'Questions', title: 'Questions' },
    { path: inside('/questions/ask'), heading: 'Ask a Question', title: 'Ask a Question' },
    { path: inside('/questions/history'), heading: 'Question History', title: 'Question History' },
    { path: inside('/sources'), heading: 'Sources', title: 'Sources' },
    { path: inside('/sources/add'), heading: /Add/, title: 'Add source' },
    {
      path: inside('/sources/add/ga4'),
      heading: /Google Analytics/,
      title: 'Add Google Analytics',
      leadsTo: inside('/sources/add/ga4-wizard'),
    },
    { path: inside('/sources/add/gsc'), heading: /Search Console/, title: 'Add Search Console' },
    { path: inside('/sources/add/file'), heading: /Import/, title: 'Import files' },
    {
      path: inside(`/sources/${sourceId}`),
      heading: 'Insights of the shop source',
      title: 'Insights of the shop source',
      absent: new RegExp(`/api/analytics/site-context/${ID}$`),
    },
    { path: inside(`/sources/${sourceId}/setup-mapping`), heading: /./, title: 'Map the metrics' },
    { path: inside('/nothing/here'), heading: 'There is no page at this address', title: 'Page not found' },
  ];
};

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
const shots = process.env.SCREENSHOTS;

/** Notes what goes wrong behind a page: errors in the console, requests that fail or are refused. */
function complaintsOf(page: Page): { readonly said: string[]; readonly refused: string[] } {
  const said: string[] = [];
  const refused: string[] = [];
  page.on('console', (message) => {
    // Chromium writes a line for every refused request too; those are told apart below.
    if (message.type() === 'error' && !/^Failed to load resource/.test(message.text()))
      said.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // What a page no longer needs is given up when one leaves it.
    if (why !== 'net::ERR_ABORTED') refused.push(`${why} ${request.url()}`);
  });
  return { said, refused };
}

for (const [name, viewport] of Object.entries(sizes))
  test(`every route stands as specified, light and dark, on a ${name}`, async ({
    page,
    analysed,
    weekwise,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(viewport);
    await enterAs(page, analysed.visitor, weekwise.url);
    const { said, refused } = complaintsOf(page);
    for (const { path, heading, title, leadsTo, panel, absent } of stopsOf(analysed))
      await test.step(path, async () => {
        await page.goto(path);
        if (leadsTo !== undefined) await expect(page).toHaveURL(leadsTo);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const whole = typeof title === 'string' ? `${title} · Weekwise` : title;
        await expect(page).toHaveTitle(whole);
        if (panel) await expect(page.getByRole('dialog')).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 20_000 });
        await expectNothingSideways(page);
        for (const theme of ['light', 'dark']) {
          await page.locator('html').evaluate((html, one) => html.setAttribute('data-theme', one), theme);
          await (theme === 'light' ? expectAccessible : expectContrast)(page);
          const file = path.replace(/\W+/g, '-').replaceAll(analysed.slug, 'org');
          if (shots !== undefined)
            await page.screenshot({ path: `${shots}/${name}-${theme}${file}.png`, fullPage: true });
        }
        expect(said, path).toEqual([]);
        expect(
          refused.filter((one) => !absent?.test(one)),
          path,
        ).toEqual([]);
        refused.length = 0;
      });
  });

test('the public addresses open without a session, everything else asks for one', async ({ page }) => {
  for (const path of [
    '/organizations',
    '/user/api-reference',
    '/organization/new',
    '/any-shop/tools',
    '/any-shop/sources',
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(`/sign-in?redirect=${encodeURIComponent(path)}`);
    });
  await page.goto('/goodbye');
  await expect(page.getByRole('heading', { name: 'Account deleted' })).toBeVisible();
  await page.goto('/auth/callback?error=access_denied');
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
});

test('the API reference is found beside the tokens, searched and opened', async ({
  page,
  analysed,
  weekwise,
}) => {
  await enterAs(page, analysed.visitor, weekwise.url);
  await page.goto('/user/profile');
  await page.getByRole('link', { name: 'API reference' }).click();
  await expect(page).toHaveURL('/user/api-reference');
  await page.getByRole('searchbox', { name: 'Search endpoints' }).fill('generate insights week');
  const entry = page.getByRole('listitem').filter({ hasText: 'Generate the insights of a week' });
  await entry.locator('summary').click();
  await expect(entry.getByText('Admins of the organization may call it.')).toBeVisible();
  await expect(entry.getByRole('region', { name: /^Request body/ })).toContainText('selectedDate: string');
  await expect(entry.getByRole('region', { name: /^Response 200/ })).toContainText('"queued"');
  await expect(entry.getByRole('region', { name: 'Example' })).toContainText(
    `curl -X POST '${weekwise.url}/api/analytics'`,
  );
  await expectAccessible(page);
  if (shots !== undefined) await page.screenshot({ path: `${shots}/reference-open.png`, fullPage: true });
  await page.setViewportSize(sizes.phone);
  await expectNothingSideways(page);
  await expectAccessible(page);
  if (shots !== undefined)
    await page.screenshot({ path: `${shots}/reference-open-phone.png`, fullPage: true });
  await page.getByRole('searchbox', { name: 'Search endpoints' }).fill('nothing like it');
  await expect(page.getByText('No endpoint matches “nothing like it”.')).toBeVisible();
});
