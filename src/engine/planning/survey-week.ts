import type { Day } from '#src/shared/week.ts';
import type { Segment } from '../finding.ts';
import { panelOf } from '../panel-of.ts';
import { prepareRun, type Run } from '../prepare-run.ts';
import { withoutSilentDays } from '../prepare-week.ts';
import { findingId } from '../rank/build-finding.ts';
import { FEWEST_HISTORY_WEEKS, readCalendar } from '../series/calendar.ts';
import { choosePanels } from '../series/choose-panels.ts';
import { tableFacts } from '../table-facts.ts';
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

function runsOf(given: WeekFacts): { runs: readonly Run[]; refusal: SurveyedWeek['refusal'] } {
  const { facts } = withoutSilentDays(given);
  const runs: Run[] = [];
  for (const [index, table] of facts.tables.entries()) {
    const own = tableFacts(facts, table, index === 0);
    const calendar = readCalendar(own);
    const isWhole = calendar.daysPresent[calendar.current] === 7;
    if (!isWhole || calendar.history.length < FEWEST_HISTORY_WEEKS) {
      // The main table says which weeks there are; another is left out by itself.
      if (index === 0) return { runs: [], refusal: isWhole ? 'history_too_short' : 'partial_week' };
      continue;
    }
    const choice = choosePanels(own);
    if (choice.volume !== null) runs.push(prepareRun(own, calendar, choice, choice.volume));
  }
  return { runs, refusal: runs.length === 0 ? 'partial_week' : null };
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
