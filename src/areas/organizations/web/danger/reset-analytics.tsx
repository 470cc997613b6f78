import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orgAgentId } from '#src/shared/agent-id.ts';
import { api, client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ChoiceList } from '#src/web/ui/choice-list.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { TextField } from '#src/web/ui/text-field.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import { Deed } from './deed.tsx';
import { propertyIdMistake, withPrefix } from './property-id.ts';

export function ResetAnalytics() {
  const [open, setOpen] = useState(false);
  return (
    <Deed
      title="Reset Analytics AI"
      action={
        <>
          <Button tone="danger" onClick={() => setOpen(true)}>
            Reset Analytics AI
          </Button>
          <ResetDialog open={open} onClose={() => setOpen(false)} />
        </>
      }
    >
      Takes the sources of one GA4 property back to an earlier state.
    </Deed>
  );
}

const depths = ['soft', 'hard', 'purge'] as const;
type Depth = (typeof depths)[number];
const isDepth = (text: string): text is Depth => depths.some((depth) => depth === text);

interface ResetDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Mounted anew each time, so that an old answer never counts. */
function ResetDialog({ open, onClose }: ResetDialogProps) {
  return open ? <OpenResetDialog onClose={onClose} /> : null;
}

function OpenResetDialog({ onClose }: Omit<ResetDialogProps, 'open'>) {
  const { organization } = useOrganization();
  const queryClient = useQueryClient();
  const [propertyId, setPropertyId] = useState('');
  const [mistake, setMistake] = useState<string>();
  const [depth, setDepth] = useState<Depth>('soft');
  const [typed, setTyped] = useState('');
  const reset = useMutation({
    mutationFn: () =>
      client.tools.reset({
        agentId: orgAgentId(organization.id),
        propertyId: withPrefix(propertyId),
        softReset: depth === 'soft',
        hardReset: depth === 'hard',
        purge: depth === 'purge',
        retryMigrations: true,
        backoffMs: 200,
        retries: 5,
      }),
    onSuccess: async ({ sources, cardsDeleted }) => {
      onClose();
      showToast({
        title: `${sources.map(({ name }) => name).join(', ')} was reset`,
        detail:
          depth === 'soft'
            ? 'What was under way has ended; the insights stay.'
            : cardsDeleted === 1
              ? '1 card deleted'
              : `${cardsDeleted} cards deleted`,
      });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: api.insights.key() }),
        queryClient.invalidateQueries({ queryKey: api.sources.key() }),
      ]);
    },
  });
  const confirmed = typed.trim() === organization.name;
  const submit = () => {
    const wrong = propertyIdMistake(propertyId);
    setMistake(wrong);
    if (wrong === undefined && confirmed) reset.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Reset Analytics AI"
      locked={reset.isPending}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="danger"
            busy={reset.isPending}
            disabledReason={confirmed ? undefined : `Type ${organization.name} first`}
            onClick={submit}
          >
            Reset
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
          label="GA4 Property ID"
          placeholder="123456789"
          autoComplete="off"
          spellCheck={false}
          value={propertyId}
          error={mistake}
          onChange={(event) => {
            setPropertyId(event.target.value);
            setMistake(undefined);
          }}
          onBlur={() => propertyId.trim() !== '' && setMistake(propertyIdMistake(propertyId))}
        />
        <ChoiceList
          label="What goes"
          value={depth}
          onChange={(value) => isDepth(value) && setDepth(value)}
          choices={[
            { value: 'soft', label: 'What is under way', detail: 'Runs are ended and refunded; cards stay' },
            {
              value: 'hard',
              label: 'Also everything that was found',
              detail: 'All cards and analyses, in all weeks',
            },
            {
              value: 'purge',
              label: 'Also the stored figures',
              detail: 'They are fetched from Google again when needed',
            },
          ]}
        />
        <TextField
          label={`Type ${organization.name} to confirm`}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        {reset.isError && (
          <Notice tone="danger" title="Failed to reset analytics data">
            {failureOf(reset.error).message}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
