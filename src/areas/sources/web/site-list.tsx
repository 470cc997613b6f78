import { type ReactNode, useState } from 'react';
import type { SearchConsoleSite } from '#src/areas/sources/google-account.ts';
import { ChoiceList } from '#src/web/ui/choice-list.tsx';
import { SearchField } from '#src/web/ui/search-field.tsx';
import { permissionWords, siteKind, siteName, UNVERIFIED_REASON } from './site-words.ts';

export interface SiteListProps {
  readonly sites: readonly SearchConsoleSite[];
  readonly value: string | undefined;
  readonly onChange: (url: string) => void;
  readonly aside?: (site: SearchConsoleSite) => ReactNode;
}

/** More than these at once nobody reads; the search finds the rest. */
const SHOWN = 50;

/** Search Console properties with what the account may do in each. One without figures is shown and cannot be chosen. */
export function SiteList({ sites, value, onChange, aside }: SiteListProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = sites.filter(({ url, permissionLevel }) =>
    [url, permissionWords[permissionLevel]].some((text) => text.toLowerCase().includes(wanted)),
  );
  const hidden = Math.max(0, found.length - SHOWN);
  return (
    <div className="grid gap-3">
      <SearchField
        label="Search properties"
        placeholder="Search by address or permission"
        value={search}
        onChange={setSearch}
      />
      {found.length > 0 ? (
        <ChoiceList
          label="Search Console property"
          hideLabel
          value={value}
          onChange={onChange}
          choices={found.slice(0, SHOWN).map((site) => ({
            value: site.url,
            label: siteName(site.url),
            detail: `${permissionWords[site.permissionLevel]} · ${siteKind(site.url)}`,
            aside: aside?.(site),
            ...(site.permissionLevel === 'unverified' && {
              disabledReason: `${permissionWords.unverified} · ${UNVERIFIED_REASON}`,
            }),
          }))}
        />
      ) : (
        <p className="rounded-box border border-line px-4 py-6 text-center text-ui text-soft">
          No property contains “{search.trim()}”.
        </p>
      )}
      <p role="status" className="text-note text-faint empty:hidden">
        {hidden > 0 ? `${hidden} more: search to narrow the list.` : ''}
      </p>
    </div>
  );
}
