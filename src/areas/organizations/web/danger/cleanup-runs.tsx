import { useMutation } from '@tanstack/react-query';
import { orgAgentId } from '#src/shared/agent-id.ts';
import { client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import { Deed } from './deed.tsx';

/** Runs without progress for this long are taken for dead. */
const MAX_AGE_MS = 15 * 60_000;

const plural = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

export function CleanupRuns() {
  const { organization } = useOrganization();
  const cleanup = useMutation({
    mutationFn: () => client.tools.cleanup({ agentId: orgAgentId(organization.id), maxAgeMs: MAX_AGE_MS }),
    onSuccess: ({ cleaned, synthesisTriggered }) =>
      showToast(
        cleaned === 0
          ? { title: 'Nothing stood still' }
          : {
              title: `${plural(cleaned, 'run')} ended and refunded`,
              detail:
                synthesisTriggered.length === 0
                  ? undefined
                  : `Cards of ${plural(synthesisTriggered.length, 'run')} are being written.`,
            },
      ),
    onError: (error) =>
      showToast({ tone: 'danger', title: 'Cleanup failed', detail: failureOf(error).message }),
  });
  return (
    <Deed
      title="Cleanup + Trigger Synth if Ready"
      action={
        <Button busy={cleanup.isPending} onClick={() => cleanup.mutate()}>
          Cleanup + Trigger Synth if Ready
        </Button>
      }
    >
      Ends runs that have not got further for 15 minutes and gives their credits back. Where the exploration
      had ended, the cards are written from it.
    </Deed>
  );
}
