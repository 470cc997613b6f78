import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Source } from '#src/areas/sources/contract.ts';
import type { Ga4Properties } from '#src/areas/sources/google-account.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import { ConnectGoogleLink } from './connect-google-link.tsx';
import { type Property, PropertyList } from './property-list.tsx';
import { useCreateSource } from './use-create-source.ts';

export interface ChoosePropertyStepProps {
  readonly found: Extract<Ga4Properties, { status: 'connected' }>;
  /** Those there are: a property that one of them reads is not added twice. */
  readonly sources: readonly Source[];
  readonly back: string;
}

export function ChoosePropertyStep({ found, sources, back }: ChoosePropertyStepProps) {
  const { organization, path } = useOrganization();
  const router = useRouter();
  const { properties, account } = found;
  const readers = new Map(sources.map((source) => [source.property?.ga4_property_id, source]));
  // With a single property there is nothing to choose; it can still be looked at.
  const [only] = properties;
  const [chosen, setChosen] = useState(properties.length === 1 ? only?.id : undefined);
  const [missed, setMissed] = useState(false);
  const create = useCreateSource(
    (source, { isFirst, platformId }) => {
      const chosenName = properties.find(({ id }) => id === platformId)?.name ?? platformId;
      const query = new URLSearchParams({
        ...(isFirst && { onboarding: 'true' }),
        ga4PropertyId: platformId,
        ga4PropertyName: chosenName,
      });
      router.history.push(path(`/sources/${source.id}/setup-mapping?${query}`));
    },
    (error) =>
      showToast({ tone: 'danger', title: 'Failed to create source', detail: failureOf(error).message }),
  );
  const creating = create.isPending || create.isSuccess;
  const property = properties.find(({ id }) => id === chosen);
  const reader = property && readers.get(property.id);

  if (properties.length === 0) {
    return (
      <EmptyState
        title="This account sees no Analytics property"
        action={
          <ConnectGoogleLink organizationId={organization.id} back={back} tone="primary">
            Use another Google account
          </ConnectGoogleLink>
        }
      >
        {account} has no access to a Google Analytics 4 property. Ask whoever manages Analytics for Viewer
        access, or use another account.
      </EmptyState>
    );
  }

  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (property === undefined) setMissed(true);
        else if (reader === undefined && !creating)
          create.mutate({
            name: nameFor(property),
            type: 'GA4',
            platformId: property.id,
            isFirst: sources.length === 0,
          });
      }}
    >
      <header>
        <h2 className="text-head font-semibold">Which property?</h2>
        <p className="text-ui text-soft">
          {account} sees {properties.length === 1 ? 'one property' : `${properties.length} properties`}.
        </p>
      </header>
      <div>
        <PropertyList
          properties={properties}
          value={chosen}
          onChange={(id) => {
            setChosen(id);
            setMissed(false);
          }}
          aside={({ id }) => readers.has(id) && <Badge>Already a source</Badge>}
        />
        <p aria-live="polite" className="text-note font-medium text-danger not-empty:mt-2">
          {missed ? 'Choose a property first' : ''}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {reader === undefined || creating ? (
          <Button type="submit" tone="primary" busy={creating} busyLabel="Connecting">
            Continue
          </Button>
        ) : (
          <ButtonLink tone="primary" href={path(`/sources/${reader.id}`)}>
            {reader.status === 'draft' ? 'Complete Setup' : 'Open the source'}
          </ButtonLink>
        )}
        <ConnectGoogleLink organizationId={organization.id} back={back} tone="plain">
          Use another Google account
        </ConnectGoogleLink>
      </div>
    </form>
  );
}

/** Named as it is at Google, where a name may have a single letter; ours has two. */
const nameFor = ({ id, name }: Property): string =>
  name.trim().length >= 2 ? name.trim().slice(0, 120) : `Property ${id}`;
