import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvitedRole } from '#src/areas/organizations/contract.ts';
import { api, client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ChoiceList } from '#src/web/ui/choice-list.tsx';
import { CopyButton } from '#src/web/ui/copy-button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { TextField } from '#src/web/ui/text-field.tsx';

/** A link to hand on: Weekwise sends no mail, so it works wherever people already talk. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  // Mounted anew each time: a link is shown once.
  return open ? <OpenInviteDialog onClose={onClose} /> : null;
}

const isInvitedRole = (text: string): text is InvitedRole => text === 'admin' || text === 'member';

function OpenInviteDialog({ onClose }: { onClose: () => void }) {
  const { organization } = useOrganization();
  const queryClient = useQueryClient();
  const [role, setRole] = useState<InvitedRole>('member');
  const [note, setNote] = useState('');
  const invite = useMutation({
    mutationFn: () =>
      client.organizations.invite({ organizationId: organization.id, role, note: note.trim() }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.organizations.invitations.key() }),
  });
  if (invite.data !== undefined) return <MadeLink secret={invite.data.secret} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Invite somebody to ${organization.name}`}
      locked={invite.isPending}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" busy={invite.isPending} busyLabel="Creating" onClick={() => invite.mutate()}>
            Create link
          </Button>
        </>
      }
    >
      <TextField
        label="For whom"
        optional
        hint="Only for your list of invitations"
        value={note}
        maxLength={120}
        onChange={(event) => setNote(event.target.value)}
      />
      <ChoiceList
        label="Role"
        value={role}
        onChange={(value) => isInvitedRole(value) && setRole(value)}
        choices={[
          { value: 'member', label: 'Member', detail: 'Views insights and sources, asks questions' },
          { value: 'admin', label: 'Admin', detail: 'Also generates insights, manages sources and people' },
        ]}
      />
      {invite.isError && <Notice tone="danger">{failureOf(invite.error).message}</Notice>}
    </Dialog>
  );
}

function MadeLink({ secret, onClose }: { secret: string; onClose: () => void }) {
  const link = `${location.origin}/invitations/${secret}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Invitation link"
      description="It lets one person in, within seven days. It is shown only now: copy it and send it."
      footer={
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <TextField
        label="Link"
        readOnly
        value={link}
        aside={<CopyButton label="Copy link" text={() => link} />}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
