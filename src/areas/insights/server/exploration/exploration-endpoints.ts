import type { Facts } from '#src/platform/facts/facts-client.ts';
import type { InsightsApi } from '../insights-api.ts';
import type { RunRequests } from '../request-run.ts';
import { nodeEvidence } from './node-evidence.ts';
import { latestInvocation, readAnalysis, readInsights, readTree } from './read-exploration.ts';
import { type SynthesisParts, triggerSynthesis } from './trigger-synthesis.ts';

export interface ExplorationParts extends RunRequests, SynthesisParts {
  readonly facts: Facts;
}

/** What runs tested and found, as data, and what is made of it. */
export function explorationEndpoints(api: InsightsApi, parts: ExplorationParts) {
  const { database } = parts;
  return {
    explorationTree: api.explorationTree.handler(({ input, context: { known } }) =>
      database.forOrganization(known.member.organizationId, async (tx) => ({
        tree: await readTree(tx, input),
      })),
    ),
    explorationNode: api.explorationNode.handler(({ input, context: { known } }) =>
      nodeEvidence(parts, known.member.organizationId, input),
    ),
    storedInsights: api.storedInsights.handler(({ input, context: { known } }) =>
      database.forOrganization(known.member.organizationId, (tx) => readInsights(tx, input)),
    ),
    analysis: api.analysis.handler(({ input, context: { known } }) =>
      database.forOrganization(known.member.organizationId, (tx) => readAnalysis(tx, input)),
    ),
    latestInvocation: api.latestInvocation.handler(({ context: { known } }) =>
      database.forOrganization(
        known.member.organizationId,
        async (tx) => (await latestInvocation(tx)) ?? { invocationId: null, sourceId: null, weekStart: null },
      ),
    ),
    triggerSynth: api.triggerSynth.handler(({ input, context: { known } }) =>
      triggerSynthesis(parts, known.member.organizationId, input),
    ),
  };
}
