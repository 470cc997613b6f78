import { report } from './harness/figure.ts';
import { openShopInBrowser } from './harness/shop-browser.ts';

/** JavaScript that comes over the wire, gzipped, for a page opened in a fresh browser, and how many API requests it makes. */
const FIRST_LOAD_TARGET_KB = 150;

const opened = await openShopInBrowser();
try {
  const pages = {
    'sign-in': '/sign-in',
    timeline: '/bench-shop/insights',
    week: `/bench-shop/insights/${opened.shop.week}`,
    generate: '/bench-shop/insights/generate',
    sources: '/bench-shop/sources',
  };
  for (const [name, path] of Object.entries(pages)) {
    const context = await opened.newContext();
    const page = await context.newPage();
    // As most browsers would take it; brotli makes it smaller still.
    await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
    let requests = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) requests += 1;
    });
    await page.goto(opened.url + path);
    await page.getByRole('main').first().waitFor();
    await page.waitForLoadState('load');
    // What the screen loads late (charts) is not part of its first load; half a second tells them apart.
    await page.waitForTimeout(500);
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    const kilobytes = bytes / 1000;
    report({
      name: `first-load/${name}`,
      value: kilobytes,
      unit: 'KB of gzipped JavaScript',
      reference: `target ${FIRST_LOAD_TARGET_KB} KB`,
      ratio: kilobytes / FIRST_LOAD_TARGET_KB,
    });
    report({
      name: `first-load/${name}/api-requests`,
      value: requests,
      unit: 'requests',
      reference: 'until half a second after load',
      ratio: null,
    });
    await context.close();
  }
} finally {
  await opened.stop();
}
