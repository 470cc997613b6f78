import { z } from 'zod';
import { cleanStaleRuns, type MaintenanceParts } from '#src/areas/insights/server/service.ts';
import { type RefreshParts, refreshSources } from '#src/areas/sources/server/service.ts';
import { defineWorkflow, type WorkflowDefinition } from '#src/platform/workflows/workflows.ts';
import { STALE_AFTER_MS } from '#src/shared/stale-after.ts';
import { idText } from '#src/shared/wire.ts';

const WakeInput = z.object({ organizationId: idText });
export type WakeInput = z.infer<typeof WakeInput>;

/** What an organization's worker does when it is woken up. */
export const wakeOrganizationWorkflow = (
  /** It starts workflows itself, which can be started when all of them are known: so asked for when it runs. */
  parts: () => Promise<MaintenanceParts & RefreshParts>,
): WorkflowDefinition<WakeInput> =>
  defineWorkflow(
    'wake-organization',
    WakeInput,
    async ({ organizationId }, { step }) => {
      await step('end what stands still', async () => {
        await cleanStaleRuns(await parts(), organizationId, STALE_AFTER_MS);
      });
      await step('look for newer data', async () => refreshSources(await parts(), organizationId));
    },
    'upkeep',
  );
