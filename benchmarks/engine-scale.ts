import { createHash } from 'node:crypto';
import { analyzePrepared } from '#src/engine/analyze-week.ts';
import { type PreparedWeek, prepareWeek } from '#src/engine/prepare-week.ts';
import type { WeekFacts } from '#src/engine/week-facts.ts';
import { type MetricId, metrics } from '#src/semantics/metric.ts';
import { addDays, addWeeks, type Day, daysFrom } from '#src/shared/week.ts';
import { report } from './harness/figure.ts';
import { Random } from './sites/random.ts';

/**
 * The engine on a million rows: 60 weeks, five dimensions, about 116,000 different cells. Cold is the first analysis of the
 * process; warm the second, of the same facts, from what the first made of them: leaf tables, series, expectations and level
 * tests, as the thread of `analyze-in-worker.ts` keeps them. `again` is the first one's work once more, with compiled code.
 * Seconds of the clock, with the processor time beside it. All must give the same bytes.
 *
 * `npm run bench -- engine-scale [rows, 1000000]`
 */
const ROWS = Number(process.argv[2] ?? 1_000_000);
const WEEKS = 60;
const WEEK = '2026-03-02' as Day;
/** Members of each dimension; the k-th is drawn in proportion to 1 / (k + 2)². */
const SIZES = { channel: 9, source: 60, country: 40, device: 3, landing_page: 120 };

function millionRows(): WeekFacts {
  const random = new Random(1);
  const days = daysFrom(addWeeks(WEEK, 1 - WEEKS), addDays(WEEK, 6));
  const ids = ['sessions', 'engaged_sessions', 'purchases', 'revenue'] as const satisfies readonly MetricId[];
  const day = new Uint16Array(ROWS);
  const codes = Object.values(SIZES).map(() => new Uint32Array(ROWS));
  const values = Object.fromEntries(ids.map((id) => [id, new Float64Array(ROWS)])) as Record<
    (typeof ids)[number],
    Float64Array
  >;
  const pickers = Object.values(SIZES).map((size) => picker(size));
  for (let row = 0; row < ROWS; row++) {
    day[row] = Math.floor((row * days.length) / ROWS);
    pickers.forEach((pick, d) => {
      (codes[d] as Uint32Array)[row] = pick(random);
    });
    const visits = 1 + Math.floor(-8 * Math.log(1 - random.uniform()));
    const orders = random.uniform() < 0.02 * visits ? 1 : 0;
    values.sessions[row] = visits;
    values.engaged_sessions[row] = Math.round(visits * (0.4 + 0.4 * random.uniform()));
    values.purchases[row] = orders;
    values.revenue[row] = orders * Math.round(6000 * Math.exp(0.8 * random.normal())) * 0.01;
  }
  return {
    week: WEEK,
    days,
    currency: 'EUR',
    metrics: Object.fromEntries(ids.map((id) => [id, metrics[id]])),
    tables: [
      {
        id: 'cells',
        present: new Uint8Array(days.length).fill(1),
        dimensions: Object.entries(SIZES).map(([id, size], d) => ({
          id,
          members: Array.from({ length: size }, (_, code) => `${id} ${code}`),
          codes: codes[d] as Uint32Array,
        })),
        day,
        values,
        totals: null,
      },
    ],
    totals: {},
    weekly: {},
    marks: [],
  };
}

function picker(size: number): (random: Random) => number {
  const ends: number[] = [];
  let sum = 0;
  for (let code = 0; code < size; code++) {
    sum += 1 / (code + 2) ** 2;
    ends.push(sum);
  }
  return (random) => {
    const at = random.uniform() * sum;
    let [low, high] = [0, size - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as number) > at) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

const facts = millionRows();
const leaves = new Set<number>();
for (let row = 0; row < ROWS; row++)
  leaves.add(
    facts.tables[0]?.dimensions.reduce(
      (key, { codes, members }) => key * members.length + (codes[row] as number),
      0,
    ) ?? 0,
  );

let tested = 0;
let kept: PreparedWeek | undefined;
const runs = ['cold', 'warm', 'again'].map((name) => {
  const before = process.cpuUsage();
  const began = performance.now();
  kept = name === 'warm' && kept ? kept : prepareWeek(facts);
  const analysis = analyzePrepared(kept, { seed: 1 });
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(before);
  tested = analysis.tested;
  const bytes = createHash('sha256').update(JSON.stringify(analysis)).digest('hex');
  return { name, seconds, cpu: (user + system) / 1e6, bytes };
});
for (const { name, seconds, cpu } of runs) {
  const goal = name === 'warm' ? 1 : 5;
  report({
    name: `engine-scale/${name}`,
    value: seconds,
    unit: 's',
    reference: `goal ${goal} s`,
    ratio: seconds / goal,
  });
  report({
    name: `engine-scale/${name}-processor`,
    value: cpu,
    unit: 's',
    reference: 'no goal',
    ratio: null,
  });
}
const gigabytes = process.resourceUsage().maxRSS / 1e6;
report({
  name: 'engine-scale/memory',
  value: gigabytes,
  unit: 'GB, the facts included',
  reference: 'goal 1.5 GB',
  ratio: gigabytes / 1.5,
});
const same = runs.every(({ bytes }) => bytes === runs[0]?.bytes);
report({
  name: 'engine-scale/same-bytes',
  value: same ? 1 : 0,
  unit: '1 when both runs gave the same bytes',
  reference: 'goal 1',
  ratio: same ? 1 : 0,
});
report({
  name: 'engine-scale/cells',
  value: leaves.size,
  unit: 'different cells',
  reference: `${tested} tests`,
  ratio: null,
});
