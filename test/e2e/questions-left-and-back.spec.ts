import { expect, type Page } from '@playwright/test';
import { enterAs, test } from './insights-test.ts';
import { answerOf, proof, questions, showFixtures } from './question-fixtures.ts';
import { expectAccessible } from './weekwise-test.ts';

test.beforeEach(async ({ page, analysed, weekwise }) => enterAs(page, analysed.visitor, weekwise.url));

const listed = (page: Page) => page.getByRole('list', { name: 'Questions' }).locator(':scope > li');
const [first] = questions;
const firstId = first?.id ?? '';
const oneAnswer = `**/api/questions/answer/${firstId}`;

test('the ask screen tells how far a sent question is until it leads to the list', async ({
  page,
  analysed,
}) => {
  // The two seconds before the list comes are stretched, so that a slow machine sees them too.
  await page.addInitScript(() => {
    const { setTimeout: later } = window;
    const stretched = (run: () => void, ms?: number) => later(run, ms === 2000 ? 60_000 : ms);
    window.setTimeout = stretched as typeof setTimeout;
  });
  let status = 'pending';
  const asked = { ...first, id: '01a00000-0000-7000-8000-000000000400', status: 'pending' };
  await page.route('**/api/questions/ask?**', (route) =>
    route.fulfill({ json: { success: true, error: null, question: asked } }),
  );
  await page.route(/\/api\/questions\/questions\?.*[?&]id=/, (route) =>
    route.fulfill({ json: { success: true, questions: [{ ...asked, status }] } }),
  );
  // A change of any question tells the screens to look again.
  const tellChange = async (next: string) => {
    status = next;
    await analysed.visitor.ask('POST', `/api/questions/ask?orgId=${analysed.organizationId}`, {
      questionText: `Sessions last week, ${next}`,
      userId: await userIdOf(page),
    });
  };
  await page.goto(`/${analysed.slug}/questions/ask`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByLabel('Your Question').fill('Sessions?');
  await page.getByRole('button', { name: 'Ask Question' }).click();
  const told = page.getByRole('status').filter({ hasText: 'Question Submitted!' });
  await expect(told).toContainText('Pending');
  await tellChange('running');
  await expect(told).toContainText('Processing');
  await tellChange('answered');
  await expect(told).toContainText('Answered');
  await expectAccessible(page);
});

async function userIdOf(page: Page): Promise<string> {
  const { user } = (await (await page.request.get('/api/start')).json()) as { user: { id: string } };
  return user.id;
}

test('what was unfolded is so for who comes back', async ({ page, analysed }) => {
  await showFixtures(
    page,
    [questions[1], first].map((one) => ({ ...one, previousQuestionId: null })),
  );
  await page.route(oneAnswer, (route) =>
    route.fulfill({ json: { success: true, answer: { ...(answerOf(firstId) as object), explanation: '' } } }),
  );
  await page.goto(`/${analysed.slug}/questions`);
  const second = listed(page).nth(1);
  await second.getByRole('button', { name: 'Show all', exact: true }).click();
  await second.getByRole('button', { name: 'Show all 8 rows' }).click();
  await second.getByRole('button', { name: 'How I got this' }).click();
  await expect(second.getByText('Agrees with the answer')).toBeVisible();
  await second.getByRole('link', { name: 'Week of Nov 9' }).click();
  await expect(page).toHaveURL(/\/insights\/2026-11-09/);
  await page.goBack();
  await expect(second.getByRole('button', { name: 'Show less' })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Show fewer rows' })).toBeVisible();
  await expect(second.getByText('Agrees with the answer')).toBeVisible();
  // Folded again it stays folded, too.
  await second.getByRole('button', { name: 'Show fewer rows' }).click();
  await second.getByRole('link', { name: 'Week of Nov 9' }).click();
  await expect(page).toHaveURL(/\/insights\/2026-11-09/);
  await page.goBack();
  await expect(second.getByRole('button', { name: 'Show all 8 rows' })).toBeVisible();
});

test('a list that was cut says how many there are, and no line ends within a chance', async ({
  page,
  analysed,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await showFixtures(page, [first]);
  const answer = answerOf(firstId) as { tables: readonly object[] };
  await page.route(oneAnswer, (route) =>
    route.fulfill({
      json: {
        success: true,
        answer: {
          ...answer,
          explanation:
            'A difference like this comes by chance in about 5.5 % of weeks (q = 0.055). The other one is usual (q = 1).',
          tables: answer.tables.map((table) => ({ ...table, among: 43 })),
        },
      },
    }),
  );
  await page.goto(`/${analysed.slug}/questions`);
  await expect(
    listed(page).first().getByRole('table', { name: 'Revenue by country · 8 of 43' }),
  ).toBeVisible();
  await expect(listed(page).first().getByText('8 of 43')).toBeVisible();
  await expect(page.getByText('(q = 0.055).', { exact: true })).toHaveCSS('white-space-collapse', 'collapse');
  await expect(page.getByText('(q = 0.055).', { exact: true })).toHaveCSS('text-wrap-mode', 'nowrap');
  const none = page.getByRole('button', { name: '(q = 1.00, no evidence).' });
  await none.hover();
  await expect(page.getByRole('tooltip').filter({ hasText: 'chance alone' }).last()).toBeVisible();
  await expectAccessible(page);
});

test('the rows of a proof show every value on a phone', async ({ page, analysed }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await showFixtures(page, [first]);
  const [query] = proof.queries;
  const rows = ['desktop', 'mobile'].map((device) => ['2026-11-09', device, 21_628.8]);
  const columns = {
    columns: ['week', 'device', 'revenue'],
    labels: ['Week from', 'Device', 'Purchase revenue'],
    formats: ['week', 'text', 'currency'],
  };
  await page.route('**/api/questions/answer/*/evidence*', (route) =>
    route.fulfill({ json: { ...proof, queries: [{ ...query, ...columns, rows }] } }),
  );
  await page.goto(`/${analysed.slug}/questions`);
  await page.getByRole('button', { name: 'How I got this' }).click();
  const table = page.getByRole('table', { name: 'Rows of the query' });
  await expect(table.getByRole('columnheader')).toHaveText(['Week from', 'Device', 'Purchase revenue']);
  await expect(table.getByText('Purchase revenue').last()).toBeVisible();
  const ends = await table
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(390 - 16);
  await expectAccessible(page);
});

test('a proof that does not come takes no answer with it', async ({ page, analysed }) => {
  await showFixtures(page, [first]);
  await page.route('**/assets/answer-proof*', (route) => route.abort());
  await page.goto(`/${analysed.slug}/questions`);
  const only = listed(page).first();
  await only.getByRole('button', { name: 'How I got this' }).click();
  await expect(only.getByRole('alert')).toContainText('Weekwise was probably updated');
  await expect(only.getByRole('heading', { level: 3 })).toContainText('United States');
  await expect(only.getByPlaceholder(/follow-up/)).toBeVisible();
});

test('without a network each button of the list says so, and goes on once it is back', async ({
  page,
  context,
  analysed,
}) => {
  await showFixtures(page, [first]);
  const parts = ['answer-proof', 'history-screen', 'ask-screen'];
  const fetched = parts.map((part) => page.waitForResponse(new RegExp(`/assets/${part}`)));
  await page.goto(`/${analysed.slug}/questions`);
  await Promise.all(fetched);
  await page.unrouteAll();
  await context.setOffline(true);
  const only = listed(page).first();
  await only.getByRole('button', { name: 'How I got this' }).click();
  await expect(only.getByText('The queries could not be run again')).toBeVisible();
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Failed to fetch questions' })).toBeVisible();
  await context.setOffline(false);
  // The stream of changes finds its way back, and what failed is asked for anew.
  await expect(page.getByRole('heading', { name: 'Failed to fetch questions' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Question History' })).toBeVisible();
});

test('after a question was deleted one goes on with the next, and nothing asks for it any more', async ({
  page,
  analysed,
}) => {
  const ask = async (questionText: string) =>
    await analysed.visitor.ask('POST', `/api/questions/ask?orgId=${analysed.organizationId}`, {
      questionText,
      userId: await userIdOf(page),
    });
  await ask('Sessions by device last week');
  await ask('Sessions by channel last week');
  await page.goto(`/${analysed.slug}/questions`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const leaving = listed(page).first();
  await expect(leaving).toContainText('Answered');
  const next = (await listed(page).nth(1).getAttribute('id')) ?? '';
  const vain: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) vain.push(response.url());
  });
  // The stream tells of it before the answer to the call is there.
  await page.route(/\/api\/questions\/[0-9a-f-]{36}$/, async (route) => {
    const response = await route.fetch();
    await page.waitForTimeout(1000);
    await route.fulfill({ response });
  });
  await leaving.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete question' }).click();
  await expect(page.getByText('Question deleted')).toBeVisible();
  await expect(page.locator(`#${next}`)).toBeFocused();
  expect(vain).toEqual([]);
});

test('what happens after a page was read and before its stream begins is shown all the same', async ({
  page,
  analysed,
}) => {
  const userId = await userIdOf(page);
  const own = `orgId=${analysed.organizationId}&userId=${userId}`;
  const ask = (questionText: string) =>
    analysed.visitor.ask('POST', `/api/questions/ask?orgId=${analysed.organizationId}`, {
      questionText,
      userId,
    });
  const open = async () => {
    const { questions: all } = await analysed.visitor.ask<{ questions: { status: string }[] }>(
      'GET',
      `/api/questions/questions?${own}&limit=20`,
    );
    return all.filter(({ status }) => status === 'pending' || status === 'running').length;
  };
  await ask('Sessions by device last week');
  await expect.poll(open).toBe(0);
  const mayListen = Promise.withResolvers<void>();
  await page.route('**/api/analytics/changes?**', async (route) => {
    await mayListen.promise;
    await route.continue();
  });
  await page.goto(`/${analysed.slug}/questions`);
  await expect(listed(page).first()).toContainText('Sessions by device last week');
  await ask('Sessions by country last week');
  await expect.poll(open).toBe(0);
  mayListen.resolve();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(listed(page).first()).toContainText('Sessions by country last week');
  await expect(listed(page).first()).toContainText('Answered');
});

test('a question that is rephrased is kept over a reload as it was typed last, however long it is', async ({
  page,
  analysed,
}) => {
  const text = 'Warum verkaufen wir weniger Gießkannen? '.repeat(120).trim();
  await showFixtures(page, [{ ...questions[3], questionText: text }]);
  await page.goto(`/${analysed.slug}/questions`);
  await listed(page).first().getByRole('link', { name: 'Rephrase' }).click();
  const field = page.getByLabel('Your Question');
  await expect(field).toHaveValue(text);
  await expect(page).toHaveURL(`/${analysed.slug}/questions/ask`);
  const heightOf = async () => (await field.boundingBox())?.height ?? 0;
  const whole = await heightOf();
  await field.fill('Warum?');
  expect(await heightOf()).toBeGreaterThan(100);
  expect(await heightOf()).toBeLessThan(0.6 * whole);
  await field.fill(`${text} Und warum?`);
  await page.reload();
  await expect(field).toHaveValue(`${text} Und warum?`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
});
