import { implement } from '@orpc/server';
import { type MakeAnswerParts, makeAnswer } from '#src/areas/questions/server/service.ts';
import type { Guard, IncomingContext } from '#src/platform/http/guard.ts';
import { inquiryContract } from '../inquiry-contract.ts';
import { fetchSearchData, type SearchParts } from './fetch-search-data.ts';

export type InquiryParts = MakeAnswerParts & SearchParts;

export function inquiryEndpoints(guard: Guard, parts: InquiryParts) {
  const api = implement(inquiryContract).$context<IncomingContext>().use(guard);
  return {
    chat: api.chat.handler(async ({ input, context: { known } }) => {
      const { answer } = await makeAnswer(parts, {
        organizationId: known.member.organizationId,
        text: input.prompt,
        previous: undefined,
      });
      const { status, clarification, failure } = answer;
      return {
        success: status === 'answered',
        status,
        answer,
        suggestions: [
          ...(clarification?.choices.map(({ question }) => question) ?? []),
          ...(failure?.nearest ?? []),
        ],
      };
    }),
    fetchSearchData: api.fetchSearchData.handler(({ input, context: { known } }) =>
      fetchSearchData(parts, { ...input, organizationId: known.member.organizationId }),
    ),
  };
}
