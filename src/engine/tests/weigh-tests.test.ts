import { expect, it } from 'vitest';
import { simulateSite } from '../../../benchmarks/sites/simulate-site.ts';
import type { Run } from '../prepare-run.ts';
import { prepareWeek } from '../prepare-week.ts';
import { falseDiscoveryRates } from './false-discovery.ts';
import type { Hypothesis } from './hypothesis.ts';
import { planFamilies } from './make-hypotheses.ts';
import { BUDGETS, weighTests } from './weigh-tests.ts';

const { runs } = prepareWeek(simulateSite({ seed: 3, sessions: 4000, countries: 6, history: 8 }));
const tests = planFamilies(runs as readonly Run[]).flatMap(({ test }) => test());
/** All tests with other p-values. */
const withP = (of: (test: Hypothesis) => number) => tests.map((test) => ({ ...test, p: of(test) }));
const isVisits = ({ metric, segment, trend }: Hypothesis) =>
  metric === 'sessions' && segment === 0 && trend === null;

it('gives the visits of the site most of what the site has, and each tier no more than its part', () => {
  const weighed = weighTests(withP(() => 0.01));
  const ofSite = weighed.filter(({ tier }) => tier === 'site');
  const sum = ofSite.reduce((all, { weight = 1 }) => all + weight, 0);
  expect(sum).toBeCloseTo(ofSite.length, 9);
  expect(weighed[tests.findIndex(isVisits)]?.weight).toBeCloseTo(0.75 * ofSite.length, 9);
});

it('lets no weight carry what one week in nine does by chance, beside however many that are sure', () => {
  const given = withP((test) => (isVisits(test) ? 0.11 : test.tier === 'site' ? 1 : 1e-6));
  const q = falseDiscoveryRates(weighTests(given), BUDGETS);
  expect(q[tests.findIndex(isVisits)]).toBeGreaterThan(0.1);
});
