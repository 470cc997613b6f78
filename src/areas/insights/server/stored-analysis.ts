import { z } from 'zod';
import type { Analysis, SiteMetric, TestedNode } from '#src/engine/analysis.ts';
import type { Effect, Finding, Guard, KnownEvent } from '#src/engine/finding.ts';
import type { EarlierFinding } from '#src/engine/rank/link-weeks.ts';
import type { Unit } from '#src/semantics/metric.ts';
import { QualityMark } from '#src/shared/quality-mark.ts';
import { dayText } from '#src/shared/wire.ts';

/**
 * The form of an analysis in the database. What the engine finds is declared in engine/finding.ts; this says the same to a
 * reader that trusts no row, and does not compile when a field differs. An older row that lacks something is a failure with
 * a name instead of a number that is not there.
 */
const number = z.number();
const orNull = number.nullable();
const unit: z.ZodType<Unit> = z.enum(['count', 'currency', 'fraction', 'seconds', 'position', 'per_session']);
const segment = z.record(z.string(), z.string());
const direction = z.enum(['up', 'down']);

const effect: z.ZodType<Effect> = z.object({
  observed: number,
  expected: number,
  absolute: number,
  relative: orNull,
  low: number,
  high: number,
  level: number,
  shareOfSiteChange: orNull,
});

const baseline = z.object({
  weeks: z.array(
    z.object({
      week: dayText,
      observed: orNull,
      expected: orNull,
      low: orNull,
      high: orNull,
      used: z.boolean(),
    }),
  ),
});

const guard: z.ZodType<Guard> = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('single_order'),
    orders: number,
    value: number,
    exact: z.boolean(),
    share: number,
    changeWithout: number,
    pWithout: number,
  }),
  z.object({ type: z.literal('partial_week'), daysPresent: number }),
  z.object({ type: z.literal('silent_days'), days: z.array(dayText), expected: number }),
  z.object({ type: z.literal('small_base'), expected: number }),
  z.object({ type: z.literal('no_year_before'), weeks: number }),
  z.object({ type: z.literal('moved_page'), to: z.string(), observed: number }),
  z.object({ type: z.literal('unengaged_rise'), share: number, usual: number }),
  z.object({
    type: z.literal('no_business_effect'),
    metric: z.string(),
    p: number,
    proportionRuledOut: z.boolean(),
  }),
  z.object({ type: z.literal('mix_reversal'), dimension: z.string(), rates: number }),
]);

const shape = z.enum(['spike', 'level_shift', 'ramp', 'unclear']);

/** What a later week needs to know of a finding, to tell what goes on or comes back from what is new. */
export const StoredEarlierFinding: z.ZodType<EarlierFinding> = z.object({
  id: z.string(),
  week: dayText,
  metric: z.string(),
  segment,
  direction,
  shape,
  effect,
});

export const StoredEvent: z.ZodType<KnownEvent> = z.object({
  type: z.enum(['holiday', 'search_update', 'release', 'note']),
  label: z.string(),
  from: dayText,
  to: dayText,
  segment,
});

const finding: z.ZodType<Finding> = z.object({
  id: z.string(),
  week: dayText,
  metric: z.string(),
  unit,
  segment,
  table: z.string(),
  direction,
  kind: z.enum(['problem', 'opportunity', 'need_more_data']),
  priority: z.literal([1, 2, 3]),
  confidence: number,
  placement: orNull,
  effect,
  test: z.object({
    name: z.string(),
    statistic: number,
    degreesOfFreedom: number,
    p: number,
    q: number,
    dispersion: number,
  }),
  shape,
  onset: dayText.nullable(),
  baseline,
  days: z.array(z.object({ day: dayText, observed: orNull, expected: orNull })),
  attributions: z.array(
    z.object({
      method: z.enum(['by_dimension', 'mix_and_rate', 'chain']),
      dimension: z.string().nullable(),
      total: number,
      contributions: z.array(
        z.object({
          member: z.string(),
          remainder: z.boolean(),
          observed: orNull,
          expected: orNull,
          change: number,
        }),
      ),
    }),
  ),
  companions: z.array(z.object({ metric: z.string(), unit, observed: number, expected: number, p: number })),
  related: z.array(z.object({ segment, observed: number, expected: number, p: number })),
  guards: z.array(guard),
  marks: z.array(QualityMark),
  link: z
    .object({ type: z.enum(['continues', 'recovers']), week: dayText, findingId: z.string() })
    .nullable(),
  events: z.array(StoredEvent),
});

const node: z.ZodType<TestedNode> = z.object({
  id: z.string(),
  test: z.string(),
  parent: z.string().nullable(),
  segment,
  metric: z.string(),
  observed: number,
  expected: number,
  p: number,
  q: number,
  verdict: z.enum([
    'kept',
    'not_significant',
    'explained_by_parent',
    'explained_by_child',
    'guarded',
    'duplicate',
  ]),
});

const gap = z.discriminatedUnion('type', [
  z.object({ type: z.literal('partial_week'), week: dayText, daysPresent: number }),
  z.object({
    type: z.literal('silent_days'),
    days: z.array(dayText),
    metric: z.string(),
    usual: number,
  }),
  z.object({ type: z.literal('history_too_short'), weeks: number, needed: number }),
  z.object({ type: z.literal('weeks_left_out'), weeks: z.array(dayText) }),
  z.object({ type: z.literal('blocked_by_mark'), mark: QualityMark }),
  z.object({
    type: z.literal('relabelled'),
    dimension: z.string(),
    members: z.array(z.string()),
    emptyDays: number,
  }),
  z.object({ type: z.literal('budget_ended'), familiesLeft: number }),
  z.object({ type: z.literal('bad_values'), metric: z.string() }),
  z.object({ type: z.literal('table_left_out'), table: z.string(), dimensions: z.array(z.string()) }),
]);

const siteMetric: z.ZodType<SiteMetric> = z.object({
  metric: z.string(),
  unit,
  effect: effect.nullable(),
  baseline,
  p: orNull,
  guards: z.array(guard),
});

export const StoredAnalysis: z.ZodType<Analysis> = z.object({
  week: dayText,
  tested: number,
  kept: number,
  steps: number,
  partial: z.boolean(),
  falseDiscoveryRate: number,
  findings: z.array(finding),
  nodes: z.array(node),
  gaps: z.array(gap),
  site: z.array(siteMetric),
});
