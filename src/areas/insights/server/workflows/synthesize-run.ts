import { z } from 'zod';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { defineWorkflow, type WorkflowDefinition } from '#src/platform/workflows/workflows.ts';
import { idText } from '#src/shared/wire.ts';
import { synthesizeRun } from '../publish-run.ts';

const SynthesizeRunInput = z.object({ runId: idText, organizationId: idText });
export type SynthesizeRunInput = z.infer<typeof SynthesizeRunInput>;

/** Cards anew from what a run had found. */
export const synthesizeRunWorkflow = (parts: {
  readonly database: Database;
  readonly clock: Clock;
}): WorkflowDefinition<SynthesizeRunInput> =>
  defineWorkflow('synthesize-run', SynthesizeRunInput, async ({ runId, organizationId }, { step }) => {
    await step('synthesize', () =>
      parts.database.forOrganization(organizationId, (tx) => synthesizeRun(tx, parts.clock, runId)),
    );
  });
