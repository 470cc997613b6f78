import { useOrganization } from '#src/web/api/current-organization.tsx';
import { Section } from '#src/web/ui/section.tsx';
import type { SiteSnapshot } from '../../snapshot-contract.ts';
import { BehindNumbers } from './behind-numbers.tsx';
import { ChangeTable, type ChangeTableProps } from './change-table.tsx';
import { RevenuePages } from './snapshot-pages.tsx';

export interface RevenueSectionProps extends Omit<ChangeTableProps, 'caption'> {
  readonly snapshot: SiteSnapshot | null;
  /** Of the source, where the week has several. */
  readonly source?: string | undefined;
}

/** The pages that earn most; of an analysis without them, those that cards tell of. */
export function RevenueSection({ snapshot, source, ...changed }: RevenueSectionProps) {
  const { organization } = useOrganization();
  const pages = snapshot?.insights?.revenue ?? [];
  if (snapshot !== null && pages.length > 0)
    return (
      <Section
        title="Revenue Pages"
        detail={`${source === undefined ? '' : `${source}. `}The pages that earn most, against the week before. Not tested.`}
      >
        <RevenuePages pages={pages} currency={snapshot.source.currency ?? undefined} />
        <BehindNumbers
          of="Revenue Pages"
          organizationId={organization.id}
          weekStart={snapshot.weekStart}
          runId={snapshot.runId}
          part="revenue"
        />
      </Section>
    );
  if (changed.changes.length === 0) return null;
  return (
    <Section title="Revenue Pages" {...(source !== undefined && { detail: source })}>
      <ChangeTable caption="Pages whose revenue or purchases changed" {...changed} />
    </Section>
  );
}
