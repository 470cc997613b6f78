import { type ReactNode, useState } from 'react';
import { ChoiceList } from '#src/web/ui/choice-list.tsx';
import { SearchField } from '#src/web/ui/search-field.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { Loading } from '#src/web/ui/skeleton-shapes.tsx';

export interface Property {
  readonly id: string;
  readonly name: string;
  readonly account: string;
}

export interface PropertyListProps {
  readonly properties: readonly Property[];
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
  /** What is known of a property here: that a source reads it already. */
  readonly aside?: (property: Property) => ReactNode;
}

/** More than these at once nobody reads; the search finds the rest. */
const SHOWN = 50;

export function PropertyList({ properties, value, onChange, aside }: PropertyListProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = properties.filter(({ id, name, account }) =>
    [id, name, account].some((text) => text.toLowerCase().includes(wanted)),
  );
  const hidden = Math.max(0, found.length - SHOWN);
  return (
    <div className="grid gap-3">
      <SearchField
        label="Search properties"
        placeholder="Search by name, account or id"
        value={search}
        onChange={setSearch}
      />
      {found.length > 0 ? (
        <ChoiceList
          label="Property"
          hideLabel
          value={value}
          onChange={onChange}
          choices={found.slice(0, SHOWN).map((property) => ({
            value: property.id,
            label: property.name,
            detail: `${property.account} · ${property.id}`,
            aside: aside?.(property),
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

export function PropertyListSkeleton() {
  return (
    <Loading label="Loading properties">
      <Skeleton className="h-7 w-52" />
      <p className="mb-6 text-ui text-faint">Asking Google which properties you may read…</p>
      <Skeleton className="mb-3 h-9" />
      <div className="divide-y divide-line rounded-box border border-line">
        {['first', 'second', 'third'].map((row) => (
          <div key={row} className="grid h-15 content-center gap-2 px-4">
            <Skeleton className="h-3.5 w-44" />
            <Skeleton className="h-3 w-60 max-w-full" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
