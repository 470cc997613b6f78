import { defineWorkflow, type WorkflowDefinition } from '#src/platform/workflows/workflows.ts';
import { GenerateWeekInput } from './generate-week-input.ts';
import { createGenerateWeekSteps } from './generate-week-steps.ts';
import type { RunStepParts } from './run-steps.ts';

/** From a request to cards on the timeline. Every step may be run twice without a second effect. */
export const generateWeekWorkflow = (parts: RunStepParts): WorkflowDefinition<GenerateWeekInput> =>
  defineWorkflow('generate-week', GenerateWeekInput, async (input, { step }) => {
    const run = createGenerateWeekSteps(parts, input);
    try {
      const plan = await step('begin', run.begin);
      if (plan === null) return;
      let { stopped } = plan;
      if (plan.fetch !== null) {
        const { fetch } = plan;
        const totals = await step('totals', () => run.totals(fetch, plan.week));
        stopped = totals.stopped;
        for (const [index, span] of totals.spans.entries()) {
          if (stopped !== undefined) break;
          const share = (index + 1) / totals.spans.length;
          ({ stopped } = await step(`fetch ${span.from}`, () => run.fetch(fetch, span, share)));
        }
      }
      await step('freeze', () => run.freeze(plan, stopped));
      await step('analyse', () => run.analyse(plan));
      await step('publish', run.publish);
      await step('correct', () => run.correct(plan));
    } catch (error) {
      await step('fail', () => run.fail(error));
    }
  });
