import { domainToUnicode } from 'node:url';

/** Second levels that countries register names below: `co.uk`, `com.au`. */
const SECOND_LEVEL = new Set(['co', 'com', 'org', 'net', 'ac', 'gov', 'edu', 'or', 'ne', 'gv']);
/** Hosts of many: the name in front is the site's. */
const SHARED_HOSTS =
  /\.(myshopify\.com|github\.io|gitlab\.io|wordpress\.com|blogspot\.com|wixsite\.com|webflow\.io|netlify\.app|vercel\.app|pages\.dev|web\.app)$/;

/** The part of a host name that people chose: `northwind-garden` of `www.northwind-garden.co.uk`. */
export function hostnameLabel(hostname: string): string {
  const unicode = domainToUnicode(hostname) || hostname;
  const shared = SHARED_HOSTS.exec(unicode);
  if (shared) return unicode.slice(0, shared.index).split('.').at(-1) ?? '';
  const labels = unicode.split('.');
  const last = labels.at(-1) ?? '';
  const beneath = labels.at(-2) ?? '';
  const twofold = labels.length > 2 && last.length === 2 && SECOND_LEVEL.has(beneath);
  return labels.at(twofold ? -3 : -2) ?? '';
}
