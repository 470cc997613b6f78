import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { enterAs, test } from './insights-test.ts';
import { broken, comparison, proof, questions, showFixtures } from './question-fixtures.ts';
import { expectAccessible, expectNothingSideways } from './weekwise-test.ts';

test.beforeEach(async ({ page, analysed, weekwise }) => enterAs(page, analysed.visitor, weekwise.url));

const item = (page: Page, text: string) =>
  page
    .getByRole('list', { name: 'Questions' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: text, exact: true }) });
const field = (page: Page) => page.getByLabel('Your Question');
/** All of an answer that is shown in brief. */
const unfold = (of: ReturnType<typeof item>) =>
  of.getByRole('button', { name: 'Show all', exact: true }).click();
const submit = (page: Page) => page.getByRole('button', { name: 'Ask Question' });

test.describe('asking', () => {
  test('counts, warns and refuses what cannot be sent', async ({ page, analysed }) => {
    await page.goto(`/${analysed.slug}/questions/ask`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ask a Question' })).toBeVisible();
    await expect(page.getByText('0/5000')).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await field(page).fill('   \n ');
    await expect(submit(page)).toBeDisabled();
    await field(page).press('Control+Enter');
    await expect(page.getByText('Please enter a question').first()).toBeVisible();

    await field(page).fill('x'.repeat(4500));
    await expect(page.getByText('4500/5000')).toBeVisible();
    await expect(page.getByText('Approaching character limit')).toBeHidden();
    await field(page).fill('x'.repeat(4501));
    await expect(page.getByText('Approaching character limit')).toBeVisible();
    await expect(submit(page)).toBeEnabled();
    await field(page).fill('x'.repeat(5001));
    await expect(page.getByText('5001/5000')).toBeVisible();
    const colourOf = (text: string) =>
      page
        .getByText(text)
        .first()
        .evaluate((one) => getComputedStyle(one).color);
    expect(await colourOf('5001/5000')).toBe(await colourOf('At most 5,000 characters'));
    await expect(submit(page)).toBeDisabled();
    expect((await field(page).inputValue()).length, 'nothing typed is cut').toBe(5001);
    // As many as the server takes: characters, and no halves of them.
    await field(page).fill('📈'.repeat(5000));
    await expect(page.getByText('5000/5000')).toBeVisible();
    await expect(submit(page)).toBeEnabled();
    await expectAccessible(page);
  });

  test('has tips and an example of each kind, which fills the field', async ({ page, analysed }) => {
    await page.goto(`/${analysed.slug}/questions/ask`);
    await expect(page.getByRole('heading', { name: 'Tips for Better Questions' })).toBeVisible();
    const kinds = ['Performance', 'Conversions', 'Traffic', 'User Behavior', 'Trends', 'Demographics'];
    for (const kind of kinds) {
      const example = page.getByRole('button', { name: new RegExp(`^${kind}`) });
      await example.click();
      const text = await field(page).inputValue();
      expect(text.length).toBeGreaterThan(10);
      await expect(example).toContainText(text);
    }
    await expect(field(page)).toBeFocused();
  });

  test('has examples with names of the own data, and each of them is answered', async ({
    page,
    analysed,
  }) => {
    await page.goto(`/${analysed.slug}/questions/ask`);
    await expect(page.getByText('Made from your own data')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Traffic/ })).toContainText('Organic Search');
    await expect(page.getByRole('button', { name: /^Demographics/ })).toContainText('the United States');
    await expectAccessible(page);
    const buttons = await page.getByRole('region', { name: 'Examples' }).getByRole('button').all();
    expect(buttons).toHaveLength(6);
    const asked: string[] = [];
    for (const button of buttons) {
      await button.click();
      asked.push(await field(page).inputValue());
    }
    for (const text of asked) {
      await page.goto(`/${analysed.slug}/questions/ask`);
      await field(page).fill(text);
      await submit(page).click();
      await expect(page).toHaveURL(`/${analysed.slug}/questions`);
      await expect(item(page, text).first()).toContainText('Answered');
    }
  });

  test('has examples such as anybody may ask where the own ones cannot be read', async ({
    page,
    analysed,
  }) => {
    await page.route('**/api/questions/examples?**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`/${analysed.slug}/questions/ask`);
    await expect(page.getByRole('region', { name: 'Examples' }).getByRole('button')).toHaveCount(6, {
      timeout: 60_000,
    });
    await expect(page.getByText('Made from your own data')).toBeHidden();
  });

  test('sends what was typed without its edges, and leads to the list after two seconds', async ({
    page,
    analysed,
  }) => {
    await page.goto(`/${analysed.slug}/questions/ask`);
    const text = 'How many sessions did we have last week?';
    await field(page).fill(`  ${text}\n`);
    const sent = page.waitForRequest('**/api/questions/ask?**');
    await submit(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ questionText: text });
    await expect(page.getByText('Question Submitted!')).toBeVisible();
    await expect(page.getByText('redirected')).toBeVisible();
    await expectAccessible(page);
    await expect(page).toHaveURL(`/${analysed.slug}/questions`);
    await expect(item(page, text).first()).toBeVisible();
    // The number alone stands in the table that compares it, too: it is shown there.
    const figures = item(page, text).first().getByRole('table');
    await expect(figures).toHaveCount(1);
    await expect(figures.getByRole('cell', { name: 'Sessions' })).toHaveCSS('text-align', 'left');
    // Sent is sent: the field is empty again.
    await page.goto(`/${analysed.slug}/questions/ask`);
    await expect(field(page)).toHaveValue('');
  });

  test('sends once what is clicked twice', async ({ page, analysed }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/questions/ask?')) sent.push(request.postData() ?? '');
    });
    await page.goto(`/${analysed.slug}/questions/ask`);
    await field(page).fill('How many sessions did we have yesterday?');
    await submit(page).dblclick();
    await expect(page).toHaveURL(`/${analysed.slug}/questions`);
    expect(sent).toHaveLength(1);
  });

  test('keeps what was typed over a reload, a refusal and a network that is gone', async ({
    page,
    context,
    analysed,
  }) => {
    await page.goto(`/${analysed.slug}/questions/ask`);
    await field(page).fill('Half a thou');
    await page.reload();
    await expect(field(page)).toHaveValue('Half a thou');

    await page.route('**/api/questions/ask?**', (route) =>
      route.fulfill({ json: { success: false, error: 'No more today.', question: null } }),
    );
    await submit(page).click();
    await expect(page.getByText('No more today.')).toBeVisible();
    await expect(field(page)).toHaveValue('Half a thou');
    await page.unroute('**/api/questions/ask?**');

    await page.route('**/api/questions/ask?**', (route) =>
      route.fulfill({ json: { success: false, error: null, question: null } }),
    );
    await submit(page).click();
    await expect(page.getByText('Failed to submit question')).toBeVisible();
    await page.unroute('**/api/questions/ask?**');

    for (const [answer, told] of [
      [
        { status: 400, json: { success: false, error: 'Too many questions today.' } },
        'Too many questions today.',
      ],
      [{ status: 500, json: { success: false, error: 'boom' } }, 'boom'],
      [broken, 'It broke.'],
      [{ status: 500, body: 'oops' }, 'Failed to submit question'],
    ] as const) {
      await page.route('**/api/questions/ask?**', (route) => route.fulfill(answer));
      await submit(page).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(told);
      await expect(field(page)).toHaveValue('Half a thou');
      await page.unroute('**/api/questions/ask?**');
    }

    await context.setOffline(true);
    await submit(page).click();
    await expect(page.getByText('Failed to submit question')).toBeVisible();
    await expect(page.getByText(/cannot be reached/)).toBeVisible();
    await expect(field(page)).toHaveValue('Half a thou');
    await context.setOffline(false);
  });
});

test.describe('the list', () => {
  test('shows every state of a question', async ({ page, analysed }) => {
    await showFixtures(page);
    await page.goto(`/${analysed.slug}/questions`);
    await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
    for (const [text, label] of [
      ['Which countries brought the most revenue?', 'Answered'],
      ['How many conversions did we have?', 'Needs clarification'],
      ['How many people saw our TV spot?', 'Failed'],
      ['Sessions by device', 'Processing'],
      ['Revenue by month', 'Pending'],
      ['From the future', 'Unknown'],
    ] as const) {
      await expect(item(page, text)).toContainText(label);
      await expect(item(page, text)).toContainText(/Asked \w{3} \d+, \d{4}/);
    }
    await expect(item(page, 'Sessions by device')).toContainText(
      'This question is currently being processed. Please check back soon.',
    );
    await expect(item(page, 'Revenue by month')).toContainText('This question is waiting to be processed.');
    const failed = item(page, 'How many people saw our TV spot?');
    await expect(failed).toContainText(
      'Failed to process this question. Please try asking again or rephrase your question.',
    );
    await expect(failed).toContainText('No connected source knows about television.');

    const answered = item(page, 'Which countries brought the most revenue?');
    await expect(answered.getByRole('heading', { level: 3 })).toContainText('United States');
    await expect(answered.locator('.plot svg').first()).toContainText('no data');
    await answered.getByRole('button', { name: 'Show all 8 rows' }).click();
    await expect(answered.getByRole('cell', { name: 'no data' })).toBeVisible();
    await expect(answered).toContainText('Provisional');

    const bare = item(page, 'only mobile');
    await expect(bare.getByRole('heading', { level: 3, name: 'Answer' })).toBeVisible();
    await expect(bare).toContainText('No explanation available.');
    await expect(bare).toContainText('Follows “Which countries brought the most revenue?”');
    await expectAccessible(page);
  });

  test('renders Markdown with tables, and nothing in it leads or calls away', async ({ page, analysed }) => {
    const away: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('evil.example')) away.push(request.url());
    });
    await showFixtures(page);
    await page.goto(`/${analysed.slug}/questions`);
    const answered = item(page, 'Which countries brought the most revenue?');
    await expect(answered.getByRole('table').first().getByRole('cell', { name: '$48,200' })).toBeVisible();
    await expect(answered.locator('strong', { hasText: 'Bold' })).toBeVisible();
    await expect(answered.locator('a[href*=evil], img')).toHaveCount(0);
    expect(away).toEqual([]);
  });

  test('shows references, and the query opens with its rows', async ({ page, analysed }) => {
    await showFixtures(page);
    await page.goto(`/${analysed.slug}/questions`);
    const answered = item(page, 'Which countries brought the most revenue?');
    await expect(answered.getByRole('link', { name: 'The shop' })).toHaveAttribute(
      'href',
      `/${analysed.slug}/sources/x`,
    );
    await expect(answered.getByRole('link', { name: 'Week of Nov 9' })).toHaveAttribute(
      'href',
      `/${analysed.slug}/insights/2026-11-09`,
    );
    await expect(answered.getByRole('link', { name: /^Week of/ })).toHaveCount(1);
    await expect(answered.getByText('Reference: Unknown')).toBeVisible();
    await answered.getByRole('button', { name: 'query: 0' }).click();
    await expect(answered.getByRole('heading', { name: 'The query' })).toBeVisible();
    await expect(answered.getByText('Agrees with the answer')).toBeVisible();
    const rows = answered.getByRole('table', { name: 'Rows of the query' });
    await expect(rows.getByRole('columnheader')).toHaveText(['Country', 'Purchase revenue']);
    await expect(rows.getByRole('cell', { name: '$48,231.40' })).toBeVisible();
    await answered.getByText(/^SQL and/).click();
    await expect(answered.getByText(/^SELECT/)).toBeVisible();
    await expectAccessible(page);
  });

  test('names a report once, however many queries of it there are', async ({ page, analysed }) => {
    await showFixtures(page);
    const { answer, id } = comparison;
    await page.route(`**/api/questions/answer/${id}`, (route) =>
      route.fulfill({ json: { success: true, answer } }),
    );
    await page.goto(`/${analysed.slug}/questions`);
    const answered = item(page, 'Sessions by channel against the week before');
    await unfold(answered);
    const references = answered.getByRole('list', { name: 'References' });
    await expect(references.getByRole('listitem')).toHaveText([
      'The shop',
      'Totals by day',
      'Channels by day',
    ]);
    const [query] = proof.queries;
    await page.route(`**/api/questions/answer/${id}/evidence`, (route) =>
      route.fulfill({ json: { ...proof, queries: [1, 2, 3, 4].map(() => query) } }),
    );
    // Its first query, not that of the answer.
    await references.getByRole('button', { name: 'Channels by day' }).click();
    await expect(answered.getByRole('heading', { name: 'Query 3' })).toBeInViewport();
    await expect(answered.getByRole('listitem').filter({ hasText: 'Query 3' })).toBeFocused();
  });

  test('shows the query that is asked for, and the others behind their titles', async ({
    page,
    analysed,
  }) => {
    await showFixtures(page);
    const [query] = proof.queries;
    await page.route('**/evidence', (route) =>
      route.fulfill({ json: { ...proof, queries: Array.from({ length: 20 }, () => query) } }),
    );
    await page.goto(`/${analysed.slug}/questions`);
    const answered = item(page, 'Which countries brought the most revenue?');
    await answered.getByRole('button', { name: 'How I got this' }).click();
    await expect(answered.getByRole('heading', { name: 'Query 20' })).toBeVisible();
    // The same query of other periods stands behind one heading.
    const alike = answered.getByRole('heading', { name: 'Purchase revenue by Country · 20 queries' });
    await alike.click();
    await expect(answered.getByRole('heading', { name: 'Query 20' })).toBeHidden();
    await alike.click();
    const rows = answered.getByRole('table', { name: 'Rows of the query' });
    await expect(rows).toHaveCount(1);
    await answered.getByRole('heading', { name: 'Query 2', exact: true }).click();
    await expect(rows).toHaveCount(2);
    await expectAccessible(page);
  });

  test('writes changes with their sign in the table, the drawing and what is copied', async ({
    page,
    context,
    analysed,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await showFixtures(page);
    const { answer, id } = comparison;
    await page.route(`**/api/questions/answer/${id}`, (route) =>
      route.fulfill({ json: { success: true, answer } }),
    );
    await page.goto(`/${analysed.slug}/questions`);
    const answered = item(page, 'Sessions by channel against the week before');
    await unfold(answered);
    const row = (name: string) => answered.getByRole('row', { name: new RegExp(`^${name} \\d`) });
    for (const cell of ['1,112', '1,100', '+12', '+1.09 %'])
      await expect(row('Direct').getByRole('cell', { name: cell, exact: true })).toBeVisible();
    for (const cell of ['950', '1,000', '−50', '−5.00 %'])
      await expect(row('Organic Search').getByRole('cell', { name: cell, exact: true })).toBeVisible();
    // Far below the window nothing is drawn.
    await answered.scrollIntoViewIfNeeded();
    await expect(answered.locator('.plot svg')).toContainText('−50');
    await expect(answered.locator('.plot svg')).toContainText('+12');
    await answered.getByRole('button', { name: /^Actions/ }).click();
    // By its key: what is still drawn above moves the open menu, and a press beside it would close it.
    await page.getByRole('menuitem', { name: 'Copy as Markdown' }).press('Enter');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('| Direct | 1,112 | 1,100 | +12 | +1.09 % |');
  });

  test('tells each row once: in a table or in the explanation', async ({ page, analysed }) => {
    await showFixtures(page);
    const { answer, id } = comparison;
    const [table] = answer.tables;
    const explanation = [
      'They went apart.',
      '',
      `| ${table?.columns.join(' | ')} |`,
      '|---|---:|---:|---:|---:|',
      '| Organic Search | 950 | 1,000 | −50 | −5 % |',
      '| Direct | 1,112 | 1,100 | +12 | +1 % |',
    ].join('\n');
    await page.route(`**/api/questions/answer/${id}`, (route) =>
      route.fulfill({ json: { success: true, answer: { ...answer, explanation } } }),
    );
    await page.goto(`/${analysed.slug}/questions`);
    // Beside a drawing without a table its figures unfold; beside one with a table they stand there.
    const bare = item(page, 'only mobile');
    await bare.scrollIntoViewIfNeeded();
    await expect(bare.getByRole('button', { name: 'Table' })).toBeVisible();
    const answered = item(page, 'Sessions by channel against the week before');
    await answered.scrollIntoViewIfNeeded();
    await unfold(answered);
    await expect(answered.getByRole('button', { name: 'Copy figures' })).toBeVisible();
    await expect(answered.getByRole('button', { name: 'Table' })).toHaveCount(0);
    await expect(answered.getByRole('row', { name: /^Direct/ })).toHaveCount(1);
    await answered.getByText('As a table: This week against the one before').click();
    await expect(answered.getByRole('cell', { name: '+1.09 %' })).toBeVisible();
    await expectAccessible(page);
  });

  for (const [screen, open] of [
    ['questions', false],
    ['questions/history', true],
  ] as const)
    test(`cuts a question of 5,000 characters to four lines, and shows it whole: ${screen}`, async ({
      page,
      analysed,
    }) => {
      const [first] = questions;
      const text = 'Why did we sell less in spring? '.repeat(160).slice(0, 5000).trim();
      await showFixtures(page, [{ ...first, questionText: text }]);
      await page.goto(`/${analysed.slug}/${screen}`);
      const only = page.getByRole('list', { name: 'Questions' }).getByRole('listitem').first();
      if (open) await only.getByRole('button', { name: /^Why did we sell less/ }).click();
      const heightOf = async () => (await only.getByRole('heading', { level: 2 }).boundingBox())?.height ?? 0;
      const show = only.getByRole('button', { name: 'Show the whole question' });
      await expect(show).toHaveAttribute('aria-expanded', 'false');
      expect(await heightOf()).toBeLessThan(120);
      await expectAccessible(page);
      await show.click();
      expect(await heightOf()).toBeGreaterThan(600);
      await only.getByRole('button', { name: 'Show less of the question' }).click();
      expect(await heightOf()).toBeLessThan(120);
    });

  test('says what loads, what is empty and what failed', async ({ page, analysed }) => {
    const list = '**/api/questions/questions?**';
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(list, async (route) => {
      await held;
      await route.fulfill({ json: { success: true, questions: [] } });
    });
    await page.goto(`/${analysed.slug}/questions`);
    await expect(page.getByText('Loading questions...')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { name: 'No questions yet' })).toBeVisible();
    await expect(
      page.getByText('Start by asking your first question about your analytics data'),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ask Your First Question' }).click();
    await expect(page).toHaveURL(`/${analysed.slug}/questions/ask`);

    await page.unroute(list);
    await page.route(list, (route) => route.fulfill(broken));
    await page.goto(`/${analysed.slug}/questions`);
    await expect(page.getByRole('heading', { name: 'Failed to fetch questions' })).toBeVisible();
    await expect(page.getByText('It broke.')).toBeVisible();
    await page.unroute(list);
    await page.route(list, (route) =>
      route.fulfill({ json: { success: false, error: 'The list is locked.' } }),
    );
    for (const screen of ['questions/history', 'questions']) {
      await page.goto(`/${analysed.slug}/${screen}`);
      await expect(page.getByRole('heading', { name: 'Failed to fetch questions' })).toBeVisible();
      await expect(page.getByText('The list is locked.')).toBeVisible();
      await expect(page.getByText('No questions yet')).toHaveCount(0);
    }
    await page.unroute(list);
    await showFixtures(page);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(item(page, 'Sessions by device')).toBeVisible();
  });

  test('logs and skips an answer that does not come', async ({ page, analysed }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await showFixtures(page);
    const [first] = questions;
    await page.route(`**/api/questions/answer/${first?.id}`, (route) => route.fulfill(broken));
    await page.goto(`/${analysed.slug}/questions`);
    await expect(
      item(page, 'Sessions by channel against the week before').getByRole('heading', { level: 3 }),
    ).toHaveText('Organic Search lost the most sessions.');
    await expect(item(page, 'Which countries brought the most revenue?')).toContainText(
      'The answer could not be loaded.',
    );
    expect(logged.some((text) => text.includes(first?.id ?? '') && text.includes('It broke.'))).toBe(true);
  });

  test('shows an answer of few fields with defaults, on both screens', async ({ page, analysed }) => {
    await showFixtures(page);
    await page.route('**/api/questions/answer/**', (route) =>
      route.fulfill({
        json: {
          success: true,
          answer: { headline: null, tables: [{ columns: ['Device', 'Sessions'], rows: [['mobile', 3]] }] },
        },
      }),
    );
    const bare = item(page, 'Which countries brought the most revenue?');
    for (const screen of ['questions', 'questions/history']) {
      await page.goto(`/${analysed.slug}/${screen}`);
      if (screen.endsWith('history'))
        await page.getByRole('button', { name: 'Which countries brought the most revenue?' }).click();
      await expect(bare.getByRole('heading', { level: 3, name: 'Answer' })).toBeVisible();
      await expect(bare).toContainText('No explanation available.');
      await expect(bare.getByRole('cell', { name: '3', exact: true })).toBeVisible();
    }
  });

  test('keeps an open menu at its place while an answer above it comes', async ({ page, analysed }) => {
    await showFixtures(page);
    const [first] = questions;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/api/questions/answer/${first?.id}`, async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto(`/${analysed.slug}/questions`);
    await expect(
      page.getByRole('heading', { name: 'Organic Search lost the most sessions.' }),
    ).toBeAttached();
    const second = item(page, 'only mobile');
    const trigger = second.getByRole('button', { name: /^Actions/ });
    await trigger.click();
    const pin = page.getByRole('menuitem', { name: 'Pin to the top' });
    const placeOf = async () => (await trigger.boundingBox())?.y ?? 0;
    const before = await placeOf();
    release();
    await expect(item(page, 'Which countries brought the most revenue?').locator('.plot svg')).toBeAttached();
    expect(Math.abs((await placeOf()) - before)).toBeLessThan(4);
    for (const choice of await page.getByRole('menuitem').all())
      await expect(choice).toBeInViewport({ ratio: 1 });
    // Scrolled away by hand, it closes.
    await page.mouse.wheel(0, 4000);
    await expect(pin).toBeHidden();
  });

  test('answers what was asked back with one press', async ({ page, analysed }) => {
    await showFixtures(page);
    await page.route('**/clarify', (route) =>
      route.fulfill({ json: { success: true, error: null, question: questions[2] } }),
    );
    await page.goto(`/${analysed.slug}/questions`);
    const sent = page.waitForRequest('**/clarify');
    await page.getByRole('button', { name: 'Purchases, last week' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ choice: 1 });
  });

  test('gives what was typed back to be said otherwise', async ({ page, analysed }) => {
    await showFixtures(page);
    await page.goto(`/${analysed.slug}/questions`);
    await item(page, 'How many people saw our TV spot?').getByRole('link', { name: 'Rephrase' }).click();
    await expect(field(page)).toHaveValue('How many people saw our TV spot?');
    await page.goBack();
    await item(page, 'How many conversions did we have?').getByRole('link', { name: 'Rephrase' }).click();
    await expect(field(page)).toHaveValue('How many conversions did we have?');
  });

  test('lets a chain go on below a question that failed or was asked back', async ({ page, analysed }) => {
    const inChain = questions.map((one) => ({ ...one, previousQuestionId: one.id }));
    await showFixtures(page, inChain);
    await page.route('**/api/questions/ask?**', (route) =>
      route.fulfill({ json: { success: true, error: null, question: null } }),
    );
    await page.goto(`/${analysed.slug}/questions`);
    for (const text of ['How many people saw our TV spot?', 'How many conversions did we have?']) {
      const one = item(page, text).first();
      const sent = page.waitForRequest('**/api/questions/ask?**');
      await one.getByRole('textbox', { name: 'Ask in other words' }).fill('and on desktop?');
      await one.getByRole('button', { name: 'Ask', exact: true }).click();
      const { id } = questions.find(({ questionText }) => questionText === text) ?? { id: '' };
      expect((await sent).postDataJSON()).toMatchObject({
        questionText: 'and on desktop?',
        previousQuestionId: id,
      });
      await expect(one.getByRole('textbox')).toHaveValue('');
    }
  });

  test('keeps choices and reasons within the page, however long a word in them is', async ({
    page,
    analysed,
  }) => {
    const word = 'w'.repeat(80);
    const long = questions.map((one) => ({
      ...one,
      clarification: one.clarification && { ...one.clarification, prompt: `What is meant by “${word}”?` },
      failure: one.failure && { ...one.failure, reason: `“${word}” does not appear in the data.` },
    }));
    await page.setViewportSize({ width: 390, height: 844 });
    await showFixtures(page, long);
    await page.goto(`/${analysed.slug}/questions`);
    for (const text of [
      /^What is meant by/,
      /does not appear/,
      /^Purchases, last week/,
      /^How many sessions came/,
    ]) {
      const box = await page.getByText(text).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999), String(text)).toBeLessThanOrEqual(390);
    }
  });

  test('says that it could not be refreshed where older answers still stand', async ({ page, analysed }) => {
    await showFixtures(page);
    await page.goto(`/${analysed.slug}/questions`);
    await expect(item(page, 'only mobile')).toBeVisible();
    await page.route('**/api/questions/questions?**', (route) => route.abort());
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Failed to fetch questions')).toBeVisible();
    await expect(item(page, 'only mobile')).toBeVisible();
  });

  test('stands on paper without what is pressed', async ({ page, analysed }) => {
    await showFixtures(page);
    await page.goto(`/${analysed.slug}/questions`);
    const first = page.getByRole('list', { name: 'Questions' }).getByRole('listitem').first();
    await expect(first.getByPlaceholder(/follow-up/)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(first.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask Question' })).toBeHidden();
    await expect(first.getByPlaceholder(/follow-up/)).toBeHidden();
    await expect(first.getByRole('button', { name: /^Actions/ })).toBeHidden();
    await expect(first.getByRole('button', { name: 'How I got this' })).toBeHidden();
  });

  test('gives an answer away as text, Markdown, CSV and picture', async ({ page, context, analysed }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await showFixtures(page);
    await page.goto(`/${analysed.slug}/questions`);
    const answered = item(page, 'Which countries brought the most revenue?');
    await expect(answered.locator('.plot svg').first()).toBeVisible();
    const choose = async (name: string) => {
      await answered.getByRole('button', { name: /^Actions/ }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await choose('Copy');
    await expect
      .poll(clipboard)
      .toMatch(/^Which countries brought the most revenue\?\n\nThe United States brought the most revenue/);
    expect(await clipboard()).toContain('Provisional: Google may still complete Nov 20.');
    await choose('Copy as Markdown');
    await expect.poll(clipboard).toContain('| United States | $48,231.40 |');
    expect(await clipboard()).toContain('Read as revenue · by country');

    const csv = page.waitForEvent('download');
    await choose('Download CSV');
    expect((await csv).suggestedFilename()).toBe('weekwise-which-countries-brought-the-most-revenue.csv');
    const text = await readFile(await (await csv).path(), 'utf8');
    expect(text.split('\r\n')).toEqual([
      'Country,Revenue',
      'United States,48231.4',
      'Canada,6210.2',
      'United Kingdom,2890.9',
      'Germany,1204',
      `"'=HYPERLINK(""evil"")",998.5`,
      'Japan,',
      'India,455',
      'Taiwan,402',
      '',
      'Note,Provisional: Google may still complete Nov 20.',
    ]);

    const png = page.waitForEvent('download');
    const drawn = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const { set } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src') ?? {};
          Object.defineProperty(HTMLImageElement.prototype, 'src', {
            set(this: HTMLImageElement, address: string) {
              set?.call(this, address);
              resolve(decodeURIComponent(address));
            },
          });
        }),
    );
    await choose('Download PNG');
    expect((await png).suggestedFilename()).toBe('weekwise-which-countries-brought-the-most-revenue.png');
    const bytes = await readFile(await (await png).path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.length, 'not an empty picture').toBeGreaterThan(5000);
    // A picture inherits nothing and fetches nothing: the font of the page goes with it.
    expect(await drawn).toMatch(/<svg[^>]* style="[^"]*font-family: Inter,/);
    expect(await drawn).toMatch(/@font-face\{font-family:"Inter";[^}]*url\("data:font\/woff2;base64,/);
  });
});

test.describe('a question that was answered', () => {
  test('opens its proof, is asked again, pinned over a reload, and deleted', async ({ page, analysed }) => {
    const text = 'Sessions by device in the last four weeks';
    const all = item(page, text);
    const choose = async (of: ReturnType<typeof item>, name: string) => {
      await of.getByRole('button', { name: /^Actions/ }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    await page.goto(`/${analysed.slug}/questions/ask`);
    await field(page).fill(text);
    await submit(page).click();
    await expect(page).toHaveURL(`/${analysed.slug}/questions`);
    await expect(all).toHaveCount(1);
    await expect(all).toContainText('Answered');
    await all.getByRole('button', { name: 'How I got this' }).click();
    await expect(all.getByText('Agrees with the answer')).toBeVisible();

    await page.route('**/api/questions/ask?**', (route) => route.fulfill(broken));
    await choose(all, 'Ask again');
    await expect(page.getByText('The question could not be asked again')).toBeVisible();
    await page.unroute('**/api/questions/ask?**');
    await choose(all, 'Ask again');
    await expect(page.getByText('Asked again', { exact: true })).toBeVisible();
    await expect(all).toHaveCount(2);
    await page.mouse.wheel(0, 4000);
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect(all.first()).toBeFocused();
    await expect(all.first().getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(all.filter({ hasText: 'Answered' })).toHaveCount(2);
    // Both stand whole, so that nothing moves below an open menu.
    await expect(all.getByRole('button', { name: 'How I got this' })).toHaveCount(2);

    const first = page.getByRole('list', { name: 'Questions' }).getByRole('listitem').first();
    await choose(all.last(), 'Pin to the top');
    await expect(first).toContainText('Pinned');
    await page.reload();
    await expect(first).toContainText('Pinned');
    await expect(first.getByRole('heading', { level: 2 })).toHaveText(text);
    await choose(first, 'Unpin');
    await expect(all.filter({ hasText: 'Pinned' })).toHaveCount(0);

    // The history keeps its order: a mark and a notice tell of it there.
    await page.goto(`/${analysed.slug}/questions/history`);
    const line = page.getByRole('list', { name: 'Questions' }).getByRole('listitem').nth(1);
    await line.getByRole('button', { name: text }).click();
    await choose(line, 'Pin to the top');
    await expect(page.getByText('Pinned to the top of Questions')).toBeVisible();
    await expect(line.getByText('Pinned', { exact: true })).toBeVisible();
    await choose(line, 'Unpin');
    await expect(page.getByText('No longer pinned')).toBeVisible();
    await expect(line.getByText('Pinned', { exact: true })).toHaveCount(0);
    await page.goto(`/${analysed.slug}/questions`);

    await choose(all.first(), 'Delete');
    await page.getByRole('button', { name: 'Delete question' }).click();
    await expect(all).toHaveCount(1);
  });
});

test.describe('the history', () => {
  test('says that it holds a hundred, and finds older ones', async ({ page, analysed }) => {
    const [one] = questions.slice(1);
    const many = Array.from({ length: 100 }, (_, at) => ({
      ...one,
      id: `01a00000-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`,
      questionText: `Sessions on day ${at}`,
    }));
    const old = { ...one, questionText: 'Sessions of long ago', createdAt: '2025-01-05T08:00:00Z' };
    await showFixtures(page, many);
    await page.route(/\/api\/questions\/questions\?.*search=/, (route) =>
      route.fulfill({ json: { success: true, questions: [old] } }),
    );
    await page.goto(`/${analysed.slug}/questions/history`);
    const rows = page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
    await expect(rows).toHaveCount(100);
    await expect(
      page.getByText('The newest 100 questions are shown. Search finds older ones.'),
    ).toBeVisible();
    await expectAccessible(page);
    const sent = page.waitForRequest(/search=/);
    await page.getByPlaceholder('Search questions...').fill(' LONG ago');
    await expect(page.getByText('No matching questions')).toBeHidden();
    expect(new URL((await sent).url()).searchParams.get('search')).toBe('LONG ago');
    await expect(rows).toHaveText([/Sessions of long ago/]);
    await expect(page.getByRole('tab', { name: 'All 1' })).toBeVisible();
    await page.getByPlaceholder('Search questions...').fill('');
    await expect(rows).toHaveCount(100);
  });

  test('searches, filters with counts, and says where nothing is found', async ({ page, analysed }) => {
    await showFixtures(page);
    await page.goto(`/${analysed.slug}/questions/history`);
    await expect(page.getByRole('heading', { level: 1, name: 'Question History' })).toBeVisible();
    const rows = page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
    await expect(rows).toHaveCount(8);
    for (const name of [
      'All 8',
      'Answered 3',
      'Processing 1',
      'Pending 1',
      'Failed 1',
      'Needs clarification 1',
    ])
      await expect(page.getByRole('tab', { name })).toBeVisible();
    // Newest first, pinned or not.
    await expect(rows.first()).not.toContainText('Which countries');
    await expect(rows.last()).toContainText('Sessions by channel');

    await page.getByRole('tab', { name: 'Answered 3' }).click();
    await expect(rows).toHaveCount(3);
    await page.getByPlaceholder('Search questions...').fill('SESSIONS');
    await expect(rows).toHaveCount(1);
    // The counts are of what is found.
    await expect(page.getByRole('tab', { name: 'Answered 1' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Failed 0' })).toBeVisible();
    await page.getByPlaceholder('Search questions...').fill('nothing of the kind');
    await expect(page.getByRole('heading', { name: 'No matching questions' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    await expectAccessible(page);
  });

  test('is as it was left for who comes back from what an answer refers to, and after a reload', async ({
    page,
    analysed,
  }) => {
    await showFixtures(page);
    await page.goto(`/${analysed.slug}/questions/history`);
    await page.getByRole('tab', { name: 'Answered 3' }).click();
    await page.getByPlaceholder('Search questions...').fill('COUNTRIES');
    const name = 'Which countries brought the most revenue?';
    const line = page.getByRole('button', { name, exact: true });
    await line.click();
    await expect(page).toHaveURL(/questionId=/);
    const isAsLeft = async () => {
      await expect(page.getByPlaceholder('Search questions...')).toHaveValue('COUNTRIES');
      await expect(page.getByRole('tab', { name: 'Answered 1' })).toHaveAttribute('aria-selected', 'true');
      await expect(line).toHaveAttribute('aria-expanded', 'true');
    };
    await page.getByRole('link', { name: 'Questions' }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
    await page.goBack();
    await isAsLeft();
    await page.reload();
    await isAsLeft();
    await line.click();
    await page.getByPlaceholder('Search questions...').fill('');
    await page.getByRole('tab', { name: /^All/ }).click();
    await expect(page).toHaveURL(`/${analysed.slug}/questions/history`);
  });

  test('opens and closes an item, and dates it by its age', async ({ page, analysed }) => {
    await showFixtures(page);
    await page.goto(`/${analysed.slug}/questions/history`);
    const row = (text: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: text }) });
    await expect(row('Which countries').getByRole('time')).toHaveText(/^\d+:\d\d [AP]M$/);
    await expect(row('TV spot').getByRole('time')).toHaveText(
      /^\w{3}, ?\d+:\d\d [AP]M$|^\w{3} \d+:\d\d [AP]M$/,
    );
    await expect(row('Sessions by channel').getByRole('time')).toHaveText(/^\w{3} \d+, \d{4}$/);

    const toggle = row('Which countries').getByRole('button', { name: /^Which countries/ });
    await expect(row('Which countries').getByText('+', { exact: true })).toBeVisible();
    await toggle.click();
    await expect(row('Which countries').getByText('-', { exact: true })).toBeVisible();
    const opened = row('Which countries');
    await expect(opened.getByRole('heading', { level: 3 })).toContainText('United States');
    await expect(opened.getByText('Revenue by country')).toBeVisible();
    await expect(opened.getByText('Reference: Unknown')).toBeVisible();
    await expectAccessible(page);
    await toggle.click();
    await expect(opened.getByRole('heading', { level: 3 })).toBeHidden();
  });
});

const drawn = [
  'Which countries brought the most revenue?',
  'only mobile',
  'Sessions by channel against the week before',
];
for (const theme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    test(`all three screens fit and are accessible: ${theme}, ${width} wide`, async ({ page, analysed }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript((choice) => localStorage.setItem('weekwise-ui-theme', choice), theme);
      await showFixtures(page);
      await page.goto(`/${analysed.slug}/questions`);
      // What is far below the window is drawn when it comes near, and is waited for there.
      const listed = page.getByRole('list', { name: 'Questions' }).locator(':scope > li');
      await expect(listed.first()).toBeVisible();
      for (const text of drawn) {
        await item(page, text).scrollIntoViewIfNeeded();
        await expect(item(page, text).locator('.plot svg').first()).toBeVisible();
      }
      await expect(page.locator('.plot svg')).toHaveCount(drawn.length);
      await page.getByRole('button', { name: 'How I got this' }).first().click();
      await expect(page.getByText('Agrees with the answer')).toBeVisible();
      await expectNothingSideways(page);
      await expectAccessible(page);
      for (const path of ['ask', 'history']) {
        await page.goto(`/${analysed.slug}/questions/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectNothingSideways(page);
        await expectAccessible(page);
      }
    });
