import { loadavg } from 'node:os';
import { median, report } from './harness/figure.ts';
import { fillTimeline } from './harness/seed-insights.ts';
import { openShopInBrowser } from './harness/shop-browser.ts';

/**
 * Ten years of weeks, scrolled from top to bottom in a real browser: frames a second, frames that came late, and what the main
 * thread did for each, which a loaded machine changes least. `npm run bench -- timeline-scroll [weeks, 520]`
 */
const WEEKS = Number(process.argv[2] ?? 520);
const ROUNDS = 3;
const PIXELS_A_FRAME = 80;
const FRAME_MS = 1000 / 60;

const opened = await openShopInBrowser();
try {
  const { shop, database, runId } = opened;
  await fillTimeline(database, { organizationId: shop.organizationId, runId }, WEEKS);
  const rates: number[] = [];
  const late: number[] = [];
  const work: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await opened.newContext();
    const page = await context.newPage();
    await page.goto(`${opened.url}/bench-shop/insights`);
    await page
      .getByRole('link', { name: /^Week of/ })
      .first()
      .waitFor();
    await page.waitForTimeout(1000);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    const busy = async () =>
      (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')
        ?.value ?? Number.NaN;
    const before = await busy();
    const gaps = await page.evaluate(async (pixels) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const found: number[] = [];
      let last = await frame();
      while (window.scrollY + innerHeight < document.documentElement.scrollHeight - 2) {
        window.scrollBy(0, pixels);
        const now = await frame();
        found.push(now - last);
        last = now;
      }
      return found;
    }, PIXELS_A_FRAME);
    work.push((((await busy()) - before) * 1000) / gaps.length);
    rates.push((gaps.length * 1000) / gaps.reduce((sum, gap) => sum + gap, 0));
    late.push(gaps.filter((gap) => gap > FRAME_MS * 1.5).length / gaps.length);
    await context.close();
  }
  const load = `load ${loadavg()[0]?.toFixed(1)} on shared cores`;
  report({
    name: 'timeline-scroll/frames',
    value: median(rates),
    unit: 'frames a second',
    reference: `target 60; ${WEEKS} weeks, best ${Math.max(...rates).toFixed(1)}; ${load}`,
    ratio: median(rates) / 60,
  });
  report({
    name: 'timeline-scroll/late-frames',
    value: 100 * median(late),
    unit: '% of frames later than one and a half',
    reference: `best ${(100 * Math.min(...late)).toFixed(2)}; ${load}`,
    ratio: null,
  });
  report({
    name: 'timeline-scroll/work-of-a-frame',
    value: median(work),
    unit: 'ms of the main thread for each frame',
    reference: `a frame of 60 a second has ${FRAME_MS.toFixed(1)} ms`,
    ratio: median(work) / FRAME_MS,
  });
} finally {
  await opened.stop();
}
