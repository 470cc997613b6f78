import { expect, type Locator, type Page } from '@playwright/test';
import { enterAs, test } from './insights-test.ts';
import { answerOf, comparison, questions, showFixtures } from './question-fixtures.ts';

test.beforeEach(async ({ page, analysed, weekwise }) => enterAs(page, analysed.visitor, weekwise.url));

const listed = (page: Page) => page.getByRole('list', { name: 'Questions' }).locator(':scope > li');
const [tall, lines, , failed, , bars] = questions;

/** Twenty questions with answers of every height; the newest is the first. */
const many = Array.from({ length: 20 }, (_, at) => ({
  ...[tall, lines, failed, bars][at % 4],
  id: `01a00000-0000-7000-8000-0000000002${String(at).padStart(2, '0')}`,
  pinned: false,
  previousQuestionId: null,
  createdAt: new Date(Date.now() - at * 7_200_000).toISOString(),
}));

async function showMany(page: Page): Promise<void> {
  await showFixtures(page, many);
  await page.route(/\/api\/questions\/answer\/[^/]+$/, async (route) => {
    const at = Number(route.request().url().slice(-2));
    // One after the other and in no order, as over a slow network.
    await new Promise((resolve) => setTimeout(resolve, ((at * 7) % 5) * 120));
    const kind = [tall, lines, failed, bars][at % 4];
    await route.fulfill({ json: { success: true, answer: answerOf(kind?.id ?? '') } });
  });
}

/** How much what is seen has moved by itself since the page was loaded. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => {
          const shifts = observer.takeRecords() as (PerformanceEntry & {
            readonly value: number;
            readonly hadRecentInput: boolean;
          })[];
          resolve(shifts.reduce((sum, one) => sum + (one.hadRecentInput ? 0 : one.value), 0));
        });
      }),
  );

for (const width of [1280, 390])
  test(`the list does not jump while its answers come: ${width} wide`, async ({ page, analysed }) => {
    await page.setViewportSize({ width, height: 844 });
    await showMany(page);
    await page.goto(`/${analysed.slug}/questions`);
    await expect(listed(page)).toHaveCount(20);
    await expect(listed(page).first().locator('.plot svg').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await shiftOf(page)).toBeLessThan(0.1);
  });

test('a question asked just now stands first and is led to, however many are pinned', async ({
  page,
  analysed,
}) => {
  const pinned = many.map((one) => ({ ...one, pinned: true }));
  const asked = { ...lines, id: '01a00000-0000-7000-8000-000000000300', questionText: 'Sessions by device?' };
  await showFixtures(page, pinned);
  await page.route(/\/api\/questions\/questions\?.*[?&]id=/, (route) =>
    route.fulfill({ json: { success: true, questions: [{ ...asked, status: 'answered' }] } }),
  );
  await page.route('**/api/questions/ask?**', (route) =>
    route.fulfill({ json: { success: true, error: null, question: { ...asked, status: 'pending' } } }),
  );
  await page.goto(`/${analysed.slug}/questions/ask`);
  await page.getByLabel('Your Question').fill('Sessions by device?');
  await page.getByRole('button', { name: 'Ask Question' }).click();
  await expect(page).toHaveURL(`/${analysed.slug}/questions`);
  const first = listed(page).first();
  await expect(first.getByRole('heading', { level: 2 })).toHaveText('Sessions by device?');
  await expect(first).toContainText('Just asked');
  await expect(first).toBeFocused();
  await expect(first.getByRole('heading', { level: 2 })).toBeInViewport();

  // The same from far below, for what follows on another.
  const last = listed(page).nth(18);
  await last.scrollIntoViewIfNeeded();
  const follow = { ...asked, id: '01a00000-0000-7000-8000-000000000301', questionText: 'why?' };
  await page.unroute('**/api/questions/ask?**');
  await page.route('**/api/questions/ask?**', (route) =>
    route.fulfill({ json: { success: true, error: null, question: { ...follow, status: 'pending' } } }),
  );
  await page.unroute(/\/api\/questions\/questions\?.*[?&]id=/);
  await page.route(/\/api\/questions\/questions\?.*[?&]id=/, (route) =>
    route.fulfill({ json: { success: true, questions: [follow] } }),
  );
  await last.getByRole('button', { name: 'Ask a follow-up' }).click();
  await expect(last.getByPlaceholder(/follow-up/)).toBeFocused();
  await page.keyboard.type('why?');
  await page.keyboard.press('Enter');
  await expect(first.getByRole('heading', { level: 2 })).toHaveText('why?');
  await expect(first).toBeFocused();
  await expect(first.getByRole('heading', { level: 2 })).toBeInViewport();
});

test('answers after the first are shown in brief, and whole on request', async ({ page, analysed }) => {
  await showMany(page);
  await page.goto(`/${analysed.slug}/questions`);
  const [first, fifth] = [listed(page).first(), listed(page).nth(4)];
  await expect(first.getByRole('list', { name: 'References' })).toBeVisible();
  await expect(first.getByRole('button', { name: 'Show all', exact: true })).toHaveCount(0);
  await fifth.scrollIntoViewIfNeeded();
  await expect(fifth.getByRole('heading', { level: 3 })).toContainText('United States');
  await expect(fifth.locator('.plot svg').first()).toBeVisible();
  await expect(fifth).toContainText('Provisional');
  await expect(fifth.getByRole('list', { name: 'References' })).toBeVisible();
  await expect(fifth.getByRole('button', { name: 'Show all 8 rows' })).toHaveCount(0);
  await expect(fifth.getByPlaceholder(/follow-up/)).toHaveCount(0);
  // The words end where the list does, whether a table stands beside the drawing or behind a button.
  await expect(fifth.getByRole('button', { name: 'Table' })).toBeVisible();
  const listEnd = await first.evaluate((item) => item.getBoundingClientRect().right);
  for (const item of [first, fifth]) {
    const words = item.getByRole('button', { name: 'Copy figures' }).getByText('Copy figures');
    const end = await words.evaluate((text) => text.getBoundingClientRect().right);
    expect(Math.abs(end - listEnd)).toBeLessThan(1);
  }
  await fifth.getByRole('button', { name: 'Show all', exact: true }).click();
  await expect(fifth.getByRole('button', { name: 'Show all 8 rows' })).toBeVisible();
  await fifth.getByRole('button', { name: 'Show less' }).click();
  await expect(fifth.getByRole('button', { name: 'Show all 8 rows' })).toHaveCount(0);
});

test('a full list ends with the way to older questions, and a short one does not', async ({
  page,
  analysed,
}) => {
  await showMany(page);
  await page.goto(`/${analysed.slug}/questions`);
  await page.getByRole('link', { name: 'Older ones are in the history' }).click();
  await expect(page).toHaveURL(`/${analysed.slug}/questions/history`);
  await page.unroute('**/api/questions/questions?**');
  await showFixtures(page);
  await page.goto(`/${analysed.slug}/questions`);
  await expect(listed(page)).toHaveCount(questions.length);
  await expect(page.getByRole('link', { name: 'Older ones are in the history' })).toHaveCount(0);
});

test('on a phone the main action stands first, and all three in one row', async ({ page, analysed }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await showFixtures(page);
  await page.goto(`/${analysed.slug}/questions`);
  const topOf = async (role: 'link' | 'button', name: string) =>
    (await page.getByRole('main').getByRole(role, { name, exact: true }).boundingBox()) ?? { x: -1, y: -1 };
  const [ask, refresh, history] = [
    await topOf('link', 'Ask Question'),
    await topOf('button', 'Refresh'),
    await topOf('link', 'History'),
  ];
  expect([refresh.y, history.y]).toEqual([ask.y, ask.y]);
  expect(ask.x).toBeLessThan(Math.min(refresh.x, history.x));
  // What the demo is takes one line above them.
  const banner = await page.getByRole('complementary', { name: 'About this demo' }).boundingBox();
  expect(banner?.height).toBeLessThan(32);
});

test('j and k walk the questions, Enter opens one of the history, and ? tells so', async ({
  page,
  analysed,
}) => {
  await showFixtures(page);
  await page.goto(`/${analysed.slug}/questions`);
  await expect(listed(page)).toHaveCount(questions.length);
  for (const key of ['j', 'j', 'k', 'j']) await page.keyboard.press(key);
  await expect(listed(page).nth(1)).toBeFocused();
  await page.goto(`/${analysed.slug}/questions/history`);
  await expect(listed(page)).toHaveCount(questions.length);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(listed(page).first().getByRole('button').first()).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByRole('heading', { level: 3 })).toHaveText(['Question History', 'Everywhere']);
  await expect(keys).toContainText('Next question');
  await expect(keys).not.toContainText('insight');
});

test('a link leads to one question, and follow-ups in the history say what they follow', async ({
  page,
  analysed,
}) => {
  await showFixtures(page);
  await page.goto(`/${analysed.slug}/questions?questionId=${bars?.id}`);
  await expect(listed(page).first().getByRole('heading', { level: 2 })).toHaveText(bars?.questionText ?? '');
  await expect(listed(page).first()).toBeFocused();
  await expect(listed(page)).toHaveCount(questions.length);
  await page.goto(`/${analysed.slug}/questions/history`);
  await expect(page.getByRole('listitem').filter({ hasText: 'only mobile' })).toContainText(
    'Follows “Which countries brought the most revenue?”',
  );
});

test('a long question stands in two lines of the history of a phone, and no more', async ({
  page,
  analysed,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const words = 'which landing pages had the most sessions from Organic Search ';
  await showFixtures(
    page,
    [1, 8].map((times, at) => ({ ...questions[at], questionText: words.repeat(times).trim() })),
  );
  await page.goto(`/${analysed.slug}/questions/history`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
  const heights = await Promise.all(
    (await page.getByRole('heading', { level: 2 }).all()).map(
      async (heading) => (await heading.boundingBox())?.height,
    ),
  );
  expect(heights).toEqual([40, 40]);
});

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (box === null) throw new Error('It has no place on the page.');
  return box;
};

test('a drawing shows exact values to the pointer and to the keyboard', async ({ page, analysed }) => {
  await showFixtures(page);
  await page.goto(`/${analysed.slug}/questions`);
  const drawing = listed(page).first().getByRole('img', { name: 'The United States is far ahead' });
  await expect(drawing.locator('svg')).toBeVisible();
  await expect(drawing.getByText('$48,231.40')).toHaveCount(0);
  const bars = drawing.locator('[aria-label=bar] path, [aria-label=bar] rect');
  for (const at of [1, 0]) {
    await bars.nth(at).hover();
    await expect(drawing.getByText(at === 0 ? '$48,231.40' : '$6,210.20')).toBeVisible();
    // The tip lies over its own bar, and over no value of another.
    const tip = await boxOf(drawing.locator('[aria-label=tip] path'));
    const values = await drawing.locator('[aria-label=text] text').filter({ hasText: /^\$/ }).all();
    expect(values.length).toBeGreaterThan(4);
    for (const [place, value] of values.entries()) {
      const { y, height } = await boxOf(value);
      if (place !== at) expect(y + height <= tip.y || y >= tip.y + tip.height).toBe(true);
    }
  }
  await page.mouse.move(0, 0);
  await expect(drawing.getByText('$48,231.40')).toHaveCount(0);
  await drawing.focus();
  await page.keyboard.press('ArrowDown');
  await expect(drawing.getByText('$48,231.40')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(drawing.getByText('$6,210.20')).toBeVisible();
  await expect(page.getByText('Canada, Revenue: $6,210.20')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(drawing.getByText('$6,210.20')).toHaveCount(0);
});

test('what changes rises in blue and falls in orange, and an unfinished bar is lighter', async ({
  page,
  analysed,
}) => {
  await showFixtures(page);
  const { answer, id } = comparison;
  const shown = { ...answer, presentation_config: { ...answer.presentation_config, partial: ['Direct'] } };
  await page.route(`**/api/questions/answer/${id}`, (route) =>
    route.fulfill({ json: { success: true, answer: shown } }),
  );
  await page.goto(`/${analysed.slug}/questions?questionId=${id}`);
  const bar = (at: number) => listed(page).first().locator('.plot svg [aria-label=bar] > *').nth(at);
  await expect(bar(0)).toHaveAttribute('fill', 'var(--loss-fill)');
  await expect(bar(1)).toHaveAttribute('fill', 'var(--gain-fill)');
  await expect(bar(0)).toHaveAttribute('fill-opacity', '1');
  await expect(bar(1)).toHaveAttribute('fill-opacity', '0.4');
});

test('the specific reason is read first, and leads admins to generate insights', async ({
  page,
  analysed,
}) => {
  const failure = {
    reason: 'That week has not been analysed yet. Generate its insights, or ask for its numbers.',
    nearest: [],
  };
  await showFixtures(page, [{ ...failed, failure }]);
  await page.goto(`/${analysed.slug}/questions`);
  const only = listed(page).first();
  const yOf = async (text: RegExp) => (await only.getByText(text).boundingBox())?.y ?? -1;
  await expect(only.getByText(/^That week/)).toHaveCSS('font-weight', '600');
  expect(await yOf(/^That week/)).toBeLessThan(await yOf(/^Failed to process this question/));
  await only.getByRole('link', { name: 'Generate Insights' }).click();
  await expect(page).toHaveURL(`/${analysed.slug}/insights/generate`);
});

test('a reason that is no source leads admins to add one', async ({ page, analysed }) => {
  const failure = { reason: 'Nothing is connected.', nearest: [], code: 'no_source' };
  await showFixtures(page, [{ ...failed, failure }]);
  await page.goto(`/${analysed.slug}/questions`);
  // Other words would meet the same.
  await expect(listed(page).first().getByRole('textbox')).toHaveCount(0);
  await listed(page).first().getByRole('link', { name: 'Add a Source' }).click();
  await expect(page).toHaveURL(`/${analysed.slug}/sources/add`);
});
