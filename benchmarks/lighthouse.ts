import { loadavg } from 'node:os';
import lighthouse, { desktopConfig } from 'lighthouse';
import { median, report } from './harness/figure.ts';
import { openShopInBrowser } from './harness/shop-browser.ts';

/** Lighthouse's performance score of the timeline and of a week, signed in, production build, desktop and mobile. */
const ROUNDS = 3;
const targets = { desktop: 95, mobile: 90 } as const;

const opened = await openShopInBrowser();
try {
  const pages = { timeline: '/bench-shop/insights', week: `/bench-shop/insights/${opened.shop.week}` };
  for (const [name, path] of Object.entries(pages))
    for (const form of ['desktop', 'mobile'] as const) {
      const scores: number[] = [];
      const contentful: number[] = [];
      const blocked: number[] = [];
      const shifts: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const result = await lighthouse(
          opened.url + path,
          {
            port: opened.debuggingPort,
            onlyCategories: ['performance'],
            extraHeaders: { cookie: opened.cookie },
            logLevel: 'error',
          },
          form === 'desktop' ? desktopConfig : undefined,
        );
        scores.push((result?.lhr.categories['performance']?.score ?? Number.NaN) * 100);
        contentful.push(result?.lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN);
        blocked.push(result?.lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN);
        shifts.push(result?.lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN);
      }
      const score = median(scores);
      report({
        name: `lighthouse/${name}/${form}`,
        value: score,
        unit: 'score',
        reference: `target ${targets[form]}; LCP ${Math.round(median(contentful))} ms, blocked ${Math.round(median(blocked))} ms, shift ${Math.max(...shifts).toFixed(3)}; load ${loadavg()[0]?.toFixed(1)}`,
        ratio: score / targets[form],
      });
    }
} finally {
  await opened.stop();
}
