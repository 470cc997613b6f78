import { accountContract } from '#src/areas/account/contract.ts';
import { insightsContract } from '#src/areas/insights/contract.ts';
import { organizationsContract } from '#src/areas/organizations/contract.ts';
import { questionsContract } from '#src/areas/questions/contract.ts';
import { sourcesContract } from '#src/areas/sources/contract.ts';
import { toolsContract } from '#src/areas/tools/contract.ts';

/**
 * Every endpoint the browser calls. The production build keeps the method and path of each and leaves the schemas out
 * (see vite.config.ts): they are the server's to check, and they weigh more than the rest of the client together.
 */
export const contract = {
  account: accountContract,
  organizations: organizationsContract,
  sources: sourcesContract,
  insights: insightsContract,
  tools: toolsContract,
  questions: questionsContract,
};
