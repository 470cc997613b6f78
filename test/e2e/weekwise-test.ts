import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { startWeekwise, type WeekwiseProcess } from '../harness/start-weekwise.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

export interface Workers {
  /** The real program with its stand-in for Google, one for each worker, on a folder of its own. */
  readonly weekwise: WeekwiseProcess;
}

export interface Tests {
  /** A number that no other test has: organizations are named with it. */
  readonly fresh: string;
}

/** Pages of the product. A breach of the content policy or an error nobody caught fails the test, whatever else it looks at. */
export const test = base.extend<Tests, Workers>({
  weekwise: [
    async ({ browserName: _ }, use) => {
      const folder = temporaryFolder();
      const weekwise = await startWeekwise({ dataDir: join(folder.path, 'data') });
      await use(weekwise);
      await weekwise.stop();
      folder.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ weekwise }, use) => use(weekwise.url),
  fresh: async ({ browserName: _ }, use, info) => use(`${info.workerIndex}${info.testId.slice(-6)}`),
  page: async ({ page }, use) => {
    const breaches: string[] = [];
    page.on('pageerror', (error) => breaches.push(error.message));
    page.on('console', (message) => {
      if (/content security policy|trusted ?(types|script|html)/i.test(message.text()))
        breaches.push(message.text());
    });
    await use(page);
    // A request that a test answers itself may be under way as the test ends, and is nobody's failure.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(breaches).toEqual([]);
  },
});

export const OWNER = 'owner@example.test';

/** Through the sign-in screen and the stand-in's account page, from wherever the product led. */
export async function signIn(page: Page, email = OWNER): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: email }).click();
  await page.waitForURL((url) => !/\/(sign-?in|auth)\b|\/o\/oauth2/.test(url.pathname));
}

/** The slug of the new organization. */
export async function createOrganization(page: Page, name: string): Promise<string> {
  await page.goto('/organization/new');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Website').fill('shop.example.com');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/\/sources\/add\/ga4-wizard/);
  return new URL(page.url()).pathname.split('/')[1] ?? '';
}

interface Consent {
  readonly email?: string;
  readonly deny?: boolean;
  /** Leaves boxes unticked: all of them, or those whose text matches. */
  readonly untick?: boolean | RegExp;
}

/** Google's pages after "Connect Google Analytics" was pressed, until they lead back. */
export async function consent(page: Page, { email = OWNER, deny, untick }: Consent = {}): Promise<void> {
  await page.getByRole('button', { name: email }).click();
  if (untick) {
    const boxes = untick === true ? page.getByRole('checkbox') : page.getByRole('checkbox', { name: untick });
    for (const box of await boxes.all()) await box.uncheck();
  }
  await page.getByRole('button', { name: deny ? 'Cancel' : 'Continue' }).click();
  await page.waitForURL(/[?&]google=/);
}

/** Among the properties of the account, the one with the real shop's data. */
export async function chooseShop(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Google Merchandise Store/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** From the wizard's first step to an active source; its address. */
export async function addShop(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Connect Google Analytics' }).click();
  await consent(page);
  await page.getByRole('radio', { name: /Google Merchandise Store \(sample\)/ }).check();
  await chooseShop(page);
  await page.getByRole('button', { name: 'Save and activate' }).click();
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  return new URL(page.url()).pathname;
}

/** Nothing moves what stands below it any more: places that are measured one after the other belong to one moment. */
async function expectAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const STILL_FRAMES = 6;
    let height = -1;
    for (let still = 0; still < STILL_FRAMES; ) {
      await new Promise(requestAnimationFrame);
      still = document.documentElement.scrollHeight === height ? still + 1 : 0;
      height = document.documentElement.scrollHeight;
    }
  });
}

/** No rule of WCAG A and AA is broken by what is on the page. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNoViolation(page, (axe) =>
    axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  );

/** What a theme alone can break, of a page whose other rules were held in another theme. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNoViolation(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']));

async function expectNoViolation(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // Half way between two themes, or into view, no colour is the one it is meant to be: what moves is there at once, and so is
  // what comes while the rules are looked at. What lies far below the window has a place of a guessed height, in which its
  // links would lie upon those of the next: it is laid out like the rest.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, *::before, *::after, *::backdrop { transition: none !important; content-visibility: visible !important }',
    );
    document.adoptedStyleSheets = [still];
    for (const animation of document.getAnimations())
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
  });
  await expectAtRest(page);
  const { violations } = await choose(new AxeBuilder({ page })).analyze();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n  ')}`);
  expect(told).toEqual([]);
}

export async function expectNothingSideways(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

/** From the next load on the browser is told that its person is a member everywhere, and no administrator. */
export async function asMember(page: Page): Promise<void> {
  const lowered = (memberships: readonly object[]) => memberships.map((one) => ({ ...one, role: 'member' }));
  await page.route('**/api/start', async (route) => {
    const answer = (await (await route.fetch()).json()) as { memberships: object[] };
    await route.fulfill({ json: { ...answer, memberships: lowered(answer.memberships) } });
  });
  await page.route('**/api/organizations/my/memberships', async (route) =>
    route.fulfill({ json: lowered((await (await route.fetch()).json()) as object[]) }),
  );
}
