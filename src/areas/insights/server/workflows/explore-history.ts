import { defineWorkflow, type WorkflowDefinition } from '#src/platform/workflows/workflows.ts';
import type { LookedAt } from '../history/scanned-weeks.ts';
import { ExploreHistoryInput } from './explore-history-input.ts';
import { createExploreHistorySteps } from './explore-history-steps.ts';
import type { RunStepParts } from './run-steps.ts';

/** A range of weeks, each against the eight before it, then all of them together. Every step may be run twice. */
export const exploreHistoryWorkflow = (parts: RunStepParts): WorkflowDefinition<ExploreHistoryInput> =>
  defineWorkflow('explore-history', ExploreHistoryInput, async (input, { step }) => {
    const run = createExploreHistorySteps(parts, input);
    try {
      const plan = await step('begin', run.begin);
      if (plan === null) return;
      let { stopped } = plan;
      if (plan.fetch !== null) {
        const { fetch } = plan;
        const totals = await step('totals', () => run.totals(fetch));
        stopped = totals.stopped;
        for (const [index, span] of totals.spans.entries()) {
          if (stopped !== undefined) break;
          const share = (index + 1) / totals.spans.length;
          ({ stopped } = await step(`fetch ${span.from}`, () => run.fetch(fetch, span, share)));
        }
      }
      const looked: LookedAt[] = [];
      for (const [index, week] of plan.weeks.entries())
        looked.push(await step(`week ${week}`, () => run.look(plan, week, (index + 1) / plan.weeks.length)));
      await step('publish', () => run.publish(plan, looked, stopped));
    } catch (error) {
      await step('fail', () => run.fail(error));
    }
  });
