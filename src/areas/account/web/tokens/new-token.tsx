import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
import { isScope, useTokenDraft, validities } from './token-draft.ts';

interface NewTokenProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Whose token it will be. */
  readonly userId: string;
  readonly organizations: readonly Organization[];
}

/** Mounted anew each time: a secret is shown once. */
export function NewToken({ open, ...props }: NewTokenProps) {
  return open ? <OpenNewToken {...props} /> : null;
}

function OpenNewToken({ onClose, userId, organizations }: Omit<NewTokenProps, 'open'>) {
  const queryClient = useQueryClient();
  const { draft, change, forget } = useTokenDraft(userId, organizations);
  const { name, organizationId, scope, days } = draft;
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
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: api.account.tokens.key() });
      // Not before: until here the form still shows, and would be empty.
      forget();
    },
  });
  if (make.data !== undefined) return <MadeToken secret={make.data.secret} onClose={onClose} />;
  const leave = () => {
    forget();
    onClose();
  };
  const submit = () => {
    setAsked(true);
    if (name.trim() !== '') make.mutate();
  };
  return (
    <Dialog
      open
      onClose={leave}
      title="New API token"
      locked={make.isPending}
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
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
          onChange={(event) => change({ name: event.target.value })}
        />
        <Select
          label="Organization"
          value={organizationId}
          options={organizations.map((one) => ({ value: one.id, label: one.name }))}
          onChange={(event) => change({ organizationId: event.target.value })}
        />
        <ChoiceList
          label="Scope"
          value={scope}
          onChange={(value) => isScope(value) && change({ scope: value })}
          choices={[
            { value: 'read', label: 'Read', detail: 'Insights, sources, questions and facts' },
            { value: 'write', label: 'Read and write', detail: 'Also generates insights and asks questions' },
          ]}
        />
        <Select
          label="Good for"
          value={days}
          options={validities}
          onChange={(event) => change({ days: event.target.value })}
        />
        {make.isError && <Notice tone="danger">{failureOf(make.error).message}</Notice>}
      </form>
    </Dialog>
  );
}
