import { setTimeout as wait } from 'node:timers/promises';
import type { TokenCaller } from '#src/platform/http/request-context.ts';
import { AppError } from '#src/shared/error-code.ts';
import type { McpClient } from './mcp-client.ts';

const LOOK_EVERY_MS = 250;
const MOST_LOOKS = 120;

/** Asks, and looks until there is an answer, a question back or a refusal. */
export async function untilAnswered(
  client: McpClient,
  { organizationId, user }: TokenCaller,
  questionText: string,
  signal: AbortSignal,
): Promise<unknown> {
  const asked = await client.questions.ask({
    query: { orgId: organizationId },
    body: { questionText, userId: user.id },
  });
  if (asked.question === null)
    throw new AppError('INVALID_INPUT', asked.error ?? 'The question was not accepted.');
  const { id } = asked.question;
  for (let look = 0; look < MOST_LOOKS && !signal.aborted; look += 1) {
    await wait(LOOK_EVERY_MS, undefined, { signal });
    const { questions } = await client.questions.list({ orgId: organizationId, userId: user.id, limit: 100 });
    const question = questions.find((one) => one.id === id);
    if (question === undefined || question.status === 'pending' || question.status === 'running') continue;
    if (question.status !== 'answered') return { question };
    return { question, ...(await client.questions.answer({ id })) };
  }
  return { question: { id, status: 'running' }, note: 'Not answered yet. Ask get_answer for it later.' };
}
