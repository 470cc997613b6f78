import type { ReactNode } from 'react';
import type { SearchConsoleSite } from '#src/areas/sources/google-account.ts';
import { SearchableChoices } from './searchable-choices.tsx';
import { permissionWords, siteKind, siteName, UNVERIFIED_REASON } from './site-words.ts';

export interface SiteListProps {
  readonly sites: readonly SearchConsoleSite[];
  readonly value: string | undefined;
  readonly onChange: (url: string) => void;
  readonly aside?: (site: SearchConsoleSite) => ReactNode;
}

/** Search Console properties with what the account may do in each. One without figures is shown and cannot be chosen. */
export function SiteList({ sites, value, onChange, aside }: SiteListProps) {
  return (
    <SearchableChoices
      label="Search Console property"
      placeholder="Search by address or permission"
      value={value}
      onChange={onChange}
      choices={sites.map((site) => ({
        value: site.url,
        label: siteName(site.url),
        detail: `${permissionWords[site.permissionLevel]} · ${siteKind(site.url)}`,
        aside: aside?.(site),
        words: [site.url, permissionWords[site.permissionLevel]],
        ...(site.permissionLevel === 'unverified' && {
          disabledReason: `${permissionWords.unverified} · ${UNVERIFIED_REASON}`,
        }),
      }))}
    />
  );
}
