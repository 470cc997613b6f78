import { findingContext } from '#src/areas/insights/server/service.ts';
import { FALSE_DISCOVERY_RATE } from '#src/engine/false-discovery-rate.ts';
import type { Finding } from '#src/engine/finding.ts';
import { published } from '#src/language/bound-text.ts';
import { findingTitle } from '#src/language/describe-finding.ts';
import { stepTitle } from '#src/language/describe-planning.ts';
import { planningAgentId } from '#src/shared/agent-id.ts';
import type { Day } from '#src/shared/week.ts';
import type { PlanningFinding, PlanningStatus } from '../../planning-contract.ts';
import { LEAST_PROMISE, type TickParts } from './make-tick.ts';
import { PlanningInputs, plannedWeek } from './planning-inputs.ts';
import {
  countNodes,
  currentSession,
  frontier,
  openedNodes,
  type SessionRow,
  tickOf,
} from './planning-store.ts';

const SHOWN_FRONTIER = 20;

const METHOD =
  'Benjamini–Hochberg over all tests that the weeks hold, those not made yet counted as no evidence (p = 1), then reduced to causes like the findings of a week; each week by itself. What is asked, and when one stops, cannot raise the rate; a q only falls.';

export async function sessionStatus(
  parts: TickParts,
  organizationId: string,
): Promise<PlanningStatus | null> {
  const read = await parts.database.forOrganization(organizationId, async (tx) => {
    const session = await currentSession(tx);
    if (session === undefined) return undefined;
    const inputs = PlanningInputs.parse(session.inputs);
    const opened: { week: Day; nodes: string[] }[] = [];
    for (const { week } of inputs.weeks)
      opened.push({ week, nodes: await openedNodes(tx, session.id, week) });
    return {
      session,
      inputs,
      opened,
      nodes: await countNodes(tx, session.id, LEAST_PROMISE),
      next: await frontier(tx, session.id, LEAST_PROMISE, SHOWN_FRONTIER),
      last: session.ticks === 0 ? null : await tickOf(tx, session.id, session.ticks),
    };
  });
  if (read === undefined) return null;
  const { session, inputs, opened, nodes, next, last } = read;
  const findings: PlanningFinding[] = [];
  for (const { week, nodes: asked } of opened) {
    if (asked.length === 0) continue;
    const found = await parts.planning.findings(plannedWeek(parts.facts, session.id, inputs, week), asked);
    findings.push(...found.map((one) => present(one, session, inputs.currency, found.length)));
  }
  findings.sort((a, b) => a.priority - b.priority || a.q - b.q || (a.id < b.id ? -1 : 1));
  return {
    sessionId: session.id,
    agentId: planningAgentId(organizationId),
    status: session.status === 'active' ? 'active' : 'completed',
    endedBy: session.endedBy,
    endedReason: session.endedReason,
    sourceId: session.sourceId,
    startDate: session.startDate,
    endDate: session.endDate,
    weeks: inputs.weeks.map(({ week }) => week),
    autoRunning: session.autoRunning,
    failure: session.failure,
    counts: {
      ticks: session.ticks,
      stepsBudget: session.stepsBudget,
      tests: session.tests,
      possibleTests: nodes.possibleTests,
      nodesAsked: nodes.asked,
      nodesOpen: nodes.open,
      findings: findings.length,
    },
    used: { credits: session.credits, queries: session.queries, googleTokens: 0, modelTokens: 0 },
    falseDiscoveryRate: FALSE_DISCOVERY_RATE,
    method: METHOD,
    frontier: next.map(({ node, promise }) => ({
      id: node.id,
      week: node.week,
      kind: node.kind,
      title: stepTitle(node),
      metrics: [...node.metrics],
      segment: { ...node.segment },
      cut: node.cut,
      tests: node.tests,
      promise,
    })),
    findings,
    lastTick: last,
    marks: [...inputs.visible.marks],
    startedAt: session.createdAt.toISOString(),
  };
}

function present(
  finding: Finding,
  { tests }: SessionRow,
  currency: string | null,
  kept: number,
): PlanningFinding {
  const { id, week, metric, unit, segment, direction, kind, priority, effect, test } = finding;
  return {
    id,
    week,
    title: published(findingTitle(finding, findingContext(metric, currency, { tested: tests, kept }))),
    metric,
    unit,
    segment: { ...segment },
    direction,
    kind,
    priority,
    observed: effect.observed,
    expected: effect.expected,
    low: effect.low,
    high: effect.high,
    p: test.p,
    q: test.q,
  };
}
