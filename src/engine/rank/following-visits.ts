import { followsVolume } from '../localize/follows-volume.ts';
import { panelOf } from '../panel-of.ts';
import type { Run } from '../prepare-run.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';

/** The changes of something else than visits that are told as part of those: the orders of a channel that nobody comes by. */
export function followingVisits(
  hypotheses: readonly Hypothesis[],
  significant: readonly Hypothesis[],
): ReadonlySet<Hypothesis> {
  const visits = volumesOf(hypotheses);
  return new Set(significant.filter((hypothesis) => isOfVisits(hypothesis, visits, significant)));
}

/** The test of the visits of each segment of each table. */
function volumesOf(hypotheses: readonly Hypothesis[]): (of: Hypothesis) => Hypothesis | undefined {
  const known = new Map<Run, Map<number, Hypothesis>>();
  for (const hypothesis of hypotheses) {
    const { run, metric, segment, trend } = hypothesis;
    if (metric !== run.volume || trend) continue;
    const ofRun = known.get(run) ?? new Map<number, Hypothesis>();
    known.set(run, ofRun.set(segment, hypothesis));
  }
  return ({ run, segment }) => known.get(run)?.get(segment);
}

/** Whether a change of something else is told as one of visits, which passed its own test at the same place. */
function isOfVisits(
  hypothesis: Hypothesis,
  visitsOf: (of: Hypothesis) => Hypothesis | undefined,
  significant: readonly Hypothesis[],
): boolean {
  const { run, metric, trend } = hypothesis;
  const panel = panelOf(run, metric);
  if (metric === run.volume || trend || !panel) return false;
  const visits = visitsOf(hypothesis);
  if (!visits || !isTold(visits, significant)) return false;
  // A rate of something else than visits (clicks of impressions are) is a question of its own.
  if (panel.plan.denominator !== null && panel.plan.denominator !== run.volume) return false;
  return followsVolume(hypothesis, visits, panel);
}

/** Whether a movement of visits is told: it passed its own test, or one as large did, seen in another table. */
function isTold(visits: Hypothesis, significant: readonly Hypothesis[]): boolean {
  const moved = visits.observed - visits.expected;
  return significant.some(({ run, metric, trend, observed, expected }) => {
    if (metric !== run.volume || metric !== visits.metric || trend) return false;
    const ratio = (observed - expected) / moved;
    return ratio >= LIKE_SIZE && ratio <= 1 / LIKE_SIZE;
  });
}

const LIKE_SIZE = 0.5;
