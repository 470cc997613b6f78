import { expect, test } from '@playwright/test';

test('the browser draws a page and runs its scripts', async ({ page }) => {
  await page.goto('data:text/html,<h1>Week</h1><script>document.title = "wise".repeat(2)</script>');
  await expect(page.getByRole('heading', { name: 'Week' })).toBeVisible();
  await expect(page).toHaveTitle('wisewise');
});
