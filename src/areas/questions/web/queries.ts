import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/web/api/client.ts';
import { questionLimits } from '../question-limits.ts';

const MINUTE = 60_000;
/** Answers do not change by being looked at, and of what does change the stream of changes tells. */
const kept = { staleTime: 5 * MINUTE, refetchOnWindowFocus: false } as const;

/** How many the two screens show. */
export const listSize = 20;
export const historySize = 100;

export const questionsQuery = (orgId: string, userId: string, limit: number) =>
  queryOptions({ ...api.questions.list.queryOptions({ input: { orgId, userId, limit } }), ...kept });

/** Questions that contain a text, however old they are. A longer text finds what its beginning does. */
export const searchQuery = (orgId: string, userId: string, text: string) =>
  queryOptions({
    ...api.questions.list.queryOptions({
      input: { orgId, userId, limit: historySize, search: beginning(text.trim()) },
    }),
    ...kept,
  });

/** One question, however old it is and however many are pinned before it. */
export const oneQuery = (orgId: string, userId: string, id: string) =>
  queryOptions({ ...api.questions.list.queryOptions({ input: { orgId, userId, limit: 1, id } }), ...kept });

/** Not ending in half a character, which no address can hold. */
const beginning = (text: string) => text.slice(0, questionLimits.searched).replace(/[\uD800-\uDBFF]$/, '');

export const answerQuery = (id: string) =>
  queryOptions({ ...api.questions.answer.queryOptions({ input: { id } }), ...kept });

export const proofQuery = (id: string) =>
  queryOptions({ ...api.questions.evidence.queryOptions({ input: { id } }), ...kept });

/** Names of the organization's own data; the server asks them before it offers them. */
export const examplesQuery = (orgId: string) =>
  queryOptions({ ...api.questions.examples.queryOptions({ input: { orgId } }), ...kept });
