import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Source } from '#src/areas/sources/contract.ts';
import type { SearchConsoleSites } from '#src/areas/sources/google-account.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import { ConnectGoogleLink } from './connect-google-link.tsx';
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
}

export function ChooseSiteStep({ found, sources, back, onNotConnected }: ChooseSiteStepProps) {
  const { organization, path } = useOrganization();
  const router = useRouter();
  const { sites, account } = found;
  const readers = new Map(sources.map((source) => [source.platform_id, source]));
  const free = sites.filter(
    ({ url, permissionLevel }) => permissionLevel !== 'unverified' && !readers.has(url),
  );
  // With a single property there is nothing to choose; it can still be looked at.
  const [chosen, setChosen] = useState(free.length === 1 ? free[0]?.url : undefined);
  const [missed, setMissed] = useState(false);
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
  const creating = create.isPending || create.isSuccess;
  const reader = chosen === undefined ? undefined : readers.get(chosen);
  const other = (
    <ConnectGoogleLink organizationId={organization.id} back={back} service="search-console" tone="plain">
      Use another Google account
    </ConnectGoogleLink>
  );

  if (sites.length === 0) {
    return (
      <EmptyState
        title="This account sees no Search Console property"
        action={
          <>
            {other}
            <ButtonLink href={path('/sources/add')}>Cancel</ButtonLink>
          </>
        }
      >
        {account} has no property in Search Console. Add and verify the site there, ask its owner for access,
        or use another account.
      </EmptyState>
    );
  }

  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === undefined) setMissed(true);
        else if (reader === undefined && !creating)
          create.mutate({
            name: nameForSite(chosen),
            type: 'GSC',
            platformId: chosen,
            isFirst: sources.length === 0,
          });
      }}
    >
      <header>
        <h2 className="text-head font-semibold">Which property?</h2>
        <p className="text-ui text-soft">
          {account} sees {sites.length === 1 ? 'one property' : `${sites.length} properties`}.
        </p>
      </header>
      {free.length === 0 && reader === undefined && (
        <Notice>
          None of them can be added: they are sources already, or not verified for this account.
        </Notice>
      )}
      <div>
        <SiteList
          sites={sites}
          value={chosen}
          onChange={(url) => {
            setChosen(url);
            setMissed(false);
          }}
          aside={({ url }) => readers.has(url) && <Badge>Already a source</Badge>}
        />
        <p aria-live="polite" className="text-note font-medium text-danger not-empty:mt-2">
          {missed ? 'A search console source requires a selected property.' : ''}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {reader === undefined || creating ? (
          <Button type="submit" tone="primary" busy={creating} busyLabel="Creating">
            Create Source
          </Button>
        ) : (
          <ButtonLink tone="primary" href={path(`/sources/${reader.id}`)}>
            Open the source
          </ButtonLink>
        )}
        <ButtonLink href={path('/sources/add')}>Cancel</ButtonLink>
        {other}
      </div>
    </form>
  );
}

/** The server says in words that an account must be connected first. */
export const isNotConnected = (message: string): boolean => /needsAuth|not connected/i.test(message);
