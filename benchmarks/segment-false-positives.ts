import { prepareWeek } from '#src/engine/prepare-week.ts';
import { planFamilies } from '#src/engine/tests/make-hypotheses.ts';
import { simulateSite } from './sites/simulate-site.ts';

/**
 * Share of segment tests with p < 0.01 in simulated weeks in which nothing happened, by metric and what was expected of the
 * segment. Tests of one week hang together: the standard error is that of a ratio of sums over weeks.
 *
 * `npm run bench -- segment-false-positives [weeks, 600] [first seed, 50001]`
 */
const weeks = Number(process.argv[2] ?? 600);
const first = Number(process.argv[3] ?? 50_001);
const NOMINAL = 0.01;
/** Purchases below 10 are not tested. */
const EDGES: Readonly<Record<string, readonly number[]>> = { sessions: [100, 1000], purchases: [20, 50] };
interface Week {
  tests: number;
  below: number;
}
const counts = new Map<string, Week[]>();
for (const siteFactor of [1, 0.75])
  for (let seed = first; seed < first + weeks; seed++) {
    const ofWeek = new Map<string, Week>();
    const { runs } = prepareWeek(simulateSite({ seed, siteFactor }));
    for (const { metric, segment, expected, p, trend } of planFamilies(runs ?? []).flatMap((family) =>
      family.test(),
    )) {
      if (segment === 0) continue;
      const kind = trend ? 'trend' : metric;
      const edge = (EDGES[kind] ?? []).find((most) => expected < most);
      const size = kind in EDGES ? (edge === undefined ? '/above' : `/below_${edge}`) : '';
      const key = `${siteFactor === 1 ? 'quiet' : 'holiday'}/${kind}${size}`;
      const entry = ofWeek.get(key) ?? { tests: 0, below: 0 };
      entry.tests++;
      if (p < NOMINAL) entry.below++;
      ofWeek.set(key, entry);
    }
    for (const [key, week] of ofWeek) counts.set(key, [...(counts.get(key) ?? []), week]);
  }
for (const [key, own] of [...counts].sort()) {
  const tests = own.reduce((sum, week) => sum + week.tests, 0);
  const value = own.reduce((sum, week) => sum + week.below, 0) / tests;
  const squares = own.reduce((sum, week) => sum + (week.below - value * week.tests) ** 2, 0);
  process.stdout.write(
    `${JSON.stringify({ name: `segment-false-positives/${key}`, value, standardError: Math.sqrt(squares) / tests, unit: 'share of tests with p < 0.01', reference: '0.01 (goal 0.007 to 0.013)', ratio: value / NOMINAL, tests })}\n`,
  );
}
