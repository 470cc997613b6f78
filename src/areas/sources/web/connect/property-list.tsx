import type { ReactNode } from 'react';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { Loading } from '#src/web/ui/skeleton-shapes.tsx';
import { SearchableChoices } from './searchable-choices.tsx';

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

export function PropertyList({ properties, value, onChange, aside }: PropertyListProps) {
  return (
    <SearchableChoices
      label="Property"
      placeholder="Search by name, account or id"
      value={value}
      onChange={onChange}
      choices={properties.map((property) => ({
        value: property.id,
        label: property.name,
        detail: `${property.account} · ${property.id}`,
        aside: aside?.(property),
        words: [property.id, property.name, property.account],
      }))}
    />
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
