import { FailedCall } from '#src/web/api/failed-call.ts';
import type { Question } from '../contract.ts';
import { isRecord, records, textOf, textsOf } from './read-fields.ts';

export interface Listed {
  readonly success: true;
  readonly questions: Question[];
}

/** A list as the screens need it. A refusal is no empty list: it is told. */
export function readQuestions(value: unknown): Listed {
  if (!isRecord(value) || value['success'] === false || !Array.isArray(value['questions']))
    throw new FailedCall(200, { error: (isRecord(value) && textOf(value['error'])) || NO_REASON });
  return { success: true, questions: records(value['questions']).flatMap(readQuestion) };
}

/** Below "Failed to fetch questions", where the server says no more than that. */
const NO_REASON = 'The server gave no reason. Please try again.';

/** What has no name cannot be led to: it is left out. */
function readQuestion(value: Readonly<Record<string, unknown>>): Question[] {
  const { id, status, createdAt, previousQuestionId, clarification, failure } = value;
  if (typeof id !== 'string') return [];
  return [
    {
      id,
      questionText: textOf(value['questionText']),
      // One that is not known is shown as such.
      status: textOf(status) as Question['status'],
      createdAt: typeof createdAt === 'string' && !Number.isNaN(Date.parse(createdAt)) ? createdAt : LONG_AGO,
      pinned: value['pinned'] === true,
      previousQuestionId: typeof previousQuestionId === 'string' ? previousQuestionId : null,
      clarification: isRecord(clarification)
        ? {
            prompt: textOf(clarification['prompt']),
            choices: textsOf(clarification['choices']),
            chosen: typeof clarification['chosen'] === 'number' ? clarification['chosen'] : null,
          }
        : null,
      failure: isRecord(failure)
        ? {
            reason: textOf(failure['reason']),
            nearest: textsOf(failure['nearest']),
            code: typeof failure['code'] === 'string' ? failure['code'] : null,
          }
        : null,
    },
  ];
}

const LONG_AGO = '1970-01-01T00:00:00.000Z';
