import { analyzeWeek } from '#src/engine/analyze-week.ts';
import { simulateSite } from './sites/simulate-site.ts';

/**
 * Share of segment tests with p < 0.01 in simulated weeks in which nothing happened, by metric and what was expected of the segment.
 *
 * `npm run bench -- segment-false-positives [weeks, 200] [first seed, 50001]`
 */
const weeks = Number(process.argv[2] ?? 200);
const first = Number(process.argv[3] ?? 50_001);
/** Purchases below 10 are not tested. */
const EDGES: Readonly<Record<string, readonly number[]>> = { sessions: [100, 1000], purchases: [20, 50] };
const counts = new Map<string, { tests: number; below: number }>();
for (const siteFactor of [1, 0.75])
  for (let seed = first; seed < first + weeks; seed++) {
    const { nodes } = analyzeWeek(simulateSite({ seed, siteFactor }), { seed: 1 });
    for (const { metric, segment, expected, p, test } of nodes) {
      if (Object.keys(segment).length === 0) continue;
      const kind = test === 'log_linear_trend_t' ? 'trend' : metric;
      const edge = (EDGES[kind] ?? []).find((most) => expected < most);
      const size = kind in EDGES ? (edge === undefined ? '/above' : `/below_${edge}`) : '';
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
