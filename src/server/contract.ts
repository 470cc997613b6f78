import { accountContract } from '#src/areas/account/contract.ts';
import { insightsContract } from '#src/areas/insights/contract.ts';
import { organizationsContract } from '#src/areas/organizations/contract.ts';
import { questionsContract } from '#src/areas/questions/contract.ts';
import { sourcesContract } from '#src/areas/sources/contract.ts';
import { toolsContract } from '#src/areas/tools/contract.ts';

/** Every endpoint there is. The OpenAPI document, the security matrix and the browser's client are made from it. */
export const contract = {
  account: accountContract,
  organizations: organizationsContract,
  sources: sourcesContract,
  insights: insightsContract,
  tools: toolsContract,
  questions: questionsContract,
};
