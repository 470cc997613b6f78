import { loadavg } from 'node:os';
import { median, report } from './harness/figure.ts';
import { fillWeek } from './harness/seed-insights.ts';
import { openShopInBrowser } from './harness/shop-browser.ts';

/**
 * A week with 200 cards in a real browser, production build: when its largest part is painted, what it asks the server, and how
 * long a press on a card waits for its next frame. `npm run bench -- week-page [cards, 200]`
 */
const CARDS = Number(process.argv[2] ?? 200);
const ROUNDS = 5;
const OPENINGS = 12;
const TARGET = { lcp: 1200, requests: 4, inp: 100 };

interface Watched {
  lcp: number;
  presses: number[];
}

const opened = await openShopInBrowser();
try {
  const { shop, database, runId } = opened;
  await fillWeek(database, { organizationId: shop.organizationId, runId }, CARDS);
  const painted: number[] = [];
  const waits: number[] = [];
  const work: number[] = [];
  let requests: readonly string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await opened.newContext();
    const page = await context.newPage();
    await page.addInitScript(() => {
      const watched: Watched = { lcp: 0, presses: [] };
      Object.assign(window, { watched });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) watched.lcp = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (Number(Reflect.get(entry, 'interactionId')) > 0) watched.presses.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    const watched = () => page.evaluate(() => Reflect.get(window, 'watched') as Watched);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && !pathname.endsWith('/changes')) asked.push(pathname);
    });
    await page.goto(`${opened.url}/bench-shop/insights/${shop.week}`);
    await page
      .locator('[data-insight]')
      .nth(CARDS - 1)
      .waitFor();
    await page.waitForLoadState('networkidle').catch(() => undefined);
    painted.push((await watched()).lcp);
    requests = [...asked];

    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    const busy = async () =>
      (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')
        ?.value ?? Number.NaN;
    for (let at = 0; at < OPENINGS; at += 1) {
      const before = await busy();
      await page.locator('[data-insight]').nth(at).click();
      await page.getByRole('dialog', { name: /^Insight/ }).waitFor();
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
      );
      work.push(((await busy()) - before) * 1000);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: /^Insight/ }).waitFor({ state: 'detached' });
    }
    waits.push(Math.max(0, ...(await watched()).presses));
    await context.close();
  }
  const load = `load ${loadavg()[0]?.toFixed(1)} on shared cores`;
  report({
    name: `week-page/lcp`,
    value: median(painted),
    unit: 'ms until the largest part is painted, fresh profile',
    reference: `target ${TARGET.lcp} ms, ${CARDS} cards; ${ROUNDS} rounds, best ${Math.min(...painted).toFixed(0)}; ${load}`,
    ratio: median(painted) / TARGET.lcp,
  });
  report({
    name: 'week-page/api-requests',
    value: requests.length,
    unit: 'requests besides the stream of changes',
    reference: `target ${TARGET.requests}: ${requests.join(', ')}`,
    ratio: requests.length / TARGET.requests,
  });
  report({
    name: 'week-page/inp',
    value: median(waits),
    unit: `ms, the slowest of ${OPENINGS} openings and closings of a card`,
    reference: `target ${TARGET.inp} ms, ${CARDS} cards; ${ROUNDS} rounds, best ${Math.min(...waits).toFixed(0)}; ${load}`,
    ratio: median(waits) / TARGET.inp,
  });
  report({
    name: 'week-page/work-of-an-opening',
    value: median(work),
    unit: 'ms of the main thread from the press to the open card',
    reference: 'median of all openings',
    ratio: null,
  });
} finally {
  await opened.stop();
}
