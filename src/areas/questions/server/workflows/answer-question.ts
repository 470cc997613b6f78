import { defineWorkflow, type WorkflowDefinition } from '#src/platform/workflows/workflows.ts';
import type { MakeAnswerParts } from '../make-answer.ts';
import { AnswerQuestionInput } from './answer-question-input.ts';
import { createAnswerQuestionSteps } from './answer-question-steps.ts';

/** From a question to its answer. Every step may be run twice without a second effect. */
export const answerQuestionWorkflow = (parts: MakeAnswerParts): WorkflowDefinition<AnswerQuestionInput> =>
  defineWorkflow(
    'answer-question',
    AnswerQuestionInput,
    async (input, { step }) => {
      const question = createAnswerQuestionSteps(parts, input);
      try {
        if (!(await step('begin', question.begin))) return;
        await step('answer', question.answer);
      } catch (error) {
        await step('fail', () => question.fail(error));
      }
    },
    'questions',
  );
