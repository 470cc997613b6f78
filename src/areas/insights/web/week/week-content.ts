import type { Card } from '../../contract.ts';

/** The cards of a week by what they are, in the order of their rank. */
export interface WeekContent {
  readonly insights: readonly Card[];
  /** Runs to show: those under way, and a failure that no later run made good. */
  readonly activeWorkflows: readonly Card[];
  /** One of each source that was analysed. */
  readonly overviews: readonly Card[];
  /** Of each source the newest run, where it ended before everything was explored. */
  readonly partials: readonly Card[];
  readonly problems: number;
  readonly opportunities: number;
}

export function weekContentOf(cards: readonly Card[]): WeekContent {
  const ofType = (type: Card['card_type']) => cards.filter((card) => card.card_type === type);
  const insights = ofType('insight');
  const workflows = ofType('workflow_progress');
  const ofKind = (kind: string) => insights.filter((card) => card.payload.insight_type === kind).length;
  return {
    insights,
    activeWorkflows: activeOf(workflows),
    overviews: ofType('site_overview'),
    partials: newestRuns(workflows).filter(
      ({ payload }) => payload.status === 'completed' && payload.partial === true,
    ),
    problems: ofKind('problem'),
    opportunities: ofKind('opportunity'),
  };
}

/** The runs of each source, the newest first. */
function runsBySource(workflows: readonly Card[]): Card[][] {
  const newestFirst = workflows.toSorted((one, other) => other.created_at.localeCompare(one.created_at));
  return [...Map.groupBy(newestFirst, (card) => card.source_id).values()];
}

const newestRuns = (workflows: readonly Card[]): Card[] =>
  runsBySource(workflows).flatMap((runs) => runs.slice(0, 1));

function activeOf(workflows: readonly Card[]): Card[] {
  return runsBySource(workflows).flatMap((runs) => {
    const underWay = runs.filter((run) => run.payload.status === 'in_progress');
    const [newest] = runs;
    if (underWay.length > 0) return underWay;
    return newest !== undefined && newest.payload.status !== 'completed' ? [newest] : [];
  });
}
