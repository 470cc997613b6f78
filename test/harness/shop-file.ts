import { addDays, type Day, daysFrom, lastCompleteWeek } from '#src/shared/week.ts';

/** Equal seeds draw equal numbers (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Counts of a Poisson distribution, by Knuth's product for small means and its normal limit for large ones. */
function poisson(mean: number, random: () => number): number {
  if (mean > 50) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal));
  }
  let count = -1;
  for (let product = 1; product > Math.exp(-mean); product *= random()) count++;
  return count;
}

const cells = [
  ['Organic Search', 'mobile', 220],
  ['Organic Search', 'desktop', 180],
  ['Direct', 'mobile', 90],
  ['Direct', 'desktop', 120],
  ['Email', 'mobile', 60],
  ['Email', 'desktop', 50],
  ['Paid Search', 'mobile', 140],
  ['Paid Search', 'desktop', 70],
] as const;

export interface ShopFile {
  readonly text: string;
  readonly from: Day;
  readonly to: Day;
  /** The Monday of the last week, in which Paid Search on mobile broke down. */
  readonly week: Day;
  readonly rows: number;
}

/** An exploration of a shop as GA4 exports it: 24 weeks of sessions by channel and device, quiet but for one planted fall. */
export function shopFile(now: number, seed = 7): ShopFile {
  const random = randomFrom(seed);
  const week = lastCompleteWeek(now, 'UTC');
  const [from, to] = [addDays(week, -23 * 7), addDays(week, 6)];
  const compact = (day: Day) => day.replaceAll('-', '');
  const lines = daysFrom(from, to).flatMap((day, index) =>
    cells.map(([channel, device, mean]) => {
      const weekend = index % 7 >= 5 ? 0.7 : 1;
      const broken = day >= week && channel === 'Paid Search' && device === 'mobile' ? 0.35 : 1;
      const sessions = poisson(mean * weekend * broken, random);
      const orders = poisson(sessions * 0.03, random);
      return `${compact(day)},${channel},${device},${sessions},${orders},${(orders * 40).toFixed(2)},${sessions}`;
    }),
  );
  const head = [
    '# ----------------------------------------',
    '# Free form 1',
    `# ${compact(from)}-${compact(to)}`,
    '# ----------------------------------------',
    'Date,Session default channel group,Device category,Sessions,Ecommerce purchases,Total revenue,Total users',
    ',,,999999,9999,9999.00,99999,Grand total',
  ];
  return { text: `${[...head, ...lines].join('\n')}\n`, from, to, week, rows: lines.length };
}
