import { defineWorkflow, type WorkflowDefinition } from '#src/platform/workflows/workflows.ts';
import type { MakeAnswerParts } from '../make-answer.ts';
import { AnswerQuestionInput } from './answer-question-input.ts';
import { createAnswerQuestionSteps } from './answer-question-steps.ts';

/** A question that the grammar has no answer to. It waits for a server of others, and so in a queue of its own. */
export const answerWithModelWorkflow = (parts: MakeAnswerParts): WorkflowDefinition<AnswerQuestionInput> =>
  defineWorkflow(
    'answer-with-model',
    AnswerQuestionInput,
    async (input, { step }) => {
      const question = createAnswerQuestionSteps(parts, input);
      try {
        await step('answer', question.answerWithModel);
      } catch (error) {
        await step('fail', () => question.fail(error));
      }
    },
    'models',
  );
