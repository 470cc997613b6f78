import { expect, type Page } from '@playwright/test';
import {
  addGardenSearch,
  createOrganization as createGarden,
  hasWeeks,
  untilHistory,
} from '../harness/garden-source.ts';
import { requestRun, untilRunsEnded } from '../harness/shop-organization.ts';
import type { WeekwiseProcess } from '../harness/start-weekwise.ts';
import { Visitor } from '../harness/visitor.ts';
import { enterAs, slugOf, test, weeksAway } from './insights-test.ts';
import { expectAccessible, expectNothingSideways, OWNER } from './weekwise-test.ts';

test.beforeEach(async ({ page, analysed, weekwise }) => enterAs(page, analysed.visitor, weekwise.url));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const response = (page: Page) => page.getByRole('region', { name: 'API Response:' });

/** Presses a tool and reads what it answered, as JSON. */
async function pressed(page: Page, name: string): Promise<Record<string, unknown>> {
  await expect(button(page, name)).not.toHaveAttribute('aria-disabled', 'true');
  await button(page, name).click();
  await expect(
    response(page).getByText(name.replace(' with Last Invocation', ' Workflow'), { exact: true }),
  ).toBeVisible({
    timeout: 30_000,
  });
  await response(page).getByRole('tab', { name: 'JSON' }).click();
  const json = response(page).locator('pre');
  await expect(json).not.toBeEmpty();
  return JSON.parse((await json.textContent()) ?? '') as Record<string, unknown>;
}

/** The last week of the first source, which is what the dashboard begins with, analysed just now: other tests share the shop. */
async function analyseAnew(weekwise: WeekwiseProcess, slug: string): Promise<void> {
  const visitor = new Visitor(weekwise);
  await visitor.signIn(OWNER);
  const memberships = await visitor.ask<{ organizationId: string; organization: { slug: string } }[]>(
    'GET',
    '/api/organizations/my/memberships',
  );
  const organizationId =
    memberships.find(({ organization }) => organization.slug === slug)?.organizationId ?? '';
  const sources = await visitor.ask<{ id: string }[]>('GET', `/api/organizations/${organizationId}/sources`);
  const sourceId = sources[0]?.id ?? '';
  const { week } = await visitor.ask<{ week: string }>('GET', `/api/sources/${sourceId}/mapping-choices`);
  await requestRun(visitor, { organizationId, sourceId, week });
  await untilRunsEnded(visitor, { organizationId, sourceId, week });
}

test('every tool does its real work', async ({ page, analysed, weekwise }) => {
  test.setTimeout(180_000);
  await analyseAnew(weekwise, analysed.slug);
  await page.goto(`/${analysed.slug}/tools`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Insights Dashboard' })).toBeVisible();
  await expect(page.getByText('Get powerful insights, not just analytics')).toBeVisible();
  await expect(page.getByText('Your powerful insights engine is ready to use')).toBeVisible();
  await expect(page.getByText('Welcome, owner@example.test')).toBeVisible();

  expect(await pressed(page, 'Get Analytics Insights')).toHaveProperty('cards');
  const chat = await pressed(page, 'Chat with Analytics');
  expect(chat).toMatchObject({ success: true, status: 'answered' });
  const stored = await pressed(page, 'View Stored Insights');
  expect(stored).toMatchObject({ run: { weekStart: analysed.week } });
  expect(stored['total']).toBeGreaterThan(100);
  // Too long to show whole; its beginning says which run it is of.
  await button(page, 'View AI Analysis').click();
  await expect(response(page).getByText('View AI Analysis', { exact: true })).toBeVisible();
  await expect(response(page).locator('pre')).toContainText('"invocationId"');
  await expect(response(page).getByText(/“Copy JSON” takes all of them/)).toBeVisible();
  expect((await pressed(page, 'Test Attribution Table'))['rows']).not.toHaveLength(0);
  expect(await pressed(page, 'Generate Actionable Plan')).toHaveProperty('plan');
  expect(await pressed(page, 'Generate Focus Area Plan')).toMatchObject({ success: true });
  expect(await pressed(page, 'Run Synth with Last Invocation')).toMatchObject({ success: true });
  expect(await pressed(page, 'Test Site X-Ray Builder')).toMatchObject({
    tags: expect.arrayContaining(['site_xray']),
    description: expect.stringMatching(/^.{501,}$/s),
  });

  await button(page, 'View Exploration Tree').click();
  const tree = page.getByRole('region', { name: 'Exploration Tree:', exact: true });
  await expect(tree.getByText(/tested, \d+ kept/)).toBeVisible({ timeout: 20_000 });
  await expect(tree.locator('pre')).toContainText('"roots"');

  for (const name of ['Test GSC Data Fetch', 'Create Query Groups', 'Compare Query Groups'])
    await expect(button(page, name)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Add a Search Console source first').first()).toBeAttached();
  await expectAccessible(page);
});

test('the tools read the week that was chosen, whatever was analysed last', async ({
  page,
  analysed,
  weekwise,
}) => {
  test.setTimeout(180_000);
  await analyseAnew(weekwise, analysed.slug);
  const visitor = new Visitor(weekwise);
  await visitor.signIn(OWNER);
  // The first week of the shop has no weeks before it: its analysis tests nothing, and is now the newest there is.
  const early = { ...analysed, week: weeksAway(analysed.week, -11) };
  await requestRun(visitor, early, 20);
  await untilRunsEnded(visitor, early);
  await page.goto(`/${analysed.slug}/tools`);
  expect((await pressed(page, 'View Stored Insights'))['total']).toBeGreaterThan(100);
});

test('members read, and what writes or costs is for admins', async ({
  page,
  analysed,
  weekwise,
  context,
}) => {
  test.setTimeout(120_000);
  const owner = new Visitor(weekwise);
  await owner.signIn(OWNER);
  const { secret } = await owner.ask<{ secret: string }>(
    'POST',
    `/api/organizations/${analysed.organizationId}/invitations`,
    { role: 'member', note: 'Reads the tools' },
  );
  const member = new Visitor(weekwise);
  await member.signIn('member@example.test');
  await member.ask('POST', '/api/invitations/accept', { secret });
  await context.clearCookies();
  await enterAs(page, member, weekwise.url);
  await page.goto(`/${analysed.slug}/tools`);
  await expect(page.getByText('Welcome, member@example.test')).toBeVisible();
  const writing = [
    /^Run Synth/,
    'Test Site X-Ray Builder',
    'Test GSC Data Fetch',
    'Create Query Groups',
    /^(Start Planning Agent|Restart Session)$/,
    'Execute Tick',
    'Auto-Run to Completion',
  ];
  for (const name of writing)
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Admin access required').first()).toBeAttached();
  for (const name of ['Get Analytics Insights', 'View Stored Insights', 'Test Attribution Table'])
    await pressed(page, name);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  const { users } = await owner.ask<{ users: { userId: string; email: string }[] }>(
    'GET',
    `/api/organizations/${analysed.organizationId}/users`,
  );
  const { userId } = users.find(({ email }) => email === 'member@example.test') ?? { userId: '' };
  await owner.ask('DELETE', `/api/organizations/${analysed.organizationId}/users/${userId}`);
});

test('what the tools ask of Search Console and of its queries', async ({
  page,
  weekwise,
  fresh,
  context,
}) => {
  test.setTimeout(300_000);
  const owner = new Visitor(weekwise);
  await owner.signIn(OWNER);
  const garden = await createGarden(owner, OWNER, `Searched ${fresh}`);
  const { sourceId } = await addGardenSearch(owner, garden);
  await untilHistory(owner, sourceId, hasWeeks(16));
  await context.clearCookies();
  await enterAs(page, owner, weekwise.url);
  await page.goto(`/${await slugOf(owner, garden.organizationId)}/tools`);

  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && /"mode":"both"/.test(request.postData() ?? ''),
  );
  const fetched = await pressed(page, 'Test GSC Data Fetch');
  await asked;
  expect(fetched).toMatchObject({ totals: { impressions: expect.any(Number) } });
  expect(fetched['rows']).not.toHaveLength(0);
  const created = await pressed(page, 'Create Query Groups');
  expect(created).toMatchObject({ totals: { clicks: expect.any(Number) } });
  expect(created['groups']).not.toHaveLength(0);
  expect(await pressed(page, 'Compare Query Groups')).toMatchObject({ tested: expect.any(Number) });
  const report = await pressed(page, 'Query Groups Weekly Report');
  expect(report['historyWeeks']).toBeGreaterThanOrEqual(8);
  await response(page).getByRole('tab', { name: 'Readable' }).click();
  await expect(response(page).getByRole('table').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingSideways(page);
});

test('without a source the tools stand there, say what they lack and lead to it', async ({
  page,
  analysed,
  fresh,
}) => {
  const { id } = await analysed.visitor.ask<{ id: string }>('POST', '/api/organizations', {
    name: `Bare tools ${fresh}`,
    url: 'shop.example',
  });
  const slug = await slugOf(analysed.visitor, id);
  await page.goto(`/${slug}/tools`);
  for (const name of ['Get Analytics Insights', 'Compare Query Groups', 'Start Planning Agent'])
    await expect(button(page, name)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('region', { name: 'PlanningAgent Controls' })).toContainText(
    'Add a source first',
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add Source' }).click();
  await expect(page).toHaveURL(`/${slug}/sources/add`);
});

test('the planning agent starts, ticks, runs by itself and tells how far it is', async ({
  page,
  analysed,
}) => {
  test.setTimeout(180_000);
  await page.goto(`/${analysed.slug}/tools`);
  const controls = page.getByRole('region', { name: 'PlanningAgent Controls' });
  await expect(
    controls.getByText(/after 100 ticks at the latest, which cost at most 20 credits/),
  ).toBeVisible();
  for (const name of ['Execute Tick', 'Auto-Run to Completion', 'Get Status']) {
    await expect(button(page, name)).toHaveAttribute('aria-disabled', 'true');
    await expect(controls.getByText('Start a session first').first()).toBeAttached();
  }
  const started = await pressed(page, 'Start Planning Agent');
  expect(started).toMatchObject({ success: true });
  await expect(controls.getByText(String(started['sessionId']))).toBeVisible();
  await expect(controls.getByText(`${analysed.organizationId}-planning-agent`)).toBeVisible();
  await expect(button(page, 'Restart Session')).toBeVisible();

  expect(await pressed(page, 'Execute Tick')).toMatchObject({ tick: { number: 1, kind: 'survey' } });
  await pressed(page, 'Auto-Run to Completion');
  await expect(controls.getByText('Session ended')).toBeVisible({ timeout: 90_000 });
  const { session } = (await pressed(page, 'Get Status')) as { session: { counts: { ticks: number } } };
  expect(session.counts.ticks).toBeGreaterThan(5);
  await expect(button(page, 'Start Planning Agent')).toBeVisible();
});

test('errors are listed in their own words, and nothing is wider than a phone', async ({
  page,
  analysed,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/api/analytics/chat', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: JSON.stringify({
        defined: true,
        code: 'UNAVAILABLE',
        status: 503,
        message: 'Not ready.',
        data: {},
      }),
    }),
  );
  await page.goto(`/${analysed.slug}/tools`);
  await button(page, 'Chat with Analytics').click();
  await expect(page.getByRole('alert')).toContainText('Not ready.');
  await page.unroute('**/api/analytics/chat');
  await pressed(page, 'Chat with Analytics');
  await expect(page.getByText('Not ready.')).toBeHidden();
  await response(page).getByRole('tab', { name: 'Readable' }).click();
  await expect(response(page).getByRole('table').first()).toBeVisible();
  await expectNothingSideways(page);
  await expectAccessible(page);
});
