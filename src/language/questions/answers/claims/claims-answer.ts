import type { AnswerDraft } from '../../answer.ts';
import type { AskFacts } from '../../ask-facts.ts';
import { Inquiry } from '../../data/inquiry.ts';
import type { QuestionContext } from '../../question-context.ts';
import type { SingleClaim } from '../../reading/claims/apart/claims-apart.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import type { ReadQuestion } from '../../reading/read-question.ts';
import { inTellingSource } from '../findings/telling-source.ts';
import { numbersDraft } from '../numbers-draft.ts';
import { besideClaims, type DecidedClaim, MOST_CLAIMS } from './beside-claims.ts';

/** Each claim by its own numbers, side by side; undefined where one of them cannot be told or is not decided by what is found. */
export async function claimsAnswer(
  claims: readonly SingleClaim[],
  read: (question: string) => ReadQuestion,
  context: QuestionContext,
  facts: AskFacts,
): Promise<AnswerDraft | undefined> {
  if (claims.length > MOST_CLAIMS) return undefined;
  const told: DecidedClaim[] = [];
  for (const { question, isSo } of claims) {
    const one = await decidedBy(read, question, context, facts);
    if (one?.decided === undefined) return undefined;
    told.push({ draft: one.draft, decided: one.decided, isAsAsked: one.decided.isSo === isSo });
  }
  return besideClaims(told);
}

async function decidedBy(
  read: (question: string) => ReadQuestion,
  question: string,
  context: QuestionContext,
  facts: AskFacts,
) {
  try {
    const given = await inTellingSource(read(question), context, facts);
    const { intent, beside } = given.read.reading;
    if (intent !== 'numbers' || beside !== null) return undefined;
    return await numbersDraft(given, context, new Inquiry(facts, given.read.view));
  } catch (error) {
    if (error instanceof NotAnswerable) return undefined;
    throw error;
  }
}
