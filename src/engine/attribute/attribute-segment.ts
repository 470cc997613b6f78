import type { Attribution, Guard } from '../finding.ts';
import { panelOf } from '../panel-of.ts';
import type { Run } from '../prepare-run.ts';
import { weeksBefore } from '../series/calendar.ts';
import { BASELINE_WEEKS } from '../series/clean-site.ts';
import { weekOf } from '../series/panel.ts';
import { attribution, type Part } from './contributions.ts';
import { attributeMixAndRate } from './mix-and-rate.ts';
import { mixReversal } from './mix-reversal.ts';
import { attributeChain, type ChainFactor } from './order-chain.ts';
import type { RateMember } from './rate-member.ts';
import { searchChain } from './search-chain.ts';
import { expectedValue, observedValue, type SegmentView, viewSegment } from './segment-view.ts';

/** All exact splits of a change: by every dimension that is free, and over the factors of a chain. */
export function attributeSegment(run: Run, view: SegmentView, total: number): readonly Attribution[] {
  const free = freeDimensions(run, view);
  const split = view.panel.denominator ? splitRate : splitSum;
  const chain = searchChain(run, view) ?? chainOf(run, view, total);
  return [...free.map((dimension) => split(run, view, total, dimension)), ...(chain ? [chain] : [])];
}

/** Members of a dimension; relabelled ones are one member, since their rows cannot be told apart over time. */
function groupOf(run: Run, dimension: number): readonly string[] {
  const { id, members } = run.table.dimensions[dimension] as Run['table']['dimensions'][number];
  const joined = [
    ...new Set(run.relabelled.filter((one) => one.dimension === id).flatMap((one) => one.members)),
  ].sort();
  return members.map((member) => (joined.includes(member) ? joined.join(' or ') : member));
}

/** Sums a column of one week (or several) by member of a dimension, over the leaves of the segment. */
function byMember(
  run: Run,
  view: SegmentView,
  dimension: number,
  columns: readonly Float64Array[],
): Map<string, number> {
  const groups = groupOf(run, dimension);
  const codes = run.table.codes[dimension] as Uint32Array;
  const sums = new Map<string, number>();
  for (const column of columns)
    for (let leaf = 0; leaf < column.length; leaf++) {
      if (!view.set[leaf]) continue;
      const member = groups[codes[leaf] as number] as string;
      sums.set(member, (sums.get(member) ?? 0) + (column[leaf] as number));
    }
  return sums;
}

function splitSum(run: Run, view: SegmentView, total: number, dimension: number): Attribution {
  const { current } = run.calendar;
  const { panel } = view;
  const observed = byMember(run, view, dimension, [
    weekOf(run.table.values[panel.plan.numerator] as Float64Array, current, run.lattice),
  ]);
  const shares = byMember(run, view, dimension, [panel.expectation().expectedLeaves]);
  const all = [...shares.values()].reduce((sum, value) => sum + value, 0);
  const hidden = view.segment === 0 ? hiddenPart(run, view) : null;
  const cells = view.expected.events - (hidden?.expected ?? 0);
  const parts: Part[] = [...new Set([...observed.keys(), ...shares.keys()])].map((member) => {
    const now = observed.get(member) ?? 0;
    const usual = all > 0 ? (cells * (shares.get(member) ?? 0)) / all : 0;
    return { member, observed: now, expected: usual, change: now - usual };
  });
  if (hidden) parts.push({ member: '(hidden)', ...hidden, change: hidden.observed - hidden.expected });
  const { id } = run.table.dimensions[dimension] as Run['table']['dimensions'][number];
  return attribution('by_dimension', id, total, parts, '(rest)');
}

/** What the source counts for the site but shows in no cell. */
function hiddenPart(run: Run, view: SegmentView): { observed: number; expected: number } | null {
  const { hidden } = view.panel.numerator;
  const { current } = run.calendar;
  const weeks = weeksBefore(run.calendar, current, BASELINE_WEEKS);
  const expected = weeks.reduce((sum, week) => sum + (hidden[week] as number), 0) / Math.max(1, weeks.length);
  const observed = hidden[current] as number;
  return observed !== 0 || expected !== 0 ? { observed, expected } : null;
}

function splitRate(run: Run, view: SegmentView, total: number, dimension: number): Attribution {
  const { id } = run.table.dimensions[dimension] as Run['table']['dimensions'][number];
  return attributeMixAndRate(id, total, rateMembers(run, view, dimension));
}

/** Dimensions over which the parts of a rate moved the other way than the whole. */
export function mixReversals(
  run: Run,
  view: SegmentView,
): readonly Extract<Guard, { type: 'mix_reversal' }>[] {
  const { plan } = view.panel;
  if (plan.type !== 'rate' || !plan.bounded) return [];
  const { noise } = view.panel.expectation();
  return freeDimensions(run, view).flatMap((dimension) => {
    const rates = mixReversal(rateMembers(run, view, dimension), noise.dispersion);
    const { id } = run.table.dimensions[dimension] as Run['table']['dimensions'][number];
    return rates === null ? [] : [{ type: 'mix_reversal', dimension: id, rates }];
  });
}

function freeDimensions(run: Run, view: SegmentView): readonly number[] {
  const fixed = run.lattice.segments[view.segment]?.fixed ?? [];
  return run.table.dimensions.flatMap((_, dimension) => (fixed.includes(dimension) ? [] : [dimension]));
}

function rateMembers(run: Run, view: SegmentView, dimension: number): readonly RateMember[] {
  const { plan } = view.panel;
  const { current } = run.calendar;
  const weeks = weeksBefore(run.calendar, current, BASELINE_WEEKS);
  const column = (metric: string, week: number) =>
    weekOf(run.table.values[metric] as Float64Array, week, run.lattice);
  const events = byMember(run, view, dimension, [column(plan.numerator, current)]);
  const trials = byMember(run, view, dimension, [column(plan.denominator as string, current)]);
  const eventsBefore = byMember(
    run,
    view,
    dimension,
    weeks.map((week) => column(plan.numerator, week)),
  );
  const trialsBefore = byMember(
    run,
    view,
    dimension,
    weeks.map((week) => column(plan.denominator as string, week)),
  );
  const sum = (values: Map<string, number>) => [...values.values()].reduce((all, value) => all + value, 0);
  const usual = sum(trialsBefore) > 0 ? sum(eventsBefore) / sum(trialsBefore) : 0;
  // The expectation may follow the site or down-weight a week; all members follow it alike.
  const factor = usual > 0 ? expectedValue(view) / usual : 1;
  return [...new Set([...trials.keys(), ...trialsBefore.keys()])].map((member) => ({
    member,
    events: events.get(member) ?? 0,
    trials: trials.get(member) ?? 0,
    expectedEvents: (eventsBefore.get(member) ?? 0) * factor,
    expectedTrials: trialsBefore.get(member) ?? 0,
  }));
}

/** revenue = sessions × purchases per session × value per order; a count of outcomes = sessions × rate. */
function chainOf(run: Run, view: SegmentView, total: number): Attribution | null {
  const { plan } = view.panel;
  // How often a result is shown hangs on no click: of search, clicks alone have a chain, their own.
  if (plan.denominator !== null || plan.metric === run.volume || plan.metric === 'impressions') return null;
  const volume = panelOf(run, run.volume);
  const purchases = plan.type === 'money' ? panelOf(run, 'purchases') : undefined;
  if (!volume || (plan.type === 'money' && !purchases)) return null;
  const stages = [volume, ...(purchases ? [purchases] : [])].map((panel) =>
    viewSegment(run, panel, view.segment),
  );
  const values = [...stages, view].map((stage) => ({
    name: stage.panel.plan.metric,
    observed: observedValue(stage),
    expected: expectedValue(stage),
  }));
  const factors: ChainFactor[] = values.map((value, place) => {
    const before = values[place - 1];
    if (!before) return value;
    return {
      name: factorName(value.name, before.name),
      observed: value.observed / before.observed,
      expected: value.expected / before.expected,
    };
  });
  return attributeChain(total, factors);
}

function factorName(metric: string, per: string): string {
  if (metric === 'revenue' && per === 'purchases') return 'average_order_value';
  if (metric === 'purchases' && per === 'sessions') return 'purchase_rate';
  if (metric === 'key_events' && per === 'sessions') return 'conversion_rate';
  return `${metric}_per_${per}`;
}
