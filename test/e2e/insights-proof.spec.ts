import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { enterAs, test, wayTo, weeksAway } from './insights-test.ts';
import { expectAccessible, expectNothingSideways } from './weekwise-test.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: /^Insight/ });

test.beforeEach(async ({ page, analysed, weekwise }) => enterAs(page, analysed.visitor, weekwise.url));

test('a reader says that a card was of no use and why, and takes it back', async ({ page, analysed }) => {
  const { slug, found } = analysed;
  const address = `/${slug}/insights/${found.week}?cardId=${found.cards[0]?.id}`;
  await page.goto(address);
  const no = panel(page).getByRole('button', { name: 'Not useful' });
  await no.click();
  // Not the answer to the first press, which says no reason yet.
  const kept = page.waitForResponse(
    (response) =>
      response.url().endsWith('/feedback') &&
      response.ok() &&
      /"reason"/.test(response.request().postData() ?? ''),
  );
  await panel(page).getByRole('button', { name: 'I knew this' }).click();
  await expect(panel(page).getByText(/stand lower in your lists for twelve weeks/)).toBeVisible();
  await kept;
  await page.reload();
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  await expect(panel(page).getByRole('button', { name: 'I knew this' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
  await no.click();
  await expect(panel(page).getByText('Only you see what you say here.')).toBeVisible();
});

test('what could not be kept is taken back and said', async ({ page, analysed }) => {
  const { slug, found } = analysed;
  await page.route('**/feedback', (route) =>
    route.fulfill({
      status: 503,
      json: { defined: false, code: 'UNAVAILABLE', status: 503, message: 'Try later.' },
    }),
  );
  await page.goto(`/${slug}/insights/${found.week}?cardId=${found.cards[0]?.id}`);
  await panel(page).getByRole('button', { name: 'Useful', exact: true }).click();
  await expect(page.getByText('Not kept: Try later.')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Useful', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('the query runs again, its rows are kept as CSV and the chart as PNG', async ({ page, analysed }) => {
  const { slug, found } = analysed;
  await page.goto(`/${slug}/insights/${found.week}?cardId=${found.cards[0]?.id}`);
  await expect(panel(page).getByText('Agrees with the card')).toBeVisible();
  const again = page.waitForResponse((response) => response.url().endsWith('/evidence') && response.ok());
  await panel(page).getByRole('button', { name: 'Run again' }).click();
  await again;
  await expect(panel(page).getByText('Agrees with the card')).toBeVisible();

  const rows = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'CSV' }).click();
  const csv = await readFile(await (await rows).path(), 'utf8');
  const [head, first] = csv.split('\r\n');
  expect(head).toMatch(/^week,/);
  expect(first).toMatch(/^\d{4}-\d\d-\d\d,/);

  const picture = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'PNG' }).first().click();
  const image = await readFile(await (await picture).path());
  expect(image.subarray(1, 4).toString()).toBe('PNG');
});

for (const [width, theme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const)
  test(`what was tested is a tree to walk, at ${width} in ${theme}`, async ({ page, analysed }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((choice) => localStorage.setItem('weekwise-ui-theme', choice), theme);
    const { slug, found } = analysed;
    await page.goto(`/${slug}/insights/${found.week}`);
    await page.getByRole('link', { name: 'See everything that was tested' }).click();
    await expect(page).toHaveURL(new RegExp(`/insights/${found.week}/tree\\?source=`));
    const tree = page.getByRole('region', { name: 'Exploration tree' });
    const root = tree.getByRole('button', { name: /\d+ tested, \d+ kept/ });
    await expect(root).toBeVisible();
    await expect(tree.getByRole('button', { name: /, Kept$/ }).first()).toBeAttached();
    await expectNothingSideways(page);
    await expectAccessible(page);

    // The mouse opens and closes, as the keyboard does.
    await expect(root).toHaveAttribute('aria-expanded', 'true');
    await root.click();
    await expect(root).toHaveAttribute('aria-expanded', 'false');
    await root.click();
    await expect(root).toHaveAttribute('aria-expanded', 'true');

    await root.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const chosen = page.getByRole('region', { name: 'Chosen node' });
    await expect(chosen.getByText('Verdict')).toBeVisible();
    await chosen.getByRole('button', { name: 'Show query and rows' }).click();
    await expect(chosen.getByText('SELECT')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Raw JSON' }).click();
    await expect(page.getByText('"falseDiscoveryRate"')).toBeVisible();
  });

test('a source in the address keeps to that source', async ({ page, analysed }) => {
  const { slug, found, sourceId } = analysed;
  await page.goto(`/${slug}/insights/${found.week}?source=${sourceId}`);
  const rows = page.getByRole('list', { name: 'All Insights' }).getByRole('listitem');
  await expect(rows).toHaveCount(found.cards.length);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`source=${sourceId}&cardId=`));
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/${slug}/insights/${found.week}?source=${sourceId}`);
  await page.keyboard.press('[');
  await expect(page).toHaveURL(`/${slug}/insights/${weeksAway(found.week, -1)}?source=${sourceId}`);
  await wayTo(page, 'Next', `/${slug}/insights/${found.week}?source=${sourceId}`).click();
  await expect(page).toHaveURL(`/${slug}/insights/${found.week}?source=${sourceId}`);
});

test('on paper a week is what is read, without what is pressed', async ({ page, analysed }) => {
  const { slug, found } = analysed;
  await page.goto(`/${slug}/insights/${found.week}`);
  await expect(page.getByRole('list', { name: 'All Insights' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Previous' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Questions' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Mark an event' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Key Findings' })).toBeVisible();
  // The remarks about the data are folded on the screen.
  const remarks = page.getByText(/remarks? about the data$/).first();
  await expect(remarks.locator('xpath=../ul/li').first()).toBeVisible();
});
