import { useMutation } from '@tanstack/react-query';
import type { Source } from '#src/areas/sources/contract.ts';
import { client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import { ConnectGoogleLink } from '../connect/connect-google-link.tsx';
import { useSourceChanged } from '../use-source-changed.ts';

/** Why a source does not work, and the one button that mends it. */
export function SourceTrouble({ source }: { source: Source }) {
  const { isAdmin } = useOrganization();
  const { status, statusReason } = source;
  if (status === 'active') return null;
  const trouble = {
    draft: {
      title: 'Setup is not finished',
      reason:
        source.type === 'FILE'
          ? 'No file was imported yet, so there is nothing to analyse.'
          : 'Its metrics are not mapped yet, so nothing is read.',
    },
    disconnected: {
      title: 'This source is disconnected',
      reason: 'Google no longer lets Weekwise read it. What was read before is kept.',
    },
    error: { title: 'This source has a problem', reason: 'The last time it could not be read.' },
  }[status];
  return (
    <Notice tone={status === 'draft' ? 'neutral' : 'danger'} title={trouble.title}>
      <p>{statusReason ?? trouble.reason}</p>
      {isAdmin ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <Mend source={source} />
        </div>
      ) : (
        <p>An administrator of the organization can mend this.</p>
      )}
    </Notice>
  );
}

function Mend({ source }: { source: Source }) {
  const { organization, path } = useOrganization();
  const detail = path(`/sources/${source.id}`);
  if (source.status === 'draft')
    return (
      <ButtonLink href={`${detail}/${source.type === 'FILE' ? 'import' : 'setup-mapping'}`}>
        Complete Setup
      </ButtonLink>
    );
  if (source.type === 'FILE') return null;
  const isSearch = source.type === 'GSC';
  const connect = {
    organizationId: organization.id,
    back: detail,
    service: isSearch ? 'search-console' : 'analytics',
    sourceId: source.id,
  } as const;
  if (source.status === 'disconnected')
    return (
      <ConnectGoogleLink {...connect}>
        {isSearch ? 'Connect Search Console again' : 'Connect Google Analytics again'}
      </ConnectGoogleLink>
    );
  return (
    <>
      <CheckAgain source={source} />
      <ConnectGoogleLink {...connect} tone="plain">
        Use another Google account
      </ConnectGoogleLink>
    </>
  );
}

function CheckAgain({ source }: { source: Source }) {
  const sourceChanged = useSourceChanged();
  const check = useMutation({
    mutationFn: () => client.sources.check({ sourceId: source.id }),
    onSuccess: async (answer) => {
      await sourceChanged(answer.source);
      showToast(
        answer.source.status === 'active'
          ? { title: `${source.name} can be read again` }
          : { tone: 'danger', title: 'It still cannot be read' },
      );
    },
    onError: (error) =>
      showToast({ tone: 'danger', title: 'It could not be checked', detail: failureOf(error).message }),
  });
  return (
    <Button busy={check.isPending} onClick={() => check.mutate()}>
      Check again
    </Button>
  );
}
