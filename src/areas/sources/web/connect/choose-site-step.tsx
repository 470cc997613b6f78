import { useRouter } from '@tanstack/react-router';
import type { Source } from '#src/areas/sources/contract.ts';
import type { SearchConsoleSites } from '#src/areas/sources/google-account.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { TextLink } from '#src/web/ui/text-link.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import { AskedAccounts } from './asked-accounts.tsx';
import { ChooseForm } from './choose-form.tsx';
import { ConnectGoogleLink } from './connect-google-link.tsx';
import { NothingSeen } from './nothing-seen.tsx';
import { SiteList } from './site-list.tsx';
import { nameForSite } from './site-words.ts';
import { useCreateSource } from './use-create-source.ts';

export interface ChooseSiteStepProps {
  readonly found: Extract<SearchConsoleSites, { status: 'connected' }>;
  /** Those there are: a property that one of them reads is not added twice. */
  readonly sources: readonly Source[];
  readonly back: string;
  /** The connection turned out to be gone. */
  readonly onNotConnected: () => void;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

export function ChooseSiteStep(props: ChooseSiteStepProps) {
  const { found, sources, back, onNotConnected, onRetry, retrying } = props;
  const { organization, path } = useOrganization();
  const router = useRouter();
  const { sites } = found;
  const readers = new Map(sources.map((source) => [source.platform_id, source]));
  const free = sites.filter(
    ({ url, permissionLevel }) => permissionLevel !== 'unverified' && !readers.has(url),
  );
  const create = useCreateSource(
    (source, { isFirst }) => {
      const detail = path(`/sources/${source.id}`);
      router.history.push(isFirst ? `${detail}?onboarding=true&step=generate-insights` : detail);
    },
    (error) => {
      const { message } = failureOf(error);
      if (isNotConnected(message)) onNotConnected();
      else showToast({ tone: 'danger', title: 'Failed to create source', detail: message });
    },
  );
  const other = (
    <ConnectGoogleLink organizationId={organization.id} back={back} service="search-console" tone="plain">
      Use another Google account
    </ConnectGoogleLink>
  );

  const accounts = (
    <AskedAccounts
      accounts={found.accounts}
      service="search-console"
      back={back}
      onRetry={onRetry}
      retrying={retrying}
    />
  );

  if (sites.length === 0) {
    return (
      <NothingSeen
        title="This account sees no Search Console property"
        accounts={found.accounts}
        asked={accounts}
        action={
          <>
            {other}
            <ButtonLink href={path('/sources/add')}>Cancel</ButtonLink>
          </>
        }
      >
        No property in Search Console. Add and verify the site there, ask its owner for access, use another
        account, or <TextLink href={path('/sources/add/file')}>import exported files</TextLink>.
      </NothingSeen>
    );
  }

  return (
    <ChooseForm
      accounts={accounts}
      // With a single property there is nothing to choose; it can still be looked at.
      only={free.length === 1 ? free[0]?.url : undefined}
      readers={readers}
      list={({ value, onChange, asideOf }) => (
        <SiteList sites={sites} value={value} onChange={onChange} aside={({ url }) => asideOf(url)} />
      )}
      missing="A search console source requires a selected property."
      submit={{ label: 'Create Source', busyLabel: 'Creating' }}
      creating={create.isPending || create.isSuccess}
      onCreate={(url) =>
        create.mutate({
          name: nameForSite(url),
          type: 'GSC',
          platformId: url,
          isFirst: sources.length === 0,
        })
      }
      openLabel={() => 'Open the source'}
      notice={
        free.length === 0 && (
          <Notice>
            None of them can be added: they are sources already, or not verified for this account.
          </Notice>
        )
      }
      others={
        <>
          <ButtonLink href={path('/sources/add')}>Cancel</ButtonLink>
          {other}
        </>
      }
    />
  );
}

/** The server says in words that an account must be connected first. */
export const isNotConnected = (message: string): boolean => /needsAuth|not connected/i.test(message);
