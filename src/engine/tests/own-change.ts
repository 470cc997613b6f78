import type { Run, RunPanel } from '../prepare-run.ts';
import type { LevelTest } from './level-test.ts';
import { studentTwoSided } from './student-t.ts';

const ALPHA = 0.05;

/**
 * Whether a segment also changed against its own past, not only against the movement of the site. "Referral fell by half"
 * would be a strange thing to say of a channel that stayed where it was in a week when all others rose. The expectation is
 * scaled back from the common movement of this week to the one that was forecast, the uncertainty of the forecast added.
 */
export function changedInItself(run: Run, panel: RunPanel, test: LevelTest): boolean {
  const { current } = run.calendar;
  const { siteForecast, plan } = panel;
  const expectation = panel.expectation();
  const forecast = siteForecast.mean[current] as number;
  const actual =
    plan.denominator !== null
      ? forecast * expectation.common.factor
      : (expectation.cleaned[current] as number) * expectation.panel.scale +
        (panel.numerator.hidden[current] as number);
  if (!(actual > 0) || !(forecast > 0)) return true;
  const expected = (test.expected * forecast) / actual;
  const change = test.observed - expected;
  if (Math.sign(change) !== Math.sign(test.observed - test.expected)) return false;
  const deviation = Math.hypot(test.deviation, expected * siteForecast.deviation);
  return studentTwoSided(change / deviation, test.degreesOfFreedom) <= ALPHA;
}
