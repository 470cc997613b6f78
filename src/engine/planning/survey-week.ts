import type { Day } from '#src/shared/week.ts';
import type { Segment } from '../finding.ts';
import { panelOf } from '../panel-of.ts';
import type { Run } from '../prepare-run.ts';
import { prepareWeek } from '../prepare-week.ts';
import { findingId } from '../rank/build-finding.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';
import { planFamilies } from '../tests/make-hypotheses.ts';
import type { WeekFacts } from '../week-facts.ts';
import type { PlanningNode } from './planning-node.ts';

/** A week laid out for planning: every test that its lattice holds, and the nodes that they are asked in. */
export interface SurveyedWeek {
  readonly week: Day;
  readonly facts: WeekFacts;
  readonly runs: readonly Run[];
  readonly hypotheses: readonly Hypothesis[];
  /** The node of each hypothesis, by its place. */
  readonly nodeOf: readonly string[];
  readonly nodes: readonly PlanningNode[];
  /** Why there is nothing to ask, when there is nothing. */
  readonly refusal: 'partial_week' | 'history_too_short' | null;
}

/**
 * The same lattice, the same tables and the same tests as the analysis of a week makes; only who asks what, and when, is
 * left to the session. Pure: the same facts give the same nodes.
 */
export function surveyWeek(facts: WeekFacts): SurveyedWeek {
  const { runs, refusal } = runsOf(facts);
  const hypotheses = planFamilies(runs).flatMap((family) => family.test());
  const drafts = new Map<string, Draft>();
  const nodeOf = hypotheses.map((hypothesis) => {
    const draft = draftOf(facts.week, hypothesis);
    const known = drafts.get(draft.id);
    if (known === undefined) drafts.set(draft.id, draft);
    else {
      known.tests += 1;
      for (const metric of draft.metrics) known.metrics.add(metric);
    }
    return draft.id;
  });
  const all = [...drafts.values()];
  const nodes = all.map(
    ({ run, place, metrics, ...draft }): PlanningNode => ({
      ...draft,
      metrics: [...metrics],
      parent: parentOf(draft, all),
      share: shareOf(run, place),
    }),
  );
  return { week: facts.week, facts, runs, hypotheses, nodeOf, nodes, refusal };
}

interface Draft {
  readonly id: string;
  readonly week: Day;
  readonly kind: PlanningNode['kind'];
  readonly table: string;
  readonly question: string;
  readonly metrics: Set<string>;
  readonly segment: Segment;
  readonly cut: string | null;
  tests: number;
  readonly run: Run;
  /** Number of the place in the lattice. */
  readonly place: number;
}

/** Without anything to ask the analysis of the week has nothing to say either, and its gaps say why. */
function runsOf(given: WeekFacts): Pick<SurveyedWeek, 'runs' | 'refusal'> {
  const { runs, gaps } = prepareWeek(given);
  if (runs !== null) return { runs, refusal: null };
  const isCut = gaps.some(({ type }) => type === 'partial_week' || type === 'silent_days');
  const isShort = gaps.some(({ type }) => type === 'history_too_short');
  return { runs: [], refusal: isShort && !isCut ? 'history_too_short' : 'partial_week' };
}

function draftOf(week: Day, { run, metric, segment, tier }: Hypothesis): Draft {
  const panel = panelOf(run, metric);
  const lattice = run.lattice.segments[segment] as Run['lattice']['segments'][number];
  const kind = tier === 'site' ? 'site' : tier === 'trend' ? 'trend' : 'members';
  const place = kind === 'members' ? (lattice.parent ?? 0) : 0;
  const inside = (run.lattice.segments[place] as typeof lattice).segment;
  const cut =
    kind === 'members' ? (Object.keys(lattice.segment).find((id) => !(id in inside)) ?? null) : null;
  const question = kind === 'trend' ? run.volume : (panel?.plan.numerator ?? metric);
  return {
    id: [kind, run.facts.table, question, findingId(week, cut ?? '*', inside)].join(':'),
    week,
    kind,
    table: run.facts.table,
    question,
    metrics: new Set([metric]),
    segment: inside,
    cut,
    tests: 1,
    run,
    place,
  };
}

/** Asked after the place above it is known: the site before its members, a member before what is inside it. */
function parentOf(node: Omit<Draft, 'run' | 'place' | 'metrics'>, all: readonly Draft[]): string | null {
  if (node.kind !== 'members') return null;
  const [dimension] = Object.keys(node.segment);
  const above = all.filter(({ question }) => question === node.question);
  const byMember = above.filter(
    ({ kind, segment, cut }) =>
      kind === 'members' && Object.keys(segment).length === 0 && cut === dimension && dimension !== undefined,
  );
  const found =
    byMember.find(({ table }) => table === node.table) ??
    byMember[0] ??
    above.find(({ kind }) => kind === 'site');
  return found?.id ?? null;
}

/** Of the volume that the table was laid out by, as the past lets expect it. */
function shareOf(run: Run, place: number): number {
  if (place === 0) return 1;
  const volume = panelOf(run, run.volume);
  if (volume === undefined) return 0;
  const { mean } = volume.expectation();
  const { weeks, current } = run.calendar;
  const part = (mean[place * weeks + current] as number) / (mean[current] as number);
  return Number.isFinite(part) ? Math.min(1, Math.max(0, part)) : 0;
}
