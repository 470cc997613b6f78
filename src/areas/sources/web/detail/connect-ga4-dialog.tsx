import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Source } from '#src/areas/sources/contract.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { AskedAccounts } from '../connect/asked-accounts.tsx';
import { ConnectGoogleLink } from '../connect/connect-google-link.tsx';
import { PropertyList, PropertyListSkeleton } from '../connect/property-list.tsx';
import { ga4PropertiesQuery } from '../queries.ts';
import { useAssociateGa4 } from './use-associate-ga4.ts';

/** Chooses the property that a source reads, or another one than before. */
export function ConnectGa4Dialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const { organization, path } = useOrganization();
  const router = useRouter();
  const properties = useQuery(ga4PropertiesQuery(organization.id));
  const present = source.property?.ga4_property_id;
  const [chosen, setChosen] = useState(present);
  const setup = path(`/sources/${source.id}/setup-mapping`);
  const associate = useAssociateGa4(source.id, () => {
    onClose();
    if (chosen !== present) router.history.push(setup);
  });
  const answer = properties.data;
  const connect = (
    <ConnectGoogleLink
      organizationId={organization.id}
      back={path(`/sources/${source.id}`)}
      tone={answer?.status === 'needs_auth' ? 'primary' : 'plain'}
    >
      {answer?.status === 'needs_auth' ? 'Connect Google Analytics' : 'Use another Google account'}
    </ConnectGoogleLink>
  );

  return (
    <Dialog
      open
      onClose={onClose}
      locked={associate.isPending}
      title="Connect GA4"
      description="Weekwise reads reports of this property and changes nothing in it."
      footer={
        <>
          {connect}
          {answer?.status === 'connected' && answer.properties.length > 0 && (
            <Button
              tone="primary"
              busy={associate.isPending}
              disabledReason={chosen === undefined ? 'Choose a property first' : undefined}
              onClick={() => chosen !== undefined && associate.mutate(chosen)}
            >
              Connect
            </Button>
          )}
        </>
      }
    >
      {properties.isPending && <PropertyListSkeleton />}
      {properties.isError && (
        <Notice
          tone="danger"
          action={
            <Button size="small" onClick={() => void properties.refetch()}>
              Try Again
            </Button>
          }
        >
          {failureOf(properties.error).message}
        </Notice>
      )}
      {answer?.status === 'needs_auth' && (
        <Notice>Your Google account is not connected to this organization yet.</Notice>
      )}
      {answer?.status === 'connected' && (
        <div className="mb-4">
          <AskedAccounts
            accounts={answer.accounts}
            service="analytics"
            back={path(`/sources/${source.id}`)}
            onRetry={() => void properties.refetch()}
            retrying={properties.isFetching}
          />
        </div>
      )}
      {answer?.status === 'connected' && answer.properties.length > 0 && (
        <>
          <PropertyList
            properties={answer.properties}
            value={chosen}
            onChange={setChosen}
            aside={({ id }) => id === present && <Badge tone="live">Connected</Badge>}
          />
          {present !== undefined && chosen !== present && (
            <Notice tone="caution">
              Another property has other metrics and another past: what was read of the one before is removed,
              and the source is a draft again until the metrics are mapped.
            </Notice>
          )}
        </>
      )}
    </Dialog>
  );
}
