import type { Source } from '#src/areas/sources/contract.ts';
import type { Day } from '#src/shared/week.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { TabLinks } from '#src/web/ui/tab-links.tsx';

export interface SourceFilterProps {
  readonly week: Day;
  /** Those of the week, of which it has several. */
  readonly sources: readonly Source[];
  readonly sourceId: string | undefined;
}

/** The week of one source or of all; the address knows which. */
export function SourceFilter({ week, sources, sourceId }: SourceFilterProps) {
  const { path } = useOrganization();
  const href = path(`/insights/${week}`);
  return (
    <div className="mb-8">
      <TabLinks
        label="Source"
        links={[
          { href, label: 'All sources', current: sourceId === undefined },
          ...sources.map(({ id, name }) => ({
            href: `${href}?source=${id}`,
            label: name,
            current: id === sourceId,
          })),
        ]}
      />
    </div>
  );
}
