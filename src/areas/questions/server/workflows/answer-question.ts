import {
  defineWorkflow,
  type WorkflowDefinition,
  type Workflows,
} from '#src/platform/workflows/workflows.ts';
import type { MakeAnswerParts } from '../make-answer.ts';
import { AnswerQuestionInput } from './answer-question-input.ts';
import { createAnswerQuestionSteps } from './answer-question-steps.ts';

export interface AnswerQuestionParts extends MakeAnswerParts {
  readonly answerWithModel: WorkflowDefinition<AnswerQuestionInput>;
  /** It starts the other one, which can be started when all are known: so asked for when it runs. */
  readonly opening: () => Promise<Workflows>;
}

/** From a question to its answer, or to the model. Every step may be run twice without a second effect. */
export const answerQuestionWorkflow = (parts: AnswerQuestionParts): WorkflowDefinition<AnswerQuestionInput> =>
  defineWorkflow(
    'answer-question',
    AnswerQuestionInput,
    async (input, { step }) => {
      const question = createAnswerQuestionSteps(parts, input);
      const { questionId, attempt, organizationId } = input;
      try {
        if (!(await step('begin', question.begin))) return;
        await step('answer', async () => {
          const workflows = await parts.opening();
          await question.answer((tx) =>
            workflows.enqueue(
              tx,
              parts.answerWithModel,
              `${questionId}-${attempt}-model`,
              organizationId,
              input,
            ),
          );
        });
      } catch (error) {
        await step('fail', () => question.fail(error));
      }
    },
    'questions',
  );
