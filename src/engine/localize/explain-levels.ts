import type { TestedNode } from '../analysis.ts';
import type { Run, RunPanel } from '../prepare-run.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';
import type { LevelTest } from '../tests/level-test.ts';
import { changedInItself, pOfOwnChange } from '../tests/own-change.ts';
import { isUsualNewcomer } from '../tests/usual-newcomer.ts';
import { explainSegments } from './explain-segments.ts';
import { followsMix } from './follows-mix.ts';
import { segmentIn } from './segment-in.ts';

/** A hypothesis that stands for itself so far. */
export interface Candidate {
  readonly hypothesis: Hypothesis;
  readonly strength: { readonly own: number; readonly rival: number } | null;
  /** p of what surer causes of its metric leave of it: see explainSegments. */
  readonly left: number;
  /** Segments of other tables that only moved because of this one. */
  readonly explains: readonly Hypothesis[];
}

/** One metric of one table, and what is to be reduced to its causes. */
interface PanelToExplain {
  readonly run: Run;
  readonly panel: RunPanel;
  readonly own: readonly Hypothesis[];
  /** Changes that are told as part of those of visits: see explainLevels. */
  readonly told: readonly Hypothesis[];
  /** p of a test that is still worth explaining. */
  readonly level: number;
}

/** @param by what explains it, where that is a test of its own */
export type Mark = (hypothesis: Hypothesis, verdict: TestedNode['verdict'], by?: Hypothesis) => void;

/**
 * Reduces the significant level tests to their causes, metric by metric and table by table. What an earlier table found
 * is looked up in the later one where that has its dimensions (a channel among landing pages), so that the landing page that
 * is behind the channel replaces it, and one that merely shows the fall of the channel is put down to it.
 *
 * @param following changes that are told as part of those of visits: the orders of a channel that nobody comes by any more.
 *   They are no findings, but what they hold of others (the orders on mobile) is theirs.
 */
export function explainLevels(
  runs: readonly Run[],
  significant: readonly Hypothesis[],
  following: readonly Hypothesis[],
  mark: Mark,
): readonly Candidate[] {
  let causes: readonly Candidate[] = [];
  // One measure for all tables: what was seen in one must not have to be seen more clearly in another.
  const levelOf = (metric: string) =>
    Math.max(...significant.flatMap((one) => (one.metric === metric && one.level ? [one.p] : [])));
  for (const run of runs)
    for (const panel of run.panels) {
      const own = significant.filter((hypothesis) => {
        if (hypothesis.run !== run || hypothesis.metric !== panel.plan.metric || !hypothesis.level)
          return false;
        const isUsual = isUsualNewcomer(run, panel, hypothesis.level);
        const changed =
          changedInItself(run, panel, hypothesis.level) && !followsMix(run, panel, hypothesis.level);
        if (isUsual || !changed) mark(hypothesis, 'guarded');
        return changed && !isUsual;
      });
      const told = following.filter(
        ({ run: of, metric, level }) => of === run && metric === panel.plan.metric && level,
      );
      if (own.length > 0)
        causes = explainPanel({ run, panel, own, told, level: levelOf(panel.plan.metric) }, causes, mark);
    }
  return causes;
}

/** Adds the causes of one panel to those of the panels before it, less what they explain of these. */
function explainPanel(
  { run, panel, own, told, level }: PanelToExplain,
  before: readonly Candidate[],
  mark: Mark,
): readonly Candidate[] {
  const bySegment = new Map(own.map((hypothesis) => [hypothesis.segment, hypothesis]));
  const toldSegments = new Set(told.map(({ segment }) => segment));
  const toldOf = (test: LevelTest) => told.find(({ segment }) => segment === test.segment);
  const echoes = echoesOf(run, panel, before, level);
  const significant = [
    ...[...own, ...told].map(({ level: test }) => test as LevelTest),
    ...[...echoes.values()].map(({ test }) => test),
  ].sort((a, b) => a.segment - b.segment);
  const { causes: found, bySettled } = explainSegments(
    {
      expectation: panel.expectation(),
      lattice: run.lattice,
      current: run.calendar.current,
      levels: panel.levels(),
    },
    { significant, level, told: toldSegments },
  );
  for (const segment of bySettled) {
    const hypothesis = bySegment.get(segment);
    // What left it left it weeks ago, and is no finding of this week.
    if (hypothesis) mark(hypothesis, 'guarded');
  }
  const replaced = new Set<Candidate>();
  const added: Candidate[] = [];
  for (const { test, explains, strength, rivalStrength, left } of found) {
    const hypothesis = bySegment.get(test.segment);
    const isEcho = !hypothesis && !toldSegments.has(test.segment);
    const clearer = hypothesis && clearerEcho(hypothesis, explains, echoes);
    if (clearer) mark(hypothesis, 'duplicate', clearer.hypothesis);
    const others: Hypothesis[] = [];
    for (const { segment, verdict } of explains) {
      const candidate = echoes.get(segment)?.candidate;
      // What an echo explains of another echo was settled where both were tested.
      if (candidate && (isEcho || candidate === clearer)) continue;
      const explained = candidate?.hypothesis ?? bySegment.get(segment);
      // What is told with the visits has its verdict.
      if (!explained) continue;
      mark(explained, verdict, hypothesis ?? echoes.get(test.segment)?.candidate.hypothesis ?? toldOf(test));
      if (!candidate) continue;
      replaced.add(candidate);
      others.push(explained, ...candidate.explains);
    }
    if (hypothesis && !clearer)
      added.push({
        hypothesis,
        strength: { own: strength, rival: rivalStrength },
        left: Math.max(left, pOfOwnChange(run, panel, test)),
        explains: others,
      });
  }
  return [...before.filter((candidate) => !replaced.has(candidate)), ...added];
}

/**
 * The same change by another name, seen more clearly in an earlier table: the channel Email and the medium email. Of two that
 * are as large and as simple, the clearer one stands.
 */
function clearerEcho(
  { p, level, run, segment }: Hypothesis,
  explains: readonly { readonly segment: number }[],
  echoes: ReadonlyMap<number, { readonly candidate: Candidate; readonly test: LevelTest }>,
): Candidate | undefined {
  const own = level as LevelTest;
  const namesCampaign = isNewCampaign(own, run.lattice.segments[segment]?.segment ?? {});
  const found = explains.find((explained) => {
    const echo = echoes.get(explained.segment);
    if (!echo || namesCampaign || echo.candidate.hypothesis.p >= p) return false;
    const { observed, expected } = echo.test;
    const depth = (of: number) => run.lattice.segments[of]?.depth;
    const alike = (observed - expected) / (own.observed - own.expected);
    return depth(explained.segment) === depth(segment) && alike >= SAME_SIZE && alike <= 1 / SAME_SIZE;
  });
  return found && echoes.get(found.segment)?.candidate;
}

const SAME_SIZE = 0.9;

/**
 * A new source or medium of which all came by one new campaign is told by the campaign's name: it says who brought them. How far
 * out something lies that was never there before is no measure of which name is the right one.
 */
function isNewCampaign({ expected }: LevelTest, segment: Readonly<Record<string, string>>): boolean {
  return expected < 1 && Object.keys(segment).join() === 'campaign';
}

/** Causes of earlier tables that this one can tell too, and that it sees as clearly as its own. */
function echoesOf(run: Run, panel: RunPanel, causes: readonly Candidate[], level: number) {
  const echoes = new Map<number, { candidate: Candidate; test: LevelTest }>();
  for (const candidate of causes) {
    const { hypothesis } = candidate;
    if (hypothesis.run === run || hypothesis.metric !== panel.plan.metric) continue;
    const segment = segmentIn(run, hypothesis);
    const test = panel.levels().find((one) => one.segment === segment);
    if (test && test.p <= level) echoes.set(test.segment, { candidate, test });
  }
  return echoes;
}
