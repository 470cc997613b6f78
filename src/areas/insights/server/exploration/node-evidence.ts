import type { Analysis, TestedNode } from '#src/engine/analysis.ts';
import { explorationTree } from '#src/engine/explore/exploration-tree.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { notFound } from '#src/shared/error-code.ts';
import type { NodeEvidence } from '../../exploration-contract.ts';
import { FrozenInputs } from '../frozen-inputs.ts';
import { claimPlan, rerunQuery } from '../rerun-query.ts';
import { cardsByFinding, isCapped, presentNode } from './present-nodes.ts';
import { findAnalysis } from './read-exploration.ts';

export interface NodeParts {
  readonly database: Database;
  readonly facts: Facts;
  readonly clock: Clock;
}

/** A node of a run's tree, and its query run again over the very rows that the run read. */
export async function nodeEvidence(
  { database, facts, clock }: NodeParts,
  organizationId: string,
  { invocationId, nodeId }: { readonly invocationId: string; readonly nodeId: string },
): Promise<NodeEvidence> {
  const { found, cardOf } = await database.forOrganization(organizationId, async (tx) => {
    const analysis = await findAnalysis(tx, { invocationId });
    if (analysis === undefined) throw notFound();
    return { found: analysis, cardOf: await cardsByFinding(tx, analysis.run) };
  });
  const node = explorationTree(found.analysis.nodes).nodes.find(({ id }) => id === nodeId);
  if (node === undefined) throw notFound();
  const inputs = FrozenInputs.parse(found.run.inputs);
  const claim = claimOf(node, found.analysis);
  const query = await rerunQuery(facts, inputs, claim, clock);
  return {
    node: {
      ...presentNode(node, cardOf),
      parent: node.parent,
      children: [...node.children],
      depth: node.depth,
    },
    query: {
      plan: { ...claimPlan(claim, inputs) },
      sql: query.sql,
      columns: query.columns,
      rows: query.rows,
      ranAt: query.ranAt,
      agrees: isCapped(node) ? null : query.agrees,
    },
  };
}

function claimOf(node: TestedNode, { week, findings }: Analysis) {
  const finding = findings.find(
    ({ metric, segment }) => metric === node.metric && sameSegment(segment, node),
  );
  return {
    metric: node.metric,
    segment: node.segment,
    table: finding?.table ?? null,
    week,
    effect: { observed: node.observed },
  };
}

const sameSegment = (segment: TestedNode['segment'], node: TestedNode): boolean =>
  JSON.stringify(segment) === JSON.stringify(node.segment);
