import type { Facts } from '#src/platform/facts/facts-client.ts';
import { listExplorations } from '../history/exploration-store.ts';
import { type ExplorationRequests, requestExploration } from '../history/request-exploration.ts';
import type { InsightsApi } from '../insights-api.ts';
import { attributeWeek } from './attribute-week.ts';
import { nodeEvidence } from './node-evidence.ts';
import { planActions } from './plan-actions.ts';
import { planFocus } from './plan-focus.ts';
import { latestInvocation, readAnalysis, readInsights, readTree } from './read-exploration.ts';
import { buildSiteXRay } from './site-x-ray.ts';
import { type SynthesisParts, triggerSynthesis } from './trigger-synthesis.ts';

export interface ExplorationParts extends ExplorationRequests, SynthesisParts {
  readonly facts: Facts;
}

/** What runs tested and found, as data, and what is made of it. */
export function explorationEndpoints(api: InsightsApi, parts: ExplorationParts) {
  const { database, clock } = parts;
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
    latestInvocation: api.latestInvocation.handler(({ input, context: { known } }) =>
      database.forOrganization(
        known.member.organizationId,
        async (tx) =>
          (await latestInvocation(tx, input)) ?? { invocationId: null, sourceId: null, weekStart: null },
      ),
    ),
    exploreHistory: api.exploreHistory.handler(({ input: { body }, context: { known } }) =>
      requestExploration(parts, {
        ...body,
        organizationId: known.member.organizationId,
        userId: known.user.id,
        startDate: body.startDate,
        endDate: body.endDate,
        sourceId: body.sourceId,
      }),
    ),
    explorations: api.explorations.handler(({ input, context: { known } }) =>
      database.forOrganization(known.member.organizationId, async (tx) => ({
        explorations: await listExplorations(tx, input.limit),
      })),
    ),
    attributionTable: api.attributionTable.handler(({ input, context: { known } }) =>
      attributeWeek(parts, known.member.organizationId, input),
    ),
    siteXray: api.siteXray.handler(({ input, context: { known } }) =>
      database.forOrganization(known.member.organizationId, (tx) => buildSiteXRay(tx, input)),
    ),
    focusAreas: api.focusAreas.handler(({ input, context: { known } }) =>
      database.forOrganization(known.member.organizationId, async (tx) => ({
        success: true as const,
        ...(await planFocus(tx, clock, input)),
      })),
    ),
    actionPlan: api.actionPlan.handler(({ input, context: { known } }) =>
      database.forOrganization(known.member.organizationId, (tx) => planActions(tx, clock, input)),
    ),
    triggerSynth: api.triggerSynth.handler(({ input, context: { known } }) =>
      triggerSynthesis(parts, known.member.organizationId, input),
    ),
  };
}
