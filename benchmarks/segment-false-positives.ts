import { analyzeWeek } from '#src/engine/analyze-week.ts';
import { simulateSite } from './sites/simulate-site.ts';

/**
 * Share of segment tests with p < 0.01 in simulated weeks in which nothing happened, by metric and volume of the segment.
 *
 * `node benchmarks/segment-false-positives.ts [weeks, 200]`
 */
const weeks = Number(process.argv[2] ?? 200);
const counts = new Map<string, { tests: number; below: number }>();
for (const siteFactor of [1, 0.75])
  for (let seed = 1; seed <= weeks; seed++) {
    const { nodes } = analyzeWeek(simulateSite({ seed: 50_000 + seed, siteFactor }), { seed: 1 });
    for (const { metric, segment, expected, p, test } of nodes) {
      if (Object.keys(segment).length === 0) continue;
      const kind = test === 'log_linear_trend_t' ? 'trend' : metric;
      const size =
        kind === 'sessions'
          ? expected < 100
            ? '/below_100'
            : expected < 1000
              ? '/below_1000'
              : '/from_1000'
          : '';
      const key = `${siteFactor === 1 ? 'quiet' : 'holiday'}/${kind}${size}`;
      const entry = counts.get(key) ?? { tests: 0, below: 0 };
      entry.tests++;
      if (p < 0.01) entry.below++;
      counts.set(key, entry);
    }
  }
for (const [key, { tests, below }] of [...counts].sort())
  process.stdout.write(
    `${JSON.stringify({ name: `segment-false-positives/${key}`, value: below / tests, unit: 'share of tests with p < 0.01', reference: '0.01 (goal 0.007 to 0.013)', ratio: below / tests / 0.01, tests })}\n`,
  );
