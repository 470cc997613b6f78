import { type Calendar, weeksBefore } from './calendar.ts';
import { BASELINE_WEEKS, cleanSite, type RateTotals } from './clean-site.ts';
import { expectOnce, type Known } from './expect-once.ts';
import type { Expectation } from './expectation.ts';
import { fitNoise } from './fit-noise.ts';
import type { Lattice } from './lattice.ts';
import { meanOfBoth } from './mean-of-both.ts';
import { type Noise, noiseVariance, type Panel } from './panel.ts';

const DECAYS = [1, 0.85, 0.7, 0.5] as const;
/** Fewer one-step residuals than this do not choose a decay. */
const FEWEST_BACKTESTS = 4;
/** Positions of one query scatter far less than events that happen or not. */
const LEAST_DISPERSION_OF_MEANS = 1e-4;
/** Where the residuals that tell the noise are to be looked for first. */
const NOISE_AT_FIRST: Noise = { dispersion: 2, extra: 0.01 };

/**
 * Site factor × segment share: μ = G_t · Σ w y / Σ w G over the newest full weeks before t, where G is the site total
 * cleaned of segments that went their own way, and w decays with age and down-weights past outliers. A rate is
 * n_t · f_t · Σ w y / Σ w n, where f is the common movement of all rates. So a movement of the whole site is one fact about
 * the site and none about its segments.
 */
export function expectWeeks(panel: Panel, lattice: Lattice, calendar: Calendar): Expectation {
  const site = { panel, lattice, calendar };
  const targets = [...calendar.history.slice(1), calendar.current];
  const all = lattice.segments.map(({ index }) => index);
  const totals: RateTotals = new Map();
  const knowing = (noise: Noise) => ({
    ...site,
    noise,
    clean: cleanSite(panel, lattice, calendar, noise, totals),
  });
  const first = { ...knowing(NOISE_AT_FIRST), decay: 1, isWary: false };
  const second = knowing(poolNoise(expectOnce(first, targets, all), lattice, calendar));
  const decay = chooseDecay(second, targets);
  const third = { ...second, decay, isWary: true };
  const last = { ...knowing(poolNoise(expectOnce(third, targets, all), lattice, calendar)), decay };
  return expectOnce({ ...last, isWary: true }, targets, all);
}

/** The noise that squared one-step residuals of the past show, without the analysed week and the site itself. */
function poolNoise(expectation: Expectation, lattice: Lattice, calendar: Calendar): Noise {
  const room = lattice.segments.length * calendar.weeks;
  const squares = new Float64Array(room);
  const means = new Float64Array(room);
  const complements = new Float64Array(room);
  const behind = expectation.targets.map((week) => weeksBefore(calendar, week, BASELINE_WEEKS).length);
  let count = 0;
  for (let s = 1; s < lattice.segments.length; s++)
    for (let place = 0; place < expectation.targets.length - 1; place++) {
      const cell = s * calendar.weeks + (expectation.targets[place] as number);
      const mean = expectation.mean[cell] as number;
      if (!(mean > 1)) continue;
      const seen = expectation.panel.series[cell] as number;
      squares[count] = (seen - mean) ** 2 / (expectation.inflation[cell] as number);
      means[count] = meanOfBoth(mean, seen, behind[place] as number);
      complements[count++] = expectation.complement[cell] as number;
    }
  return fitNoise(
    {
      squares: squares.subarray(0, count),
      means: means.subarray(0, count),
      complements: complements.subarray(0, count),
    },
    expectation.panel.type === 'mean' ? LEAST_DISPERSION_OF_MEANS : undefined,
  );
}

/** The decay whose expectations came nearest to what followed, over the members of single dimensions. */
function chooseDecay(known: Omit<Known, 'decay' | 'isWary'>, targets: readonly number[]): number {
  const { panel, lattice, calendar, noise } = known;
  const tested = targets.slice(0, -1).filter((t) => weeksBefore(calendar, t, BASELINE_WEEKS).length >= 3);
  if (tested.length < FEWEST_BACKTESTS || panel.exposure) return 1;
  const members = lattice.segments.filter(({ depth }) => depth === 1).map(({ index }) => index);
  let best: number = 1;
  let least = Number.POSITIVE_INFINITY;
  for (const decay of DECAYS) {
    const trial = expectOnce({ ...known, decay, isWary: false }, tested, members);
    let loss = 0;
    for (const index of members) {
      for (const t of tested) {
        const cell = index * calendar.weeks + t;
        const mean = trial.mean[cell] as number;
        if (!(mean > 1)) continue;
        const residual = (panel.series[cell] as number) - mean;
        loss += Math.min(9, (residual * residual) / noiseVariance(noise, mean, 1));
      }
    }
    if (loss < least) {
      least = loss;
      best = decay;
    }
  }
  return best;
}
