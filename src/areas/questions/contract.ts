import { z } from 'zod';
import { endpoint, memberOf } from '#src/shared/endpoint.ts';
import { idText, instantText } from '#src/shared/wire.ts';
import { Answer, AnswerQuery } from './answer-form.ts';
import { questionLimits } from './question-limits.ts';

const tag = 'Questions';
const success = z.literal(true);
const userId = z.string().min(1).max(200);

const QuestionStatus = z.enum(['pending', 'running', 'answered', 'failed', 'clarification_needed']);

export const Question = z.object({
  id: idText,
  questionText: z.string(),
  status: QuestionStatus,
  createdAt: instantText,
  pinned: z.boolean(),
  /** The question that this one goes on from. */
  previousQuestionId: idText.nullable(),
  /** Asked back: what could have been meant, one to four choices. Null while nothing was asked back. */
  clarification: z
    .object({
      prompt: z.string(),
      choices: z.array(z.string()),
      /** Index of the choice that was made. */
      chosen: z.number().int().nullable(),
    })
    .nullable(),
  /** Why it failed, in words, and whole questions that can be answered instead. */
  failure: z
    .object({
      reason: z.string(),
      nearest: z.array(z.string()),
      /** What kind of reason it is, for a screen that can lead on: `no_source`, `not_analysed`. Null in those from before. */
      code: z.string().nullable(),
    })
    .nullable(),
});
export type Question = z.infer<typeof Question>;

/** `category`: what kind of thing is asked. None of a kind of which the data tell nothing. */
const Example = z.object({ category: z.string(), question: z.string() });

/** Accepted, or refused for a reason that the person can act on. */
const Accepted = z.object({
  success: z.boolean(),
  error: z.string().nullable(),
  question: Question.nullable(),
});

const ofQuestion = z.object({ id: idText });

export const questionsContract = {
  list: endpoint({
    method: 'GET',
    path: '/questions/questions',
    summary: 'Own questions, all or those that contain a text, newest first, pinned ones before the others',
    tag,
    access: memberOf('orgId'),
    tokens: 'read',
    input: z.object({
      orgId: idText,
      userId,
      limit: z.coerce.number().int().min(1).max(100).default(20),
      /** Only those whose text contains this, however old. */
      search: z.string().trim().max(questionLimits.searched).optional(),
      /** Only this one, where it is an own question. */
      id: idText.optional(),
    }),
    output: z.object({ success, questions: z.array(Question) }),
  }),
  examples: endpoint({
    method: 'GET',
    path: '/questions/examples',
    summary: 'A question of each kind that the organization’s own data answer, with names of its own',
    tag,
    access: memberOf('orgId'),
    tokens: 'read',
    input: z.object({ orgId: idText }),
    output: z.object({ success, examples: z.array(Example) }),
  }),
  answer: endpoint({
    method: 'GET',
    path: '/questions/answer/{id}',
    summary: 'The answer of an answered question; null while there is none',
    tag,
    access: memberOf('id', 'question'),
    tokens: 'read',
    input: ofQuestion,
    output: z.object({ success, answer: Answer.nullable() }),
  }),
  evidence: endpoint({
    method: 'GET',
    path: '/questions/answer/{id}/evidence',
    summary: 'The proof behind an answer: plans in words, SQL, and the rows run now',
    tag,
    access: memberOf('id', 'question'),
    tokens: 'read',
    input: ofQuestion,
    output: z.object({ success, queries: z.array(AnswerQuery) }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/questions/ask',
    summary: 'Ask a question; it is answered in the background',
    tag,
    access: memberOf('query.orgId'),
    tokens: 'write',
    parts: 'apart',
    input: z.object({
      query: z.object({ orgId: idText }),
      body: z.object({
        /** Trimmed; refused in the answer when empty or longer than 5,000 characters. */
        questionText: z.string().max(100_000),
        userId,
        previousQuestionId: idText.optional(),
      }),
    }),
    output: Accepted,
  }),
  clarify: endpoint({
    method: 'POST',
    path: '/questions/{id}/clarify',
    summary: 'Answer what was asked back with one of its choices',
    tag,
    access: memberOf('id', 'question'),
    tokens: 'write',
    input: ofQuestion.extend({ choice: z.number().int().min(0).max(3) }),
    output: Accepted,
  }),
  pin: endpoint({
    method: 'PUT',
    path: '/questions/{id}/pin',
    summary: 'Keep a question at the top, or no longer',
    tag,
    access: memberOf('id', 'question'),
    input: ofQuestion.extend({ pinned: z.boolean() }),
    output: z.object({ success, question: Question }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/questions/{id}',
    summary: 'Delete an own question with its answer',
    tag,
    access: memberOf('id', 'question'),
    input: ofQuestion,
    output: z.object({ success }),
  }),
};
