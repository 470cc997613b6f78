import { z } from 'zod';
import { defineWorkflow, type WorkflowDefinition } from '#src/platform/workflows/workflows.ts';
import { AppError } from '#src/shared/error-code.ts';
import { idText } from '#src/shared/wire.ts';
import { makeTick, type TickParts } from '../planning/make-tick.ts';
import { changeSession, lockSession } from '../planning/planning-store.ts';

const RunPlanningInput = z.object({
  sessionId: idText,
  organizationId: idText,
  /** The first tick that it makes. */
  from: z.number().int(),
});
export type RunPlanningInput = z.infer<typeof RunPlanningInput>;

/**
 * A tick remembers itself and is made once, whoever asks for it; so a checkpoint for several saves writing, and a crash
 * between them costs a look at each that was made.
 */
const TICKS_A_STEP = 5;

/** A session that goes on by itself: tick after tick, each remembered, until it ends. */
export const runPlanningWorkflow = (parts: TickParts): WorkflowDefinition<RunPlanningInput> =>
  defineWorkflow(
    'run-planning-session',
    RunPlanningInput,
    async ({ sessionId, organizationId, from }, { step }) => {
      const stop = (failure: string | null) =>
        parts.database.forOrganization(organizationId, async (tx) => {
          const session = await lockSession(tx, sessionId);
          if (session?.autoRunning === true)
            await changeSession(tx, sessionId, { autoRunning: false, failure });
        });
      try {
        for (let first = from; ; first += TICKS_A_STEP) {
          const goesOn = await step(`ticks from ${first}`, async () => {
            for (let number = first; number < first + TICKS_A_STEP; number += 1) {
              const { session } = await makeTick(parts, organizationId, { sessionId, number });
              if (session.status !== 'active' || !session.autoRunning) return false;
            }
            return true;
          });
          if (!goesOn) break;
        }
        await step('stop', () => stop(null));
      } catch (error) {
        const told =
          error instanceof AppError ? error.message : 'The session stopped because of a mistake of ours.';
        await step('fail', () => stop(`${told} What was found stays; go on whenever you like.`));
        if (!(error instanceof AppError)) throw error;
      }
    },
    'planning',
  );
