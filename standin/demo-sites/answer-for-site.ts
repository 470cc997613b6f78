import { html, type Reply } from '../http/reply.ts';
import type { DemoSite } from './demo-site.ts';
import { writeSitePage } from './write-site-page.ts';

const text = (body: string, type: string): Reply => ({
  status: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' },
  body,
});

/** What a demo site answers at a path: its pages, its robots.txt and its sitemaps, an index and what it names. */
export function answerForSite(site: DemoSite, path: string): Reply {
  const origin = `https://${site.host}`;
  if (path === '/robots.txt') {
    const closed = site.closed.map((prefix) => `Disallow: ${prefix}\n`).join('');
    return text(`User-agent: *\n${closed}\nSitemap: ${origin}/sitemap.xml\n`, 'text/plain');
  }
  if (path === '/sitemap.xml')
    return text(sitemap('sitemapindex', 'sitemap', [`${origin}/sitemap-pages.xml`]), 'application/xml');
  if (path === '/sitemap-pages.xml')
    return text(
      sitemap(
        'urlset',
        'url',
        site.pages.map((page) => origin + page.path),
      ),
      'application/xml',
    );
  const page = site.pages.find((one) => one.path === path);
  return page === undefined
    ? html(
        writeSitePage(site, {
          path,
          title: 'Page not found',
          text: 'There is no such page.',
          kind: 'website',
          schema: [],
          links: [],
        }),
        404,
      )
    : html(writeSitePage(site, page));
}

function sitemap(root: string, entry: string, addresses: readonly string[]): string {
  const entries = addresses.map(
    (address) => `<${entry}><loc>${address.replaceAll('&', '&amp;')}</loc></${entry}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
}
