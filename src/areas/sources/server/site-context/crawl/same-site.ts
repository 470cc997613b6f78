const bare = (hostname: string): string => hostname.replace(/^www\./, '');

/** The path that an address has on this site, `www.` or not; undefined when it leads elsewhere or to no page. */
export function pathOnSite(address: string, base: URL): string | undefined {
  if (!URL.canParse(address, base.href)) return undefined;
  const { protocol, hostname, pathname } = new URL(address, base);
  if (!/^https?:$/.test(protocol) || bare(hostname) !== bare(base.hostname)) return undefined;
  return NO_PAGE.test(pathname) || pathname.length > MAX_PATH ? undefined : pathname;
}

const MAX_PATH = 300;
const NO_PAGE =
  /\.(jpe?g|png|gif|webp|avif|svg|ico|pdf|zip|gz|mp[34]|webm|css|m?js|json|xml|rss|atom|txt|woff2?|docx?|xlsx?|csv)$/i;
