import type { Candidate } from '../localize/explain-levels.ts';
import { leavesOf, sumOver } from '../localize/leaf-set.ts';
import { panelOf } from '../panel-of.ts';
import type { Run, RunPanel } from '../prepare-run.ts';
import { weekOf } from '../series/panel.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';
import { commonMovement } from '../tests/own-change.ts';
import { studentTwoSided } from '../tests/student-t.ts';
import { panelUnit } from './panel-unit.ts';

/** What the causes leave of a movement of the site must stand out as clearly as this by itself. */
const MOVED = 0.01;
/** A site that has this part of its change apart from the causes is as sure as it looks (as segments are, explain-segments.ts). */
const APART = 0.8;
/** Less of a site than this says nothing about the whole. */
const LEAST_REST = 0.1;

/**
 * p of what the site did beside the causes inside it, never below its own; its own where most of its change is apart from them.
 * Null where the rest did nothing, or went the other way: then the site is no news beside them.
 */
export function movedBeyond(
  site: Hypothesis,
  runs: readonly Run[],
  causes: readonly Candidate[],
  level: number,
): number | null {
  if (rateFollows(site, causes)) return null;
  // Tables cut the same events in different ways: the causes of each of them are taken out by themselves.
  const left = runs.map((run) => pOfRest(site, heldBy(site, run, causes)));
  const most = Math.max(site.p, ...left);
  return most <= Math.max(level, MOVED, site.p) ? most : null;
}

interface Held {
  readonly observed: number;
  readonly expected: number;
}

/**
 * What the places of the causes hold of the site, and what their own past let expect of them, in the unit of the site. A cause seen
 * in the visits holds the orders that its visitors brought, and one seen in the orders their rate: it is the same story.
 */
function heldBy(site: Hypothesis, run: Run, causes: readonly Candidate[]): Held {
  // Users follow visits: what the causes hold of the visits of the site, they hold of its users.
  const own = panelOf(site.run, site.metric);
  const metric = own ? site.metric : site.run.volume;
  const panel = panelOf(run, metric);
  if (!panel) return { observed: 0, expected: 0 };
  const unit = own
    ? panelUnit(site.run, site.metric)
    : ((panelOf(site.run, metric) as RunPanel).site[site.run.calendar.current] as number) / site.observed;
  const places = new Set(
    causes.flatMap(({ hypothesis: one }) => (one.run === run && one.level ? [one.segment] : [])),
  );
  const { panel: counts, expectedLeaves } = panel.expectation();
  const seen = weekOf(counts.leaf, run.calendar.current, run.lattice);
  const taken = new Uint8Array(run.lattice.leaves);
  let [observed, expected] = [0, 0];
  for (const test of panel.levels()) {
    if (!places.has(test.segment)) continue;
    const all = leavesOf(run.lattice, test.segment);
    const free = all.map((inside, leaf) => (inside && !taken[leaf] ? 1 : 0));
    observed += sumOver(seen, free);
    expected += test.expected * (sumOver(expectedLeaves, free) / sumOver(expectedLeaves, all) || 0);
    free.forEach((isFree, leaf) => {
      if (isFree) taken[leaf] = 1;
    });
  }
  return { observed: observed / unit, expected: expected / unit / (commonMovement(run, panel) ?? 1) };
}

/** p of the site without the places of the causes; 1 where nothing is left of its movement. */
function pOfRest(site: Hypothesis, held: Held): number {
  if (held.observed === 0 && held.expected === 0) return site.p;
  const [observed, expected] = [site.observed - held.observed, site.expected - held.expected];
  if (!(observed > 0 && expected > LEAST_REST * site.expected)) return 1;
  const part = (observed - expected) / (site.observed - site.expected);
  if (part >= APART) return site.p;
  if (!(part > 0)) return 1;
  // Less of a site scatters more, in proportion as counts do.
  const relative = (site.deviation / site.expected) * Math.sqrt(site.expected / expected);
  return studentTwoSided(Math.log(observed / expected) / relative, site.degreesOfFreedom);
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
