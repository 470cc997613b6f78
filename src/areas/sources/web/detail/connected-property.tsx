import { useState } from 'react';
import type { Source } from '#src/areas/sources/contract.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { ConnectGa4Dialog } from './connect-ga4-dialog.tsx';
import { Fact, Facts } from './facts.tsx';

export function ConnectedProperty({ source, account }: { source: Source; account: string | null }) {
  const { isAdmin } = useOrganization();
  const [choosing, setChoosing] = useState(false);
  const { property } = source;
  return (
    <Section
      title="Connected property"
      actions={
        isAdmin && (
          <Button size="small" onClick={() => setChoosing(true)}>
            {property === null ? 'Connect GA4' : 'Change property'}
          </Button>
        )
      }
    >
      {property === null ? (
        <p className="text-ui text-soft">No GA4 property associated with this source</p>
      ) : (
        <Facts>
          <Fact term="Property">{property.ga4_property_name}</Fact>
          <Fact term="Property id">{property.ga4_property_id}</Fact>
          <Fact term="Currency">{property.currency ?? 'Unknown'}</Fact>
          <Fact term="Google account">{account ?? <span className="text-faint">None</span>}</Fact>
        </Facts>
      )}
      {choosing && <ConnectGa4Dialog source={source} onClose={() => setChoosing(false)} />}
    </Section>
  );
}
