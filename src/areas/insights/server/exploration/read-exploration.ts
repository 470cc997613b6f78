import { getSource } from '#src/areas/sources/server/service.ts';
import { explorationTree } from '#src/engine/explore/exploration-tree.ts';
import type { Finding } from '#src/engine/finding.ts';
import { trafficSeverity } from '#src/engine/rank/traffic-severity.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { and, desc, eq, inArray } from '#src/platform/database/drizzle.ts';
import { analyses, runs } from '#src/platform/database/tables.ts';
import type { Day } from '#src/shared/week.ts';
import type { ExplorationTree, FindingCategory, TestedInsight } from '../../exploration-contract.ts';
import { type FoundAnalysis, latestAnalysis } from '../analysis-store.ts';
import { cardsByFinding, presentNode } from './present-nodes.ts';

export interface WhichRun {
  readonly sourceId?: string | undefined;
  readonly weekStart?: Day | undefined;
  readonly invocationId?: string | undefined;
}

export const findAnalysis = (
  tx: Transaction,
  { sourceId, weekStart, invocationId }: WhichRun,
): Promise<FoundAnalysis | undefined> =>
  latestAnalysis(tx, { sourceId, week: weekStart, runId: invocationId });

const runOf = ({ run }: FoundAnalysis) => ({
  invocationId: run.id,
  sourceId: run.sourceId,
  weekStart: run.week,
});

export async function readTree(tx: Transaction, which: WhichRun): Promise<ExplorationTree | null> {
  const found = await findAnalysis(tx, which);
  return found === undefined ? null : await presentTree(tx, found);
}

async function presentTree(tx: Transaction, found: FoundAnalysis): Promise<ExplorationTree> {
  const { tested, kept, steps, partial, falseDiscoveryRate } = found.analysis;
  const cardOf = await cardsByFinding(tx, found.run);
  const { roots, nodes } = explorationTree(found.analysis.nodes);
  return {
    ...runOf(found),
    tested,
    kept,
    steps,
    partial,
    falseDiscoveryRate,
    currency: (await getSource(tx, found.run.sourceId)).currency,
    roots: [...roots],
    nodes: nodes.map((node) => ({
      ...presentNode(node, cardOf),
      parent: node.parent,
      children: [...node.children],
      depth: node.depth,
    })),
  };
}

export interface InsightWish extends WhichRun {
  readonly verdict?: TestedInsight['verdict'] | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Every test of an analysis, the most certain first. */
export async function readInsights(tx: Transaction, { verdict, limit, offset, ...which }: InsightWish) {
  const found = await findAnalysis(tx, which);
  if (found === undefined) return { run: null, total: 0, insights: [] };
  const nodes = found.analysis.nodes
    .filter((node) => verdict === undefined || node.verdict === verdict)
    .toSorted((a, b) => a.q - b.q || a.p - b.p || (a.id < b.id ? -1 : 1));
  const cardOf = await cardsByFinding(tx, found.run);
  return {
    run: runOf(found),
    total: nodes.length,
    insights: nodes.slice(offset, offset + limit).map((node) => presentNode(node, cardOf)),
  };
}

export async function readAnalysis(tx: Transaction, which: WhichRun) {
  const found = await findAnalysis(tx, which);
  if (found === undefined) return { run: null, categories: {}, categoriesTell, analysis: null };
  const { finishedAt, partial } = found.run;
  return {
    run: { ...runOf(found), finishedAt: finishedAt?.toISOString() ?? null, partial },
    categories: Object.fromEntries(
      found.analysis.findings.map((finding) => [finding.id, categoryOf(finding)]),
    ),
    categoriesTell,
    analysis: { ...found.analysis },
  };
}

const categoriesTell =
  'A category goes by how much a part changed in itself; a priority, by how much of the whole site that is and how sure it is.';

/** Beyond these sizes of a relative change. */
const CRITICAL = 0.5;
const SIGNIFICANT = 0.2;

/** What is new and good is an opportunity; the rest goes by its risk and size. */
function categoryOf(finding: Pick<Finding, 'kind' | 'metric' | 'effect'>): FindingCategory {
  if (finding.kind === 'opportunity') return 'opportunity';
  const size = Math.abs(finding.effect.relative ?? 1);
  if (size > CRITICAL || trafficSeverity(finding) === 'critical') return 'critical';
  return size > SIGNIFICANT ? 'significant' : 'monitoring';
}

/**
 * The last run of the source and week that cards can be made of; where they have none, or none are named, the last one of the
 * organization. A scan of many weeks makes its own.
 */
export async function latestInvocation(
  tx: Transaction,
  { sourceId, weekStart }: { readonly sourceId?: string | undefined; readonly weekStart?: Day | undefined },
): Promise<{ invocationId: string; sourceId: string; weekStart: Day } | undefined> {
  const isNamed = and(
    sourceId === undefined ? undefined : eq(runs.sourceId, sourceId),
    weekStart === undefined ? undefined : eq(runs.week, weekStart),
  );
  const [row] = await tx
    .select({ invocationId: runs.id, sourceId: runs.sourceId, weekStart: runs.week })
    .from(runs)
    .innerJoin(analyses, eq(analyses.runId, runs.id))
    .where(and(eq(runs.kind, 'week'), inArray(runs.status, ['completed', 'failed'])))
    .orderBy(...(isNamed === undefined ? [] : [desc(isNamed)]), desc(runs.createdAt))
    .limit(1);
  return row;
}
