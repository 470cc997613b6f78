import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiToken } from '#src/areas/account/contract.ts';
import type { Organization } from '#src/areas/organizations/contract.ts';
import { api, client } from '#src/web/api/client.ts';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ChoiceList } from '#src/web/ui/choice-list.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { Select } from '#src/web/ui/select.tsx';
import { TextField } from '#src/web/ui/text-field.tsx';
import { MadeToken } from './made-token.tsx';
import { noticeSignedOut } from './notice-signed-out.ts';

interface NewTokenProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly organizations: readonly Organization[];
}

/** Mounted anew each time: a secret is shown once. */
export function NewToken({ open, ...props }: NewTokenProps) {
  return open ? <OpenNewToken {...props} /> : null;
}

const validities = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: '', label: 'Until revoked' },
] as const;
const isScope = (text: string): text is ApiToken['scope'] => text === 'read' || text === 'write';

function OpenNewToken({ onClose, organizations }: Omit<NewTokenProps, 'open'>) {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [organizationId, setOrganizationId] = useState(organizations[0]?.id ?? '');
  const [scope, setScope] = useState<ApiToken['scope']>('read');
  const [days, setDays] = useState('90');
  const [asked, setAsked] = useState(false);
  const make = useMutation({
    mutationFn: () =>
      client.account.createToken({
        organizationId,
        name: name.trim(),
        scope,
        ...(days === '' ? {} : { validDays: Number(days) }),
      }),
    onError: (error) => noticeSignedOut(queryClient, error),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.account.tokens.key() }),
  });
  if (make.data !== undefined) return <MadeToken secret={make.data.secret} onClose={onClose} />;
  const submit = () => {
    setAsked(true);
    if (name.trim() !== '') make.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="New API token"
      locked={make.isPending}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" busy={make.isPending} busyLabel="Creating" onClick={submit}>
            Create token
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label="Name"
          hint="Which program it is for"
          value={name}
          maxLength={80}
          error={asked && name.trim() === '' ? 'Name required' : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Select
          label="Organization"
          value={organizationId}
          options={organizations.map((one) => ({ value: one.id, label: one.name }))}
          onChange={(event) => setOrganizationId(event.target.value)}
        />
        <ChoiceList
          label="Scope"
          value={scope}
          onChange={(value) => isScope(value) && setScope(value)}
          choices={[
            { value: 'read', label: 'Read', detail: 'Insights, sources, questions and facts' },
            { value: 'write', label: 'Read and write', detail: 'Also generates insights and asks questions' },
          ]}
        />
        <Select
          label="Good for"
          value={days}
          options={validities}
          onChange={(event) => setDays(event.target.value)}
        />
        {make.isError && <Notice tone="danger">{failureOf(make.error).message}</Notice>}
      </form>
    </Dialog>
  );
}
