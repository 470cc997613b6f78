import { useMutation } from '@tanstack/react-query';
import { orgAgentId } from '#src/shared/agent-id.ts';
import { client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import { Deed } from './deed.tsx';

export function ScheduleAlarm() {
  const { organization } = useOrganization();
  const schedule = useMutation({
    mutationFn: () => client.tools.triggerAlarm({ agentId: orgAgentId(organization.id) }),
    onSuccess: () => showToast({ title: 'Alarm scheduled' }),
    onError: (error) =>
      showToast({ tone: 'danger', title: 'Failed to schedule alarm', detail: failureOf(error).message }),
  });
  return (
    <Deed
      title="Schedule Agent Alarm"
      action={
        <Button busy={schedule.isPending} onClick={() => schedule.mutate()}>
          Schedule Agent Alarm
        </Button>
      }
    >
      Wakes the organization’s worker now: it ends what stands still and looks for newer data.
    </Deed>
  );
}
