import { useState } from 'react';
import type { Source } from '#src/areas/sources/contract.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { ConnectGa4Dialog } from './connect-ga4-dialog.tsx';
import { ConnectGoogleLink } from './connect-google-link.tsx';

/** Why a source does not work, and the one button that mends it. */
export function SourceTrouble({ source, justConnected }: { source: Source; justConnected: boolean }) {
  const { isAdmin } = useOrganization();
  const { status, statusReason } = source;
  if (status === 'active') return null;
  const trouble = {
    draft: { title: 'Setup is not finished', reason: 'Its metrics are not mapped yet, so nothing is read.' },
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
        <div className="mt-3">
          <Mend source={source} justConnected={justConnected} />
        </div>
      ) : (
        <p>An administrator of the organization can mend this.</p>
      )}
    </Notice>
  );
}

function Mend({ source, justConnected }: { source: Source; justConnected: boolean }) {
  const { organization, path } = useOrganization();
  const [choosing, setChoosing] = useState(false);
  const detail = path(`/sources/${source.id}`);
  if (source.status === 'draft')
    return <ButtonLink href={`${detail}/setup-mapping`}>Complete Setup</ButtonLink>;
  // Somebody else's account gave the connection that ended; now this one's can take its place.
  if (justConnected) {
    return (
      <>
        <Button onClick={() => setChoosing(true)}>Use my Google account for it</Button>
        {choosing && <ConnectGa4Dialog source={source} onClose={() => setChoosing(false)} />}
      </>
    );
  }
  return (
    <ConnectGoogleLink organizationId={organization.id} back={detail}>
      Connect Google Analytics again
    </ConnectGoogleLink>
  );
}
