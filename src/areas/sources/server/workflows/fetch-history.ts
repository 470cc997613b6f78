import { defineWorkflow, type WorkflowDefinition } from '#src/platform/workflows/workflows.ts';
import { FetchHistoryInput } from './fetch-history-input.ts';
import { createFetchHistorySteps, type FetchHistoryParts } from './fetch-history-steps.ts';

/**
 * Brings a source up to date: its history, newest weeks first, and the recent days that may have changed. What is stored
 * and settled is not asked for again, so it is the same for a new source, after a pause and once a day.
 */
export const fetchHistoryWorkflow = (parts: FetchHistoryParts): WorkflowDefinition<FetchHistoryInput> =>
  defineWorkflow(
    'fetch-history',
    FetchHistoryInput,
    async (input, { step }) => {
      const history = createFetchHistorySteps(parts, input);
      const begun = await step('begin', history.begin);
      if (begun.stopped !== undefined) return await step('stop', () => history.stop(begun.stopped));
      const { plan } = begun;
      const totals = await step('totals', () => history.totals(plan));
      if (totals.stopped !== undefined) return await step('stop', () => history.stop(totals.stopped));
      for (const span of totals.spans) {
        const { stopped } = await step(`fetch ${span.from}`, () => history.fetch(plan, span));
        if (stopped !== undefined) return await step('stop', () => history.stop(stopped));
      }
      await step('correct', history.correct);
      await step('finish', history.finish);
    },
    'histories',
  );
