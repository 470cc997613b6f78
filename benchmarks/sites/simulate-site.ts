import type { Segment } from '#src/engine/finding.ts';
import type { FactTable, WeekFacts } from '#src/engine/week-facts.ts';
import { metrics } from '#src/semantics/metric.ts';
import { addDays, addWeeks, type Day, daysFrom } from '#src/shared/week.ts';
import { Random } from './random.ts';
import { type SiteCharacter, type SiteKind, siteCharacters } from './site-characters.ts';

/**
 * A site on which nothing happens, or one thing that is known.
 *
 * Correlated dimensions (a channel has its own devices and countries), a weekday profile, a site level that wanders
 * (AR(1)), channels and countries that wander on their own, gamma overdispersion of each cell and day on top of Poisson,
 * engagement and purchase rates that differ by channel and device with beta-like noise, log-normal order values.
 */
export interface SiteOptions {
  readonly seed: number;
  /** Default: a shop. */
  readonly kind?: SiteKind;
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
  readonly cause?: PlantedCause;
  /** More of them. */
  readonly causes?: readonly PlantedCause[];
  /** A segment that went its own way in the week before, and is back. */
  readonly lastWeekCause?: PlantedCause;
  /** One order of this value on the Wednesday of the analysed week, in the largest cell. */
  readonly giantOrder?: number;
  /** Cells of a day with fewer sessions than this are withheld; the totals of the site still count them. */
  readonly threshold?: number;
  /** A day of the history without data. */
  readonly missingDay?: number;
}

export interface PlantedCause {
  readonly segment: Segment;
  /** Factor on the sessions of the segment, or on a rate of it. */
  readonly factor: number;
  readonly metric?: 'sessions' | 'engagement_rate' | 'purchase_rate';
  /** Day of the week (0 is Monday) on which it sets in. */
  readonly from?: number;
  /** Weeks over which it comes gradually; the analysed week has all of it. Default 0: at once. */
  readonly ramp?: number;
  /** Weeks before the analysed one in which it set in, to stay. Default 0: in the analysed one. */
  readonly weeksAgo?: number;
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
const DEVICES = ['desktop', 'mobile', 'tablet'];
const WEEK: Day = '2026-03-02' as Day;

export function simulateSite(options: SiteOptions): WeekFacts {
  const character: SiteCharacter = siteCharacters[options.kind ?? 'shop'];
  const { seed, sessions = 10_000, history = 12, countries = 20, pages = 0 } = options;
  const random = new Random(seed);
  const causes = [...(options.cause ? [options.cause] : []), ...(options.causes ?? [])];
  const weeks = history + 1;
  const days = daysFrom(addWeeks(WEEK, -history), addDays(WEEK, 6));
  const names = Array.from(
    { length: countries },
    (_, rank) => `Country ${String(rank + 1).padStart(2, '0')}`,
  );
  const countryShares = normalize(names.map((_, rank) => 1 / (rank + 1.5)));
  const site = wander(random, weeks, character.wander.site, character.wander.correlation);
  const channelLevels = CHANNELS.map(() =>
    wander(random, weeks, character.wander.channel, character.wander.correlation),
  );
  const countryLevels = names.map(() =>
    wander(random, weeks, character.wander.country, character.wander.correlation),
  );
  const rows: Row[] = [];
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
          (character.channelShares[channel] as number) *
          (countryShares[country] as number) *
          (character.deviceShares[device] as number) *
          affinity;
        const engaged = character.engaged - 0.06 * channel * 0.5 - 0.05 * device;
        const buys = character.buys / (1 + 0.4 * channel) / (1 + device);
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
          const own = causes.filter((cause) => matches(segment, cause.segment));
          const hit = product(own, 'sessions', week - history, day % 7);
          const before = options.lastWeekCause;
          const lastWeek =
            before && week === history - 1 && matches(segment, before.segment) ? before.factor : 1;
          const level =
            (site[week] as number) *
            (channelLevels[channel]?.[week] as number) *
            (countryLevels[country]?.[week] as number);
          const mean =
            (sessions / 7) * share * (character.weekdays[day % 7] as number) * level * event * hit * lastWeek;
          const rate = mean * random.gamma(character.cellShape, 1 / character.cellShape);
          const byPage = pageNames.map((page, index) => {
            const there = causes.filter(
              (cause) =>
                cause.segment['landing_page'] === page &&
                matches({ ...segment, landing_page: page }, cause.segment),
            );
            const onPage = product(there, 'sessions', week - history, day % 7);
            return random.poisson(rate * (pageShares[channel]?.[index] as number) * onPage);
          });
          const visits = pages > 0 ? byPage.reduce((sum, value) => sum + value, 0) : random.poisson(rate);
          if (visits === 0) continue;
          const buying = buys * product(own, 'purchase_rate', week - history, day % 7);
          const orders = random.binomial(visits, clamp(buying * Math.exp(0.15 * random.normal())));
          let revenue = 0;
          for (let order = 0; order < orders; order++)
            revenue +=
              Math.round(100 * Math.exp(character.order.mean + character.order.spread * random.normal())) /
              100;
          const engagement = clamp(
            (engaged + 0.03 * random.normal()) * product(own, 'engagement_rate', week - history, day % 7),
          );
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
  if (options.giantOrder !== undefined) addOrder(rows, history * 7 + 2, options.giantOrder);
  const { threshold } = options;
  const shown = threshold === undefined ? rows : rows.filter(({ values }) => values[0] >= threshold);
  const cells = tableOf('cells', shown, days.length, ids, [
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
    tables: (pages > 0 ? [cells, byLanding] : [cells]).map((table) => withoutDay(table, options.missingDay)),
    totals: threshold === undefined ? {} : totalsOf(rows, days.length, ids),
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

/** Product of the factors of the causes of a metric on a day, by weeks before the analysed one (0, −1, …). */
function product(
  causes: readonly PlantedCause[],
  metric: NonNullable<PlantedCause['metric']>,
  week: number,
  weekday: number,
): number {
  return causes.reduce((all, cause) => {
    if ((cause.metric ?? 'sessions') !== metric) return all;
    const ramp = cause.ramp ?? 0;
    if (week < 0 && week >= -(cause.weeksAgo ?? 0)) return all * cause.factor;
    if (week === 0 && ramp === 0) return weekday >= (cause.from ?? 0) ? all * cause.factor : all;
    const done = ramp > 0 ? Math.min(1, Math.max(0, 1 + week / ramp)) : 0;
    return all * cause.factor ** done;
  }, 1);
}

type Row = { day: number; codes: [number, number, number]; values: [number, number, number, number] };

/** In the cell with the most sessions of the day. */
function addOrder(rows: readonly Row[], day: number, value: number): void {
  const largest = rows
    .filter((row) => row.day === day)
    .reduce<Row | null>((best, row) => (best && best.values[0] >= row.values[0] ? best : row), null);
  if (!largest) return;
  largest.values[2] += 1;
  largest.values[3] += value;
}

function totalsOf(
  rows: readonly Row[],
  days: number,
  ids: readonly string[],
): Readonly<Record<string, Float64Array>> {
  return Object.fromEntries(
    ids.map((id, place) => {
      const sums = new Float64Array(days);
      for (const { day, values } of rows) sums[day] = (sums[day] as number) + (values[place] as number);
      return [id, sums];
    }),
  );
}

function withoutDay(table: FactTable, missing: number | undefined): FactTable {
  if (missing === undefined) return table;
  const present = table.present.slice();
  present[missing] = 0;
  const kept = Uint32Array.from(table.day.keys()).filter((row) => table.day[row] !== missing);
  return {
    ...table,
    present,
    day: Uint16Array.from(kept, (row) => table.day[row] as number),
    dimensions: table.dimensions.map((dimension) => ({
      ...dimension,
      codes: kept.map((row) => dimension.codes[row] as number),
    })),
    values: Object.fromEntries(
      Object.entries(table.values).map(([id, column]) => [
        id,
        Float64Array.from(kept, (row) => column[row] as number),
      ]),
    ),
  };
}

/** Level around 1 that returns slowly: AR(1) of the logarithm with stationary standard deviation `spread`. */
function wander(random: Random, weeks: number, spread: number, correlation: number): readonly number[] {
  let state = spread * random.normal();
  return Array.from({ length: weeks }, () => {
    state = correlation * state + spread * Math.sqrt(1 - correlation ** 2) * random.normal();
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
