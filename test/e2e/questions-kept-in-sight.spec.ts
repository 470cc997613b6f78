import { expect, type Page } from '@playwright/test';
import { enterAs, test } from './insights-test.ts';
import { questions, showFixtures } from './question-fixtures.ts';

test.beforeEach(async ({ page, analysed, weekwise }) => enterAs(page, analysed.visitor, weekwise.url));

const [first] = questions;
const listed = (page: Page) => page.getByRole('list', { name: 'Questions' }).locator(':scope > li');
const many = Array.from({ length: 40 }, (_, at) => ({
  ...first,
  id: `01a00000-0000-7000-8000-0000000004${String(at).padStart(2, '0')}`,
  questionText: `Sessions by channel, number ${at}`,
  pinned: false,
  previousQuestionId: null,
  createdAt: new Date(Date.now() - at * 7_200_000).toISOString(),
}));
const [, , , , far] = many.slice(25);

test('the history opens what its address names and brings it into sight', async ({ page, analysed }) => {
  await showFixtures(page, many);
  await page.goto(`/${analysed.slug}/questions/history?questionId=${far?.id}`);
  const line = page.getByRole('button', { name: far?.questionText ?? '', exact: true });
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  await expect(line).toBeInViewport();
});

test('a question asked from the history is opened by the way to it', async ({ page, analysed }) => {
  const asked = { ...first, id: '01a00000-0000-7000-8000-000000000499', questionText: 'only mobile' };
  await showFixtures(page, many);
  await page.route('**/api/questions/ask?**', async (route) => {
    await page.unroute('**/api/questions/questions?**');
    await page.route('**/api/questions/questions?**', (list) =>
      list.fulfill({ json: { success: true, questions: [asked, ...many] } }),
    );
    await route.fulfill({ json: { success: true, error: null, question: asked } });
  });
  await page.goto(`/${analysed.slug}/questions/history?questionId=${far?.id}`);
  await page.getByPlaceholder(/follow-up/).fill('only mobile');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Show it' }).click();
  const line = page.getByRole('button', { name: 'only mobile', exact: true });
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  await expect(line).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`questionId=${asked.id}`));
});

test('what is chosen and asked in a filtered history stays there', async ({ page, analysed }) => {
  const [, , asking, failed] = questions;
  const asked = { ...failed, id: '01a00000-0000-7000-8000-000000000498', status: 'pending', failure: null };
  let shown: readonly unknown[] = questions;
  const list = (json: object) => ({ json: { success: true, ...json } });
  await showFixtures(page);
  await page.route('**/api/questions/questions?**', (route) => route.fulfill(list({ questions: shown })));
  await page.route('**/clarify', async (route) => {
    shown = questions.map((one) => (one === asking ? { ...asking, status: 'running' } : one));
    await route.fulfill(list({ error: null, question: null }));
  });
  await page.route('**/api/questions/ask?**', async (route) => {
    shown = [asked, ...questions];
    await route.fulfill(list({ error: null, question: asked }));
  });
  await page.goto(`/${analysed.slug}/questions/history`);
  await page.getByRole('tab', { name: /^Needs clarification/ }).click();
  await page.getByRole('button', { name: asking?.questionText ?? '', exact: true }).click();
  await page.getByRole('button', { name: 'Purchases, last week' }).click();
  await expect(listed(page)).toContainText('This question is currently being processed.');
  const tab = page.getByRole('tab', { name: 'Needs clarification 0' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  // Another filter forgets it.
  await page.getByRole('tab', { name: /^Failed/ }).click();
  await expect(listed(page)).toHaveCount(1);
  await page.getByRole('button', { name: failed?.questionText ?? '', exact: true }).click();
  await page.getByRole('button', { name: failed?.failure?.nearest[0] ?? '' }).click();
  await expect(listed(page)).toHaveCount(2);
  await expect(listed(page).nth(1)).toContainText('This question is waiting to be processed.');
  await expect(listed(page).nth(1)).toBeFocused();
  await expect(page).toHaveURL(/status=failed/);
});

test('the status that an address names is in sight on a phone', async ({ page, analysed }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await showFixtures(page);
  await page.goto(`/${analysed.slug}/questions/history?status=clarification_needed`);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Needs clarification/);
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.9 });
});

for (const screen of ['questions', 'questions/history'])
  test(`an address that names a question that is not there says so: ${screen}`, async ({
    page,
    analysed,
  }) => {
    await showFixtures(page, many.slice(0, 3));
    await page.route(/\/api\/questions\/questions\?.*[?&]id=/, (route) =>
      route.fulfill({ json: { success: true, questions: [] } }),
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const id of ['01a21e27-0000-7000-8000-000000000000', 'xyz']) {
      await page.goto(`/${analysed.slug}/${screen}?questionId=${id}`);
      await expect(page.getByText('The question that this address names is not here')).toBeVisible();
      await expect(listed(page)).toHaveCount(3);
    }
    // The server would refuse what is no id.
    expect(asked.filter((url) => url.includes('/api/') && url.includes('xyz'))).toEqual([]);
    await page.goto(`/${analysed.slug}/${screen}`);
    await expect(listed(page)).toHaveCount(3);
    await expect(page.getByText('The question that this address names is not here')).toHaveCount(0);
  });

for (const width of [1280, 390])
  test(`one long word stays within the field: ${width} wide`, async ({ page, analysed }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/${analysed.slug}/questions/ask`);
    const field = page.getByLabel('Your Question');
    const before = await field.boundingBox();
    await field.fill(`Sessions last week on https://shop.example/?gclid=${'Cj0KCQiA1sKt'.repeat(20)}`);
    expect((await field.boundingBox())?.width).toBe(before?.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

test('an example can be undone', async ({ page, analysed }) => {
  await page.goto(`/${analysed.slug}/questions/ask`);
  const field = page.getByLabel('Your Question');
  await field.click();
  await page.keyboard.type('my own words');
  const example = page.getByRole('region', { name: 'Examples' }).getByRole('button').first();
  const text = (await example.locator('span').last().textContent()) ?? '';
  await example.click();
  await expect(field).toHaveValue(text);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue('my own words');
});

test('where the session has ended, there is the way to sign in, and back to what was typed', async ({
  page,
  analysed,
}) => {
  await page.goto(`/${analysed.slug}/questions/ask`);
  await page.getByLabel('Your Question').fill('Sessions last week');
  // All else on the page is as it was: what notices by itself leads to sign-in without a click.
  await page.route('**/api/questions/ask?**', (route) =>
    route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', message: 'Authentication required' } }),
  );
  await page.getByRole('button', { name: 'Ask Question' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL(/\/sign-in\?redirect=/);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(`/${analysed.slug}/questions/ask`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
