import type { Guard } from '../finding.ts';
import { panelOf } from '../panel-of.ts';
import type { Run } from '../prepare-run.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';

/** People who come in addition engage less than regulars, but not five times less. */
const HARDLY_ANY = 0.2;
/** So few additional visits show no share of anything. */
const FEWEST_VISITS = 50;

/** Additional visits of which hardly any was engaged: programs rather than people, as a rule. */
export function guardUnengagedRise(
  run: Run,
  { metric, segment, observed, expected, trend }: Hypothesis,
): Extract<Guard, { type: 'unengaged_rise' }> | null {
  const panel = panelOf(run, 'engagement_rate');
  const visits = observed - expected;
  if (metric !== run.volume || trend || !panel || visits < FEWEST_VISITS) return null;
  const { current, weeks } = run.calendar;
  const usual = panel.siteForecast.mean[current] as number;
  if (!(usual > 0)) return null;
  const { mean, panel: counts } = panel.expectation();
  const cell = segment * weeks + current;
  const trials = counts.exposure?.[cell] as number;
  const rate = segment > 0 && Number.isFinite(mean[cell]) ? (mean[cell] as number) / trials : usual;
  const engaged = segment > 0 ? (counts.series[cell] as number) : (panel.numerator.weeks[current] as number);
  const share = Math.max(0, (engaged - rate * expected) / visits);
  return share < HARDLY_ANY * usual ? { type: 'unengaged_rise', share, usual } : null;
}
