import { expect } from '@playwright/test';
import { enterAs, test } from './insights-test.ts';
import { expectAccessible } from './weekwise-test.ts';

test.beforeEach(async ({ page, analysed, weekwise }) => enterAs(page, analysed.visitor, weekwise.url));

test('the command menu asks what was typed, and finds it again', async ({ page, analysed }) => {
  const text = 'revenue from mobile last week';
  await page.goto(`/${analysed.slug}/sources`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search for a command' });
  const option = (name: string) => page.getByRole('option', { name, exact: true });
  await box.fill('so');
  await expect(option('Sources')).toBeVisible();
  await expect(page.getByRole('option', { name: /^Ask “/ })).toHaveCount(0);
  await box.fill(`  ${text} `);
  await expect(option(`Ask “${text}”`)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/${analysed.slug}/questions`);
  const first = page.getByRole('list', { name: 'Questions' }).locator(':scope > li').first();
  await expect(first.getByRole('heading', { level: 2 })).toHaveText(text);
  await expect(first).toContainText('Answered');

  await page.goto(`/${analysed.slug}/sources`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await box.fill('MOBILE reven');
  await option(text).click();
  await expect(page).toHaveURL(/\/questions\?questionId=/);
  await expect(first.getByRole('heading', { level: 2 })).toHaveText(text);
  await expect(first).toBeFocused();
});

test('the command menu says why a question was not asked', async ({ page, analysed }) => {
  await page.route('**/api/questions/ask?**', (route) =>
    route.fulfill({ json: { success: false, error: 'No more today.', question: null } }),
  );
  await page.goto(`/${analysed.slug}/sources`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('zebra stripes');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No more today.')).toBeVisible();
  await expect(page).toHaveURL(`/${analysed.slug}/sources`);
});
