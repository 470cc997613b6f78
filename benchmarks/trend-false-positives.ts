import { fitTrendModel, testTrend } from '#src/engine/tests/trend-test.ts';
import { report } from './harness/figure.ts';
import { Random } from './sites/random.ts';

/**
 * Share of trend tests with p < 0.01 on series that stay where they are: Poisson counts (100 to 5,000 a week) around a level
 * that wanders by 6 % with an autocorrelation of 0 to 0.7, sixteen of them a site, as long as the engine's windows are.
 *
 * `npm run bench -- trend-false-positives [sites of each kind, 150] [first seed, 77]`
 */
const sites = Number(process.argv[2] ?? 150);
const first = Number(process.argv[3] ?? 77);
const SERIES = 16;
const SPREAD = 0.06;
for (const weeks of [13, 20, 26])
  for (const correlation of [0, 0.3, 0.5, 0.7]) {
    const random = new Random(first + weeks);
    const places = Array.from({ length: weeks }, (_, week) => week);
    let below = 0;
    for (let site = 0; site < sites; site++) {
      const all = Array.from({ length: SERIES }, () => wandering(random, weeks, correlation));
      const model = fitTrendModel(all, { dispersion: 1, extra: SPREAD ** 2 }, places);
      below += all.filter((values, place) => testTrend(place, values, model).p < 0.01).length;
    }
    const value = below / sites / SERIES;
    report({
      name: `trend-false-positives/${weeks}-weeks/${correlation}`,
      value,
      unit: 'share of tests with p < 0.01',
      reference: '0.01',
      ratio: value / 0.01,
    });
  }

function wandering(random: Random, weeks: number, correlation: number): number[] {
  const level = 100 * Math.exp(4 * random.uniform());
  let state = SPREAD * random.normal();
  return Array.from({ length: weeks }, () => {
    state = correlation * state + SPREAD * Math.sqrt(1 - correlation ** 2) * random.normal();
    return random.poisson(level * Math.exp(state));
  });
}
