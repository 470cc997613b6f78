import { escapeHtml } from '../pages/page.ts';
import type { DemoSite, SitePage } from './demo-site.ts';

/** A page as a shop's program would write it: what matters to those who read it stands in the same places. */
export function writeSitePage(site: DemoSite, page: SitePage): string {
  const link = (path: string) =>
    `<li><a href="${escapeHtml(path)}">${escapeHtml(site.pages.find((one) => one.path === path)?.title ?? path)}</a></li>`;
  const structured = page.schema.map(
    (node) =>
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node }).replaceAll('<', '\\u003c')}</script>`,
  );
  return `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(page.title)} | ${escapeHtml(site.name)}</title>
<meta name="description" content="${escapeHtml(page.text)}">
<meta property="og:site_name" content="${escapeHtml(site.name)}">
<meta property="og:type" content="${page.kind}">
<link rel="canonical" href="https://${site.host}${escapeHtml(page.path)}">
${structured.join('\n')}
</head>
<body>
<header><nav><ul>${site.menu.map(link).join('')}</ul></nav></header>
<main>
<h1>${escapeHtml(page.title)}</h1>
<p>${escapeHtml(page.text)}</p>
<ul>${page.links.map(link).join('')}</ul>
${page.extra ?? ''}
</main>
<footer>This site is invented for the demo of Weekwise.</footer>
</body>
</html>
`;
}
