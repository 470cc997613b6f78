import { accountEndpoints } from '#src/areas/account/server/endpoints.ts';
import { insightEndpoints } from '#src/areas/insights/server/endpoints.ts';
import { organizationEndpoints } from '#src/areas/organizations/server/endpoints.ts';
import { questionEndpoints } from '#src/areas/questions/server/endpoints.ts';
import { sourceEndpoints } from '#src/areas/sources/server/endpoints.ts';
import { toolEndpoints } from '#src/areas/tools/server/endpoints.ts';
import type { ChangeFeed } from '#src/platform/events/change-feed.ts';
import type { SignOuts } from '#src/platform/events/sign-outs.ts';
import { createGuard } from '#src/platform/http/guard.ts';
import { demoNotice } from './demo.ts';
import type { Services } from './services.ts';
import type { StartedWorkflows } from './start-workflows.ts';
import { version } from './version.ts';

export interface RouterParts extends Services, StartedWorkflows {
  readonly isDemo: boolean;
  readonly feed: ChangeFeed;
  readonly signOuts: SignOuts;
}

/** A handler for every endpoint of the contract. Each area takes of the parts what its own interface names. */
export function createRouter(parts: RouterParts) {
  const guard = createGuard(parts.database);
  const setup = { demo: parts.isDemo, demoNotice: parts.isDemo ? demoNotice : null, version };
  const insights = insightEndpoints(guard, parts);
  return {
    router: {
      account: accountEndpoints(guard, { ...parts, setup }),
      organizations: organizationEndpoints(guard, parts),
      sources: sourceEndpoints(guard, parts),
      insights: insights.endpoints,
      tools: toolEndpoints(guard, parts),
      questions: questionEndpoints(guard, parts),
    },
    /** Ends the open streams, so that the server can stop. */
    close: insights.close,
  };
}
