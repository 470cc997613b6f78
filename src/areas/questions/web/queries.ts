import { queryOptions } from '@tanstack/react-query';
import { api, client } from '#src/web/api/client.ts';
import { FailedCall } from '#src/web/api/failed-call.ts';
import { questionLimits } from '../question-limits.ts';
import { readAnswer } from './answer/read-answer.ts';
import { readQuestions } from './read-questions.ts';

const MINUTE = 60_000;
/** Answers do not change by being looked at, and of what does change the stream of changes tells. */
const kept = { staleTime: 5 * MINUTE, refetchOnWindowFocus: false } as const;

/** How many the two screens show. */
export const listSize = 20;
export const historySize = 100;

const listQuery = (input: Parameters<typeof client.questions.list>[0]) =>
  queryOptions({
    ...api.questions.list.queryOptions({ input }),
    queryFn: async ({ signal }) => readQuestions(await client.questions.list(input, { signal })),
    ...kept,
  });

export const questionsQuery = (orgId: string, userId: string, limit: number) =>
  listQuery({ orgId, userId, limit });

/** Questions that contain a text, however old they are. A longer text finds what its beginning does. */
export const searchQuery = (orgId: string, userId: string, text: string) =>
  listQuery({ orgId, userId, limit: historySize, search: beginning(text.trim()) });

/** One question, however old it is and however many are pinned before it. */
export const oneQuery = (orgId: string, userId: string, id: string) =>
  listQuery({ orgId, userId, limit: 1, id });

/** Not ending in half a character, which no address can hold. */
const beginning = (text: string) => text.slice(0, questionLimits.searched).replace(/[\uD800-\uDBFF]$/, '');

/** Those that are being deleted: what the stream of changes tells of one asks for no answer that is gone. */
const leaving = new Set<string>();

export function setLeaving(id: string, isLeaving: boolean): void {
  if (isLeaving) leaving.add(id);
  else leaving.delete(id);
}

export const isStaying = (id: string): boolean => !leaving.has(id);

export const answerQuery = (id: string) =>
  queryOptions({
    ...api.questions.answer.queryOptions({ input: { id } }),
    queryFn: async ({ signal }) => {
      const response: { readonly success: boolean; readonly answer: unknown } = await client.questions.answer(
        { id },
        { signal },
      );
      if (response.success === false) throw new FailedCall(200, response);
      return { success: true as const, answer: readAnswer(response.answer) };
    },
    enabled: () => isStaying(id),
    ...kept,
  });

export const proofQuery = (id: string) =>
  queryOptions({
    ...api.questions.evidence.queryOptions({ input: { id } }),
    enabled: () => isStaying(id),
    ...kept,
  });

/** Names of the organization's own data; the server asks them before it offers them. */
export const examplesQuery = (orgId: string) =>
  queryOptions({ ...api.questions.examples.queryOptions({ input: { orgId } }), ...kept });
