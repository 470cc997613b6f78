import { defineWorkflow, type WorkflowDefinition } from '#src/platform/workflows/workflows.ts';
import { AnalyzeSiteInput, type AnalyzeSiteParts, createAnalyzeSiteSteps } from './analyze-site-steps.ts';

/** From a host name to what is known of its site. Every step may be run twice without a second effect. */
export const analyzeSiteWorkflow = (parts: AnalyzeSiteParts): WorkflowDefinition<AnalyzeSiteInput> =>
  defineWorkflow(
    'analyze-site',
    AnalyzeSiteInput,
    async (input, { step }) => {
      const analysis = createAnalyzeSiteSteps(parts, input);
      try {
        const hostname = await step('begin', analysis.begin);
        if (hostname === null) return;
        const outcome = await step('crawl', () => analysis.crawl(hostname));
        if ('trouble' in outcome) await step('refuse', () => analysis.refuse(outcome.trouble));
        else await step('keep', () => analysis.keep(outcome));
      } catch (error) {
        await step('fail', () => analysis.fail(error));
      }
    },
    'sites',
  );
