import type { Mapping, Source } from '#src/areas/sources/contract.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { mappingRoles, metricWords } from '../mapping/mapping-words.ts';
import { Fact, Facts } from './facts.tsx';

export function MetricMapping({ source, mapping }: { source: Source; mapping: Mapping }) {
  const { isAdmin, path } = useOrganization();
  const detail = path(`/sources/${source.id}`);
  const mapped = mappingRoles.filter(({ role }) => mapping[role] !== undefined);
  const query = new URLSearchParams({ returnTo: detail });
  return (
    <Section
      title="Metric mapping"
      actions={
        isAdmin && (
          <ButtonLink size="small" href={`${detail}/setup-mapping?${query}`}>
            Edit mapping
          </ButtonLink>
        )
      }
    >
      {mapped.length === 0 ? (
        <p className="text-ui text-soft">No metrics are mapped yet.</p>
      ) : (
        <Facts>
          {mapped.map(({ role, name }) => (
            <Fact key={role} term={name}>
              {metricWords(mapping[role] ?? '')}
            </Fact>
          ))}
        </Facts>
      )}
    </Section>
  );
}
