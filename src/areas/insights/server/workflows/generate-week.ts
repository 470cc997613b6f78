import { defineWorkflow, type WorkflowDefinition } from '#src/platform/workflows/workflows.ts';
import { GenerateWeekInput } from './generate-week-input.ts';
import { createGenerateWeekSteps, type GenerateWeekParts } from './generate-week-steps.ts';

/** From a request to cards on the timeline. Every step may be run twice without a second effect. */
export const generateWeekWorkflow = (parts: GenerateWeekParts): WorkflowDefinition<GenerateWeekInput> =>
  defineWorkflow('generate-week', GenerateWeekInput, async (input, { step }) => {
    const run = createGenerateWeekSteps(parts, input);
    try {
      const plan = await step('begin', run.begin);
      if (plan === null) return;
      for (const [index, fetches] of plan.rounds.entries())
        await Promise.all(
          fetches.map((fetch) =>
            step(`fetch ${fetch.reportId} ${fetch.from}`, () => run.fetch(fetch, index, plan.rounds.length)),
          ),
        );
      await step('freeze', () => run.freeze(plan));
      await step('analyse', () => run.analyse(plan));
      await step('publish', run.publish);
    } catch (error) {
      await step('fail', () => run.fail(error));
    }
  });
