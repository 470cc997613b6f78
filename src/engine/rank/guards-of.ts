import type { Day } from '#src/shared/week.ts';
import { guardSingleOrders } from '../attribute/single-orders.ts';
import type { Guard } from '../finding.ts';
import { panelOf } from '../panel-of.ts';
import type { Run } from '../prepare-run.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';
import { guardBusinessEffect } from './business-effect.ts';
import { unitOf } from './metric-of.ts';
import { movedTo } from './moved-page.ts';
import { panelUnit } from './panel-unit.ts';
import type { Selected } from './select-findings.ts';
import { guardUnengagedRise } from './unengaged-rise.ts';

/** From this many expected counts on, a change of them is measured against a past. */
const SMALL_BASE = 20;

/** What must be said beside a finding, so that nobody takes it for more than it is. */
export function guardsOf(
  run: Run,
  { hypothesis, merged, silence }: Selected,
  hypotheses: readonly Hypothesis[],
): readonly Guard[] {
  const guards: Guard[] = [];
  if (silence)
    guards.push({
      type: 'silent_days',
      days: silence.days.map((day) => run.facts.days[day] as Day),
      expected: silence.missing,
    });
  const moved = movedTo(hypothesis);
  if (moved) guards.push({ type: 'moved_page', to: moved.page, observed: moved.observed });
  const unengaged = guardUnengagedRise(run, hypothesis);
  if (unengaged) guards.push(unengaged);
  const money = [hypothesis, ...merged].find(({ metric }) => unitOf(run, metric) === 'currency');
  const panel = money && panelOf(money.run, money.metric);
  if (money && panel) {
    const guard = guardSingleOrders(
      money.run,
      panel,
      money.segment,
      money.deviation / money.expected,
      money.degreesOfFreedom,
    );
    if (guard) guards.push(guard);
  }
  const effect = guardBusinessEffect(run, hypothesis, hypotheses);
  if (effect) guards.push(effect);
  const counts = countsExpected(hypothesis);
  if (counts < SMALL_BASE) guards.push({ type: 'small_base', expected: counts });
  const { trend } = hypothesis;
  if (trend && !trend.yearKnown)
    guards.push({
      type: 'no_year_before',
      weeks: (trend.weeks.at(-1) as number) - (trend.weeks[0] as number) + 1,
    });
  return guards;
}

/** Expected counts: sessions or orders as they are, the events of a rate, the orders that a sum of money is worth. */
function countsExpected({ level, trend, run, metric, expected }: Hypothesis): number {
  if (level) return level.expected;
  if (trend) return Number.POSITIVE_INFINITY;
  if (panelOf(run, metric)) return expected * panelUnit(run, metric);
  return unitOf(run, metric) === 'count' ? expected : Number.POSITIVE_INFINITY;
}
