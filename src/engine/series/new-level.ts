import { type Noise, noiseVariance } from './panel.ts';

/** One segment over the weeks of a baseline, oldest first. */
export interface PastWeeks {
  readonly counts: Float64Array;
  /** What each count is a share of: trials, or the site. */
  readonly exposure: Float64Array;
  /** 1 − rate for rates, the mean for means, 1 otherwise, given the rate. */
  readonly complementOf: (rate: number) => number;
}

/** A level to leave takes two weeks. The newest may be of one: had that been an accident, the old level would be nearer now. */
const FEWEST_WEEKS_BEFORE = 2;
const FEWEST_WEEKS_SINCE = 1;
/** Standard deviations between the levels. A step that is none costs power and no truth: the week must differ from both. */
const STEP = 2.58;
/** Each week of the new level lies on its side of this part of the way from the old one. */
const ON_THE_WAY = 0.5;

/** A step to a new level that every later week keeps to. */
export interface LevelStep {
  /** The first week of the new level. */
  readonly since: number;
  /** How far it stands out, in standard deviations. */
  readonly strength: number;
}

/** Where a segment took a new level within its baseline: the step that stands out most from the noise, or −1. */
export function newLevelSince(past: PastWeeks, noise: Noise): number {
  const steps = newLevels(past, noise);
  return steps.reduce((best, step) => (step.strength > best.strength ? step : best), {
    since: -1,
    strength: 0,
  }).since;
}

/** All steps to a new level, the oldest first: what dies over two weeks takes one in each of them. */
export function newLevels({ counts, exposure, complementOf }: PastWeeks, noise: Noise): readonly LevelStep[] {
  const weeks = counts.length;
  const steps: LevelStep[] = [];
  for (let start = FEWEST_WEEKS_BEFORE; start <= weeks - FEWEST_WEEKS_SINCE; start++) {
    const before = rateOf(counts, exposure, 0, start);
    const after = rateOf(counts, exposure, start, weeks);
    if (!(before >= 0) || !(after >= 0)) continue;
    const turn = before + ON_THE_WAY * (after - before);
    let keeps = true;
    for (let place = start; place < weeks; place++) {
      const rate = (counts[place] as number) / (exposure[place] as number);
      if (!((rate - turn) * (after - before) > 0)) keeps = false;
    }
    if (!keeps) continue;
    const step = Math.abs(after - before);
    const error = Math.sqrt(
      rateVariance(exposure, 0, start, before, complementOf(before), noise) +
        rateVariance(exposure, start, weeks, before, complementOf(before), noise),
    );
    if (step > STEP * error) steps.push({ since: start, strength: step / error });
  }
  return steps;
}

/** Whether there was as good as nothing before the new level: less than an event a week. */
export function isBeginning({ counts }: PastWeeks, since: number): boolean {
  let events = 0;
  for (let place = 0; place < since; place++) events += counts[place] as number;
  return events < since;
}

function rateOf(counts: Float64Array, exposure: Float64Array, from: number, to: number): number {
  let [events, trials] = [0, 0];
  for (let place = from; place < to; place++) {
    events += counts[place] as number;
    trials += exposure[place] as number;
  }
  return events / trials;
}

/** Variance of a mean rate over some weeks: Σ Var(y) / (Σ exposure)². A level of nothing has the noise of one event. */
function rateVariance(
  exposure: Float64Array,
  from: number,
  to: number,
  rate: number,
  complement: number,
  noise: Noise,
): number {
  let [variance, trials] = [0, 0];
  for (let place = from; place < to; place++) {
    const own = exposure[place] as number;
    variance += noiseVariance(noise, Math.max(1, rate * own), complement);
    trials += own;
  }
  return variance / (trials * trials);
}
