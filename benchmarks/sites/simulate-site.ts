import type { Segment } from '#src/engine/finding.ts';
import type { FactTable, WeekFacts } from '#src/engine/week-facts.ts';
import { metrics } from '#src/semantics/metric.ts';
import { addDays, addWeeks, type Day, daysFrom } from '#src/shared/week.ts';
import { Random } from './random.ts';

/**
 * A site on which nothing happens, or one thing that is known.
 *
 * Correlated dimensions (a channel has its own devices and countries), a weekday profile, a site level that wanders
 * (AR(1)), channels and countries that wander on their own, gamma overdispersion of each cell and day on top of Poisson,
 * engagement and purchase rates that differ by channel and device with beta-like noise, log-normal order values.
 */
export interface SiteOptions {
  readonly seed: number;
  /** Sessions in an average week. */
  readonly sessions?: number;
  /** Weeks of history before the analysed one. */
  readonly history?: number;
  readonly countries?: number;
  /** Landing pages; with any, a second table cuts the same sessions by landing page and channel. */
  readonly pages?: number;
  /** Factor on all sessions of the analysed week (a holiday is 0.75). */
  readonly siteFactor?: number;
  /** Factor on all sessions of the week before the analysed one (then the analysed week is a recovery). */
  readonly lastWeekFactor?: number;
  /** What happens to one segment in the analysed week. */
  readonly cause?: { readonly segment: Segment; readonly factor: number };
}

const CHANNELS = [
  'Organic Search',
  'Direct',
  'Paid Search',
  'Referral',
  'Organic Social',
  'Email',
  'Display',
];
const CHANNEL_SHARES = [0.42, 0.22, 0.12, 0.09, 0.08, 0.05, 0.02];
const DEVICES = ['desktop', 'mobile', 'tablet'];
const DEVICE_SHARES = [0.55, 0.41, 0.04];
const WEEKDAYS = [1.12, 1.15, 1.13, 1.1, 1.02, 0.72, 0.76];
const WANDER = { site: 0.04, channel: 0.04, country: 0.05, correlation: 0.5 };
/** Gamma shape of a cell on a day: variance 1 / shape on top of Poisson. */
const CELL_SHAPE = 8;
const WEEK: Day = '2026-03-02' as Day;

export function simulateSite(options: SiteOptions): WeekFacts {
  const { seed, sessions = 10_000, history = 12, countries = 20, pages = 0 } = options;
  const random = new Random(seed);
  const weeks = history + 1;
  const days = daysFrom(addWeeks(WEEK, -history), addDays(WEEK, 6));
  const names = Array.from(
    { length: countries },
    (_, rank) => `Country ${String(rank + 1).padStart(2, '0')}`,
  );
  const countryShares = normalize(names.map((_, rank) => 1 / (rank + 1.5)));
  const site = wander(random, weeks, WANDER.site);
  const channelLevels = CHANNELS.map(() => wander(random, weeks, WANDER.channel));
  const countryLevels = names.map(() => wander(random, weeks, WANDER.country));
  const rows: { day: number; codes: [number, number, number]; values: [number, number, number, number] }[] =
    [];
  const pageNames = Array.from({ length: pages }, (_, rank) => (rank === 0 ? '/' : `/page-${rank}`));
  // Each channel has landing pages of its own liking.
  const pageShares = CHANNELS.map(() =>
    normalize(pageNames.map((_, rank) => Math.exp(0.6 * random.normal()) / (rank + 1.5))),
  );
  const landings = new Map<string, { day: number; codes: [number, number]; values: [number, number] }>();
  for (let channel = 0; channel < CHANNELS.length; channel++)
    for (let country = 0; country < countries; country++)
      for (let device = 0; device < DEVICES.length; device++) {
        const affinity = Math.exp(0.35 * random.normal());
        const share =
          (CHANNEL_SHARES[channel] as number) *
          (countryShares[country] as number) *
          (DEVICE_SHARES[device] as number) *
          affinity;
        const engaged = 0.62 - 0.06 * channel * 0.5 - 0.05 * device;
        const buys = 0.02 / (1 + 0.4 * channel) / (1 + device);
        for (let day = 0; day < days.length; day++) {
          const week = Math.floor(day / 7);
          const segment = {
            channel: CHANNELS[channel] as string,
            country: names[country] as string,
            device: DEVICES[device] as string,
          };
          const event =
            week === history
              ? (options.siteFactor ?? 1)
              : week === history - 1
                ? (options.lastWeekFactor ?? 1)
                : 1;
          const hit =
            options.cause && week === history && matches(segment, options.cause.segment)
              ? options.cause.factor
              : 1;
          const level =
            (site[week] as number) *
            (channelLevels[channel]?.[week] as number) *
            (countryLevels[country]?.[week] as number);
          const mean = (sessions / 7) * share * (WEEKDAYS[day % 7] as number) * level * event * hit;
          const rate = mean * random.gamma(CELL_SHAPE, 1 / CELL_SHAPE);
          const byPage = pageNames.map((page, index) => {
            const onPage =
              options.cause?.segment['landing_page'] === page &&
              week === history &&
              matches({ ...segment, landing_page: page }, options.cause.segment)
                ? options.cause.factor
                : 1;
            return random.poisson(rate * (pageShares[channel]?.[index] as number) * onPage);
          });
          const visits = pages > 0 ? byPage.reduce((sum, value) => sum + value, 0) : random.poisson(rate);
          if (visits === 0) continue;
          const orders = random.binomial(visits, clamp(buys * Math.exp(0.15 * random.normal())));
          let revenue = 0;
          for (let order = 0; order < orders; order++)
            revenue += Math.round(100 * Math.exp(4.2 + 0.9 * random.normal())) / 100;
          const engagement = clamp(engaged + 0.03 * random.normal());
          const engagedByPage = byPage.map((count) => random.binomial(count, engagement));
          byPage.forEach((count, page) => {
            const key = `${day} ${page} ${channel}`;
            const row = landings.get(key) ?? { day, codes: [page, channel], values: [0, 0] };
            landings.set(key, row);
            row.values[0] += count;
            row.values[1] += engagedByPage[page] as number;
          });
          const engagedVisits =
            pages > 0
              ? engagedByPage.reduce((sum, value) => sum + value, 0)
              : random.binomial(visits, engagement);
          rows.push({
            day,
            codes: [channel, country, device],
            values: [visits, engagedVisits, orders, revenue],
          });
        }
      }
  const ids = ['sessions', 'engaged_sessions', 'purchases', 'revenue'] as const;
  const cells = tableOf('cells', rows, days.length, ids, [
    { id: 'channel', members: CHANNELS },
    { id: 'country', members: names },
    { id: 'device', members: DEVICES },
  ]);
  const byLanding = tableOf('landings', [...landings.values()], days.length, ids.slice(0, 2), [
    { id: 'landing_page', members: pageNames },
    { id: 'channel', members: CHANNELS },
  ]);
  return {
    week: WEEK,
    days,
    currency: 'EUR',
    metrics: Object.fromEntries(ids.map((id) => [id, metrics[id]])),
    tables: pages > 0 ? [cells, byLanding] : [cells],
    totals: {},
    weekly: {},
    marks: [],
  };
}

function tableOf(
  id: string,
  rows: readonly { day: number; codes: readonly number[]; values: readonly number[] }[],
  days: number,
  metricIds: readonly string[],
  dimensions: readonly { id: string; members: readonly string[] }[],
): FactTable {
  return {
    id,
    present: new Uint8Array(days).fill(1),
    dimensions: dimensions.map((dimension, d) => ({
      ...dimension,
      codes: Uint32Array.from(rows, ({ codes }) => codes[d] as number),
    })),
    day: Uint16Array.from(rows, ({ day }) => day),
    values: Object.fromEntries(
      metricIds.map((metric, place) => [
        metric,
        Float64Array.from(rows, ({ values }) => values[place] as number),
      ]),
    ),
    totals: null,
  };
}

/** Level around 1 that returns slowly: AR(1) of the logarithm with stationary standard deviation `spread`. */
function wander(random: Random, weeks: number, spread: number): readonly number[] {
  let state = spread * random.normal();
  return Array.from({ length: weeks }, () => {
    state = WANDER.correlation * state + spread * Math.sqrt(1 - WANDER.correlation ** 2) * random.normal();
    return Math.exp(state);
  });
}

function matches(cell: Segment, segment: Segment): boolean {
  return Object.entries(segment).every(([dimension, member]) => cell[dimension] === member);
}

function normalize(values: readonly number[]): readonly number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / sum);
}

function clamp(value: number): number {
  return Math.min(0.98, Math.max(0.0005, value));
}
