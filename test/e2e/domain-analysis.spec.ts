import { expect, type Page } from '@playwright/test';
import {
  addShop,
  asMember,
  createOrganization,
  expectAccessible,
  expectNothingSideways,
  signIn,
  test,
} from './weekwise-test.ts';

async function shopOf(page: Page, name: string): Promise<{ slug: string; source: string }> {
  await page.goto('/sign-in');
  await signIn(page);
  const slug = await createOrganization(page, name);
  return { slug, source: await addShop(page) };
}

const part = (page: Page) => page.getByRole('region', { name: 'Domain analysis' });

/** The program fetches the history of the new source at the same time. */
const PATIENCE = { timeout: 60_000 };

test('the site of a new source is analysed by itself, and again when asked', async ({ page, fresh }) => {
  test.slow();
  const { source } = await shopOf(page, `Domain ${fresh}`);
  await page.goto(source);
  await expect(part(page).getByRole('link', { name: 'shop.googlemerchandisestore.com' })).toBeVisible(
    PATIENCE,
  );
  await expect(part(page)).toContainText('Google Merchandise Store');
  await expect(part(page)).toContainText('American English');
  await expect(part(page)).toContainText('Online shop');
  const products = part(page).getByRole('row', { name: /^Product/ });
  await expect(products.getByRole('link').first()).toHaveAttribute(
    'href',
    /^https:\/\/shop\.googlemerchandisestore\.com\//,
  );
  await expect(part(page).getByText('Completed', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await part(page).getByRole('button', { name: 'Re-analyze' }).click();
  await expect(part(page).getByRole('progressbar', { name: /^Analyzing shop\.google/ })).toBeVisible();
  await expect(part(page)).toContainText(/Read \d+ of at most 20 pages/, PATIENCE);
  await expect(part(page).getByRole('progressbar')).toBeHidden(PATIENCE);
  await expect(part(page).getByRole('button', { name: 'Re-analyze' })).toBeEnabled();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingSideways(page);
});

test('what stands in the way of an analysis is told, and members only read', async ({ page, fresh }) => {
  test.slow();
  const { source } = await shopOf(page, `Trouble ${fresh}`);
  const id = source.split('/').at(-1);
  const notifications = page.getByRole('region', { name: 'Notifications' });

  await test.step('a host that is not public; what was known stays', async () => {
    await page.goto(source);
    await expect(part(page).getByRole('row', { name: /^Product/ })).toBeVisible(PATIENCE);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Website').fill('https://printer.local');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(notifications).toContainText('Source saved');
    await part(page).getByRole('button', { name: 'Re-analyze' }).click();
    await expect(notifications).toContainText('Failed to analyze site');
    await expect(notifications).toContainText('There is no public site at printer.local. Check the name.');
    await expect(part(page).getByRole('row', { name: /^Product/ })).toBeVisible();
  });

  await test.step('a site that does not want it', async () => {
    const error = 'The robots.txt of shop.example asks programs not to read it.';
    await page.route('**/site-analysis', async (route) => {
      const answer = await route.fetch();
      const known = (await answer.json()) as { analysis: object };
      await route.fulfill({ json: { ...known, analysis: { ...known.analysis, status: 'failed', error } } });
    });
    await page.goto(source);
    await expect(part(page).getByRole('alert')).toContainText(error);
    await expectAccessible(page);
    await page.unroute('**/site-analysis');
  });

  await test.step('no property and no website', async () => {
    await page.route(`**/api/sources/${id}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { source: object };
      const bare = { ...body.source, url: null, property: null, platform_id: null };
      await route.fulfill({ json: { ...body, source: bare } });
    });
    await page.route('**/site-analysis', (route) =>
      route.fulfill({ json: { analysis: null, hasContext: false } }),
    );
    await page.goto(source);
    await expect(part(page)).toContainText('This site has not been analyzed yet.');
    await part(page).getByRole('button', { name: 'Analyze', exact: true }).click();
    await expect(notifications).toContainText('No GA4 property associated with this source');
  });

  await test.step('a member', async () => {
    await asMember(page);
    await page.goto(source);
    await expect(part(page)).toContainText('This site has not been analyzed yet.');
    await expect(part(page).getByRole('button')).toHaveCount(0);
  });
});
