import { SiteFailure } from '#src/platform/http-client/site-failure.ts';
import { siteTarget } from '#src/platform/http-client/site-target.ts';
import { AppError } from '#src/shared/error-code.ts';
import { withScheme } from '#src/shared/web-address.ts';

/** The host name in what a person gave: a bare name or the address of any page. In its one normal form. */
export function siteHostname(text: string): string {
  try {
    return siteTarget(withScheme(text)).url.hostname;
  } catch (error) {
    if (error instanceof SiteFailure)
      throw new AppError('INVALID_INPUT', error.message, { fields: { hostname: error.message } });
    throw error;
  }
}

/** Where a source's site is, as far as the source itself knows: its address, or its Search Console property. */
export function hostnameOfSource({
  url,
  platformId,
}: {
  url: string | null;
  platformId: string | null;
}): string | undefined {
  if (url !== null) return siteHostname(url);
  const property = /^(?:sc-domain:|https?:\/\/)(.+)$/.exec(platformId ?? '')?.[1];
  return property === undefined ? undefined : siteHostname(property);
}
