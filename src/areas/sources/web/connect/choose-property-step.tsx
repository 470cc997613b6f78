import { useRouter } from '@tanstack/react-router';
import type { Source } from '#src/areas/sources/contract.ts';
import type { Ga4Properties } from '#src/areas/sources/google-account.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { TextLink } from '#src/web/ui/text-link.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import { AskedAccounts } from './asked-accounts.tsx';
import { ChooseForm } from './choose-form.tsx';
import { ConnectGoogleLink } from './connect-google-link.tsx';
import { NothingSeen } from './nothing-seen.tsx';
import { type Property, PropertyList } from './property-list.tsx';
import { useCreateSource } from './use-create-source.ts';

export interface ChoosePropertyStepProps {
  readonly found: Extract<Ga4Properties, { status: 'connected' }>;
  /** Those there are: a property that one of them reads is not added twice. */
  readonly sources: readonly Source[];
  readonly back: string;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

export function ChoosePropertyStep(props: ChoosePropertyStepProps) {
  const { found, sources, back, onRetry, retrying } = props;
  const { organization, path } = useOrganization();
  const router = useRouter();
  const { properties } = found;
  const readers = new Map(sources.map((source) => [source.property?.ga4_property_id, source]));
  // With a single property there is nothing to choose; it can still be looked at.
  const [only] = properties;
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

  const accounts = (
    <AskedAccounts
      accounts={found.accounts}
      service="analytics"
      back={back}
      onRetry={onRetry}
      retrying={retrying}
    />
  );

  if (properties.length === 0) {
    return (
      <NothingSeen
        title="This account sees no Analytics property"
        accounts={found.accounts}
        asked={accounts}
        action={
          <ConnectGoogleLink organizationId={organization.id} back={back} tone="primary">
            Use another Google account
          </ConnectGoogleLink>
        }
      >
        No access to a Google Analytics 4 property. Ask whoever manages Analytics for Viewer access, use
        another account, or <TextLink href={path('/sources/add/file')}>import exported files</TextLink>.
      </NothingSeen>
    );
  }

  return (
    <ChooseForm
      accounts={accounts}
      only={properties.length === 1 ? only?.id : undefined}
      readers={readers}
      list={({ value, onChange, asideOf }) => (
        <PropertyList
          properties={properties}
          value={value}
          onChange={onChange}
          aside={({ id }) => asideOf(id)}
        />
      )}
      missing="Choose a property first"
      submit={{ label: 'Continue', busyLabel: 'Connecting' }}
      creating={create.isPending || create.isSuccess}
      onCreate={(id) => {
        const property = properties.find((one) => one.id === id);
        if (property !== undefined)
          create.mutate({
            name: nameFor(property),
            type: 'GA4',
            platformId: id,
            isFirst: sources.length === 0,
          });
      }}
      openLabel={({ status }) => (status === 'draft' ? 'Complete Setup' : 'Open the source')}
      others={
        <ConnectGoogleLink organizationId={organization.id} back={back} tone="plain">
          Use another Google account
        </ConnectGoogleLink>
      }
    />
  );
}

/** Named as it is at Google, where a name may have a single letter; ours has two. */
const nameFor = ({ id, name }: Property): string =>
  name.trim().length >= 2 ? name.trim().slice(0, 120) : `Property ${id}`;
