import { useMutation } from '@tanstack/react-query';
import { api } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';

export interface SynthesizeWeekProps {
  readonly invocationId: string;
  readonly sourceId: string;
}

/** Makes the cards of a run that had explored the week. They come over the stream of changes. */
export function SynthesizeWeek({ invocationId, sourceId }: SynthesizeWeekProps) {
  const { organization } = useOrganization();
  const { mutate, isPending, data, error } = useMutation(api.insights.triggerSynth.mutationOptions());
  const refused =
    error !== null ? failureOf(error).message : data?.success === false ? data.error : undefined;
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        tone="primary"
        busy={isPending}
        busyLabel="Starting"
        onClick={() => mutate({ orgId: organization.id, invocationId, sourceId })}
      >
        Synthesize
      </Button>
      <div aria-live="polite">
        {refused !== undefined && <Notice tone="danger">{refused}</Notice>}
        {data?.success === true && (
          <Notice tone="live" title="Synthesis started">
            The cards of this week come by themselves.
          </Notice>
        )}
      </div>
    </div>
  );
}
