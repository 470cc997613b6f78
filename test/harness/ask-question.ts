import { setTimeout as wait } from 'node:timers/promises';
import type { ShopOrganization } from './shop-organization.ts';
import type { Visitor } from './visitor.ts';

export interface AskedQuestion {
  readonly id: string;
  readonly status: string;
  readonly questionText: string;
  readonly clarification: { readonly prompt: string; readonly choices: readonly string[] } | null;
  readonly failure: { readonly reason: string; readonly nearest: readonly string[] } | null;
}

type Cell = string | number | null;

export interface GivenAnswer {
  readonly headline: string;
  readonly explanation: string;
  readonly tables: readonly {
    readonly title: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly Cell[])[];
  }[];
  readonly references: readonly { readonly type: string; readonly id: string }[];
  readonly assumptions: readonly string[];
  readonly marks: readonly string[];
  readonly model: boolean;
}

export interface ProvenQuery {
  readonly sql: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly agrees: boolean;
}

const userIds = new WeakMap<Visitor, Promise<string>>();

/** Asked once of each visitor: those who look every moment would use up what a session may ask in a minute. */
export function userIdOf(visitor: Visitor): Promise<string> {
  const known = userIds.get(visitor);
  if (known !== undefined) return known;
  const userId = visitor.ask<{ user: { id: string } }>('GET', '/api/me').then(({ user }) => user.id);
  userIds.set(visitor, userId);
  return userId;
}

export async function ask(
  visitor: Visitor,
  { organizationId }: Pick<ShopOrganization, 'organizationId'>,
  questionText: string,
  previousQuestionId?: string,
): Promise<AskedQuestion> {
  const userId = await userIdOf(visitor);
  const { question, error } = await visitor.ask<{ question: AskedQuestion | null; error: string | null }>(
    'POST',
    `/api/questions/ask?orgId=${organizationId}`,
    { questionText, userId, ...(previousQuestionId !== undefined && { previousQuestionId }) },
  );
  if (question === null) throw new Error(`Refused: ${error}`);
  return question;
}

export async function questionsOf(
  visitor: Visitor,
  { organizationId }: Pick<ShopOrganization, 'organizationId'>,
): Promise<AskedQuestion[]> {
  const userId = await userIdOf(visitor);
  return (
    await visitor.ask<{ questions: AskedQuestion[] }>(
      'GET',
      `/api/questions/questions?orgId=${organizationId}&userId=${userId}&limit=100`,
    )
  ).questions;
}

const TIMEOUT_MS = 45_000;
// Two at once stay far below the 1,200 requests that a session may send in a minute.
const LOOK_EVERY_MS = 150;

/** Waits until it is neither pending nor running. */
export async function untilEnded(
  visitor: Visitor,
  organization: Pick<ShopOrganization, 'organizationId'>,
  id: string,
): Promise<AskedQuestion> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    const found = (await questionsOf(visitor, organization)).find((one) => one.id === id);
    if (found !== undefined && found.status !== 'pending' && found.status !== 'running') return found;
    if (performance.now() > end) throw new Error(`The question did not end: ${JSON.stringify(found)}`);
    await wait(LOOK_EVERY_MS);
  }
}

const answerOf = async (visitor: Visitor, id: string): Promise<GivenAnswer | null> =>
  (await visitor.ask<{ answer: GivenAnswer | null }>('GET', `/api/questions/answer/${id}`)).answer;

export const proofOf = async (visitor: Visitor, id: string): Promise<ProvenQuery[]> =>
  (await visitor.ask<{ queries: ProvenQuery[] }>('GET', `/api/questions/answer/${id}/evidence`)).queries;

/** Asks, waits, and gives the question with its answer. */
export async function askAndWait(
  visitor: Visitor,
  organization: Pick<ShopOrganization, 'organizationId'>,
  text: string,
  previousQuestionId?: string,
): Promise<{ question: AskedQuestion; answer: GivenAnswer | null }> {
  const asked = await ask(visitor, organization, text, previousQuestionId);
  const question = await untilEnded(visitor, organization, asked.id);
  return { question, answer: await answerOf(visitor, asked.id) };
}
