import type { Candidate } from '../localize/explain-levels.ts';
import { panelOf } from '../panel-of.ts';
import type { Run, RunPanel } from '../prepare-run.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';
import { studentTwoSided } from '../tests/student-t.ts';
import { panelUnit } from './panel-unit.ts';

/** Whether the site moved beyond what the causes hold of it, those of its own metric or else of its visits. */
export function movedBeyond(
  site: Hypothesis,
  runs: readonly Run[],
  causes: readonly Candidate[],
  level: number,
): boolean {
  // Users follow visits: what the causes of the visits hold of the site, they hold of its users.
  const own = panelOf(site.run, site.metric);
  const panel = own ?? panelOf(site.run, site.run.volume);
  const metric = panel?.plan.metric;
  const unit = own
    ? panelUnit(site.run, site.metric)
    : ((panel as RunPanel).site[site.run.calendar.current] as number) / site.observed;
  // Tables cut the same events in different ways: the causes of each of them are taken out by themselves.
  return (
    runs.every((run) => {
      const inside = causes.filter(
        ({ hypothesis }) => hypothesis.run === run && hypothesis.metric === metric,
      );
      return stillMoved(site, inside, unit, level);
    }) && !rateFollows(site, causes)
  );
}

/** Whether the site differs from its past with the causes inside it taken out. */
function stillMoved(site: Hypothesis, causes: readonly Candidate[], trials: number, level: number): boolean {
  if (causes.length === 0) return true;
  const excess = causes.reduce(
    (sum, { hypothesis: { level: test } }) => sum + (test ? test.observed - test.expected : 0),
    0,
  );
  const rest = site.observed - excess / trials;
  if (rest <= 0) return false;
  const relative = site.deviation / site.expected;
  return (
    studentTwoSided(Math.log(rest / site.expected) / relative, site.degreesOfFreedom) <= Math.max(level, 0.01)
  );
}

/** Whether a rate of the site moved only because of visits of another kind that came, or stayed away, somewhere. */
function rateFollows(site: Hypothesis, causes: readonly Candidate[]): boolean {
  const panel = panelOf(site.run, site.metric);
  if (panel?.plan.type !== 'rate') return false;
  const { current } = site.run.calendar;
  return causes.some(({ hypothesis }) => {
    const rate = panelOf(hypothesis.run, site.metric);
    if (hypothesis.metric !== hypothesis.run.volume || !hypothesis.level || !rate) return false;
    const visits = hypothesis.observed - hypothesis.expected;
    const all = (panel.denominator as NonNullable<typeof panel.denominator>).weeks[current] as number;
    const rest = all - visits;
    const { mean } = rate.expectation();
    const cell = hypothesis.segment * hypothesis.run.calendar.weeks + current;
    const usual = Number.isFinite(mean[cell])
      ? ((mean[cell] as number) * hypothesis.expected) / hypothesis.observed
      : 0;
    const brought = (rate.expectation().panel.series[cell] as number) - usual;
    const held = (site.observed * all - brought) / rest;
    return Math.abs(held - site.expected) <= AS_EXPECTED * site.deviation;
  });
}

/** Standard deviations within which a rate is as expected. */
const AS_EXPECTED = 2;
