import { panelOf } from '../panel-of.ts';
import type { Run } from '../prepare-run.ts';
import { weekOf } from '../series/panel.ts';
import { fitLine } from '../tests/fit-line.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';
import { leavesOf } from './leaf-set.ts';
import { segmentIn } from './segment-in.ts';

/** A drift of a segment counts as its own when what is left of it without a stronger one keeps this part of the slope. */
const OWN_PART = 0.5;

export interface ExplainedTrends {
  readonly kept: readonly Hypothesis[];
  readonly explained: readonly {
    readonly hypothesis: Hypothesis;
    readonly verdict: 'explained_by_parent' | 'explained_by_child';
  }[];
}

/**
 * Reduces drifting segments to those that drift on their own: the strongest first; another one is explained when its slope
 * without the rows of the stronger ones falls to less than half, or when it drifts no faster than a drifting site.
 */
export function explainTrends(runs: readonly Run[], significant: readonly Hypothesis[]): ExplainedTrends {
  const kept: Hypothesis[] = [];
  const explained: ExplainedTrends['explained'][number][] = [];
  const ranked = [...significant].sort(
    (a, b) => a.p - b.p || runs.indexOf(a.run) - runs.indexOf(b.run) || a.segment - b.segment,
  );
  const site = ranked.find(({ segment }) => segment === 0);
  for (const hypothesis of ranked) {
    const own = hypothesis.trend as NonNullable<Hypothesis['trend']>;
    const { run } = hypothesis;
    // A stronger drift of another table counts where this one has its dimensions.
    const others = kept.flatMap((other) => {
      const segment = other.segment === 0 ? undefined : segmentIn(run, other);
      return segment === undefined ? [] : [leavesOf(run.lattice, segment)];
    });
    if (
      others.length > 0 &&
      Math.abs(slopeWithout(run, hypothesis, others)) < OWN_PART * Math.abs(own.slope)
    ) {
      explained.push({ hypothesis, verdict: 'explained_by_child' });
      continue;
    }
    const likeSite =
      site?.trend && hypothesis !== site && Math.abs(own.slope - site.trend.slope) < 2 * own.slopeError;
    if (likeSite) explained.push({ hypothesis, verdict: 'explained_by_parent' });
    else kept.push(hypothesis);
  }
  return { kept, explained };
}

/** Slope of the segment's logarithm per week without the leaves of the given sets; 0 when hardly anything is left. */
function slopeWithout(run: Run, hypothesis: Hypothesis, sets: readonly Uint8Array[]): number {
  const { panel } = (panelOf(run, hypothesis.metric) as Run['panels'][number]).expectation();
  const own = leavesOf(run.lattice, hypothesis.segment);
  const weeks = (hypothesis.trend as NonNullable<Hypothesis['trend']>).weeks;
  let [left, all] = [0, 0];
  const values = weeks.map((week) => {
    let sum = 0;
    weekOf(panel.leaf, week, run.lattice).forEach((value, leaf) => {
      if (!own[leaf]) return;
      all += value;
      if (sets.some((set) => set[leaf])) return;
      left += value;
      sum += value;
    });
    return sum;
  });
  if (left < 0.2 * all) return 0;
  const logs = values.map((value) => Math.log(Math.max(0.5, value)));
  return fitLine(
    weeks.map((week) => week - (weeks[0] as number)),
    logs,
    values.map((value) => 1 / Math.max(1, value)),
    null,
  ).slope;
}
