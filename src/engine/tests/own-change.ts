import type { Run, RunPanel } from '../prepare-run.ts';
import type { LevelTest } from './level-test.ts';
import { studentTwoSided } from './student-t.ts';

const ALPHA = 0.05;
/** Standard deviations of the site's forecast from which on a common movement is no usual one. */
const UNUSUAL = 2;

/**
 * Whether a segment also changed against its own past, not only against the movement of the site. "Referral fell by half"
 * would be a strange thing to say of a channel that stayed where it was in a week when all others rose. The expectation is
 * scaled back from the common movement of this week to the one that was forecast, the uncertainty of the forecast added.
 */
export function changedInItself(run: Run, panel: RunPanel, test: LevelTest): boolean {
  const movement = commonMovement(run, panel);
  if (movement === null) return true;
  const expected = test.expected / movement;
  const change = test.observed - expected;
  if (Math.sign(change) !== Math.sign(test.observed - test.expected)) return false;
  const deviation = Math.hypot(test.deviation, expected * panel.siteForecast.deviation);
  return studentTwoSided(change / deviation, test.degreesOfFreedom) <= ALPHA;
}

/**
 * In a week whose common movement was no usual one, a segment is no surer of its change than it is of that against its own past.
 * Where mobile is half of all orders and loses most of them, the other half would be sure to have risen.
 */
export function pOfOwnChange(run: Run, panel: RunPanel, test: LevelTest): number {
  const movement = commonMovement(run, panel);
  if (movement === null || Math.abs(Math.log(movement)) <= UNUSUAL * panel.siteForecast.deviation)
    return test.p;
  const change = test.observed - test.expected / movement;
  return Math.max(test.p, studentTwoSided(change / test.deviation, test.degreesOfFreedom));
}

/** The common movement of this week over the one that was forecast; null where nothing is known of it. */
export function commonMovement(run: Run, panel: RunPanel): number | null {
  const { current } = run.calendar;
  const expectation = panel.expectation();
  const forecast = panel.siteForecast.mean[current] as number;
  const actual =
    panel.plan.denominator !== null
      ? forecast * expectation.common.factor
      : (expectation.cleaned[current] as number) * expectation.panel.scale +
        (panel.numerator.hidden[current] as number);
  return actual > 0 && forecast > 0 ? actual / forecast : null;
}
