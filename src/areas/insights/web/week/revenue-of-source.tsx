import { useQuery } from '@tanstack/react-query';
import type { Day } from '#src/shared/week.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { snapshotQuery } from '../queries.ts';
import { RevenueSection, type RevenueSectionProps } from './revenue-section.tsx';

export interface RevenueOfSourceProps extends Omit<RevenueSectionProps, 'snapshot' | 'source' | 'names'> {
  readonly week: Day;
  readonly currentWeek: Day;
  readonly sourceId: string;
  readonly source: string;
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** One of several sources: amounts of different currencies stand in tables of their own. */
export function RevenueOfSource({ week, currentWeek, sourceId, source, ...rest }: RevenueOfSourceProps) {
  const { organization } = useOrganization();
  const { data } = useQuery(snapshotQuery(organization.id, week, currentWeek, sourceId));
  if (data === undefined) return null;
  return <RevenueSection snapshot={data.snapshot} source={source} names={NO_NAMES} {...rest} />;
}
