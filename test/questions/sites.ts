import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { attributeChain } from '#src/engine/attribute/order-chain.ts';
import type { AskFacts, FactsPlan } from '#src/language/questions/ask-facts.ts';
import type { KnownMember, QuestionSource } from '#src/language/questions/question-context.ts';
import { blankDaysOf } from '#src/semantics/blank-days.ts';
import type { FactTable } from '#src/semantics/fact-table.ts';
import { metrics as catalogue, type MetricId } from '#src/semantics/metric.ts';
import { PlanRefusal } from '#src/semantics/plan-refusal.ts';
import { type Report, reports } from '#src/semantics/report.ts';
import { blankRowsInMemory, runPlanInMemory } from '#src/semantics/run-plan-in-memory.ts';
import { engineOver } from '#src/server/commands/ask-facts-from-csv.ts';
import { type Day, dayFromEpoch, daysFrom, weekOf } from '#src/shared/week.ts';
import { countries } from '../../standin/data-sets/simulated-garden/catalogue/countries.ts';
import { devices } from '../../standin/data-sets/simulated-garden/catalogue/devices.ts';
import { pages } from '../../standin/data-sets/simulated-garden/catalogue/pages.ts';
import { generateSite } from '../../standin/data-sets/simulated-garden/generate-site.ts';
import { webResults } from '../../standin/data-sets/simulated-garden/search/web-results.ts';
import { sessionRows } from '../../standin/data-sets/simulated-garden/tables/session-rows.ts';
import type { AskedSite } from './asking/asked-site.ts';
import { randomFrom } from './asking/made-file.ts';
import type { Question } from './asking/question.ts';
import { type RawRow, RawSite, type RawTable } from './asking/raw-site.ts';
import { shopApart } from './development/apart-questions.ts';
import { shopChosenDays } from './development/chosen-days-questions.ts';
import { clubFile } from './development/club-file.ts';
import { shopEvents } from './development/event-questions.ts';
import { exportFile } from './development/export-file.ts';
import { fileOfOwn } from './development/file-of-own.ts';
import { shopFoundDays } from './development/found-days-questions.ts';
import { gardenAnalytics } from './development/garden-analytics.ts';
import { gardenSearch } from './development/garden-search.ts';
import { shopGroups } from './development/group-questions.ts';
import { itemsFile } from './development/items-file.ts';
import { marketFile } from './development/market-file.ts';
import { shopOrderedUnits } from './development/ordered-units-questions.ts';
import { ownerQuestionsOfGarden } from './development/owner-questions.ts';
import { publisherFile } from './development/publisher-file.ts';
import { saasFile } from './development/saas-file.ts';
import { searchFile } from './development/search-file.ts';
import { shop } from './development/shop.ts';
import { shopShortSpeech } from './development/short-speech-questions.ts';
import { shopSteps } from './development/step-questions.ts';
import { storesFile } from './development/stores-file.ts';
import { subscriptionFile } from './development/subscription-file.ts';
import { adsFile } from './fresh/ads-file.ts';
import {
  freshOfAds,
  freshOfGarden,
  freshOfRetail,
  freshOfSearch,
  freshOfShop,
} from './fresh/fresh-questions.ts';
import { retailFile } from './fresh/retail-file.ts';

export interface SiteTable extends FactTable {
  readonly sourceId: string;
}

/** Rows of one report, added up by its dimensions. */
function tableOf(
  sourceId: string,
  report: Pick<Report, 'id' | 'dimensions' | 'metrics' | 'grain'>,
  rows: readonly RawRow[],
  days: readonly Day[],
): SiteTable {
  const summed = [...report.metrics, 'position_sum'];
  const cells = new Map<string, { day: Day; members: string[]; sums: number[] }>();
  for (const { day, of, n } of rows) {
    const start = (report.grain === 'week' ? weekOf(day as Day) : day) as Day;
    let key: string = start;
    for (const name of report.dimensions) key += `\u0000${of[name]}`;
    let cell = cells.get(key);
    if (cell === undefined) {
      const members = report.dimensions.map((name) => of[name] as string);
      cell = { day: start, members, sums: summed.map(() => 0) };
      cells.set(key, cell);
    }
    const { sums } = cell;
    for (let at = 0; at < summed.length; at++)
      sums[at] = (sums[at] as number) + (n[summed[at] as string] ?? 0);
  }
  const all = [...cells.values()];
  const cellOf = (metric: string, sums: readonly number[]): number | null => {
    const sum = (name: string): number => sums[summed.indexOf(name)] ?? 0;
    if (metric !== 'position') return sum(metric);
    return sum('impressions') > 0 ? sum('position_sum') / sum('impressions') : null;
  };
  return {
    sourceId,
    reportId: report.id,
    grain: report.grain,
    days: all.map(({ day }) => day),
    dimensions: Object.fromEntries(
      report.dimensions.map((name, at) => [name, all.map(({ members }) => members[at] as string)]),
    ),
    metrics: Object.fromEntries(
      report.metrics.map((metric) => [metric, all.map(({ sums }) => cellOf(metric, sums))]),
    ),
    fetched: new Set(days),
  };
}

function sourceOf(
  id: string,
  type: QuestionSource['type'],
  name: string,
  currency: string | null,
  tables: readonly SiteTable[],
  days: readonly Day[],
  titles: ReadonlyMap<string, string> = new Map(),
): QuestionSource {
  const members = new Map<string, Map<string, number>>();
  for (const { dimensions, metrics } of tables)
    for (const [dimension, names] of Object.entries(dimensions)) {
      const volumes = members.get(dimension) ?? new Map<string, number>();
      const [volume = []] = Object.values(metrics);
      for (const [row, member] of names.entries())
        volumes.set(member, (volumes.get(member) ?? 0) + (volume[row] ?? 0));
      members.set(dimension, volumes);
    }
  return {
    id,
    type,
    name,
    currency,
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
    reports: tables.map(({ reportId, grain, dimensions, metrics }) => ({
      id: reportId,
      label: reports[reportId as keyof typeof reports]?.label ?? reportId,
      grain,
      dimensions: Object.keys(dimensions),
      metrics: Object.keys(metrics),
    })),
    members: Object.fromEntries(
      [...members].map(([dimension, volumes]) => [
        dimension,
        [...volumes]
          .map(
            ([member, volume]): KnownMember => ({
              name: member,
              volume,
              ...(titles.has(member) && { title: titles.get(member) as string }),
            }),
          )
          .sort((a, b) => b.volume - a.volume),
      ]),
    ),
  };
}

/** Asks the tables as the product asks ClickHouse: the smallest report that has all of the plan. */
function factsOver(tables: readonly SiteTable[], more: Partial<AskFacts> = {}): AskFacts {
  const tableFor = (plan: FactsPlan, sourceId: string): SiteTable => {
    const needed = [
      ...plan.metrics,
      ...plan.filters.flatMap((filter) => ('metric' in filter ? [filter.metric] : [])),
    ].flatMap(partsOf);
    const cuts = [
      ...plan.dimensions,
      ...plan.filters.flatMap((filter) => ('dimension' in filter ? [filter.dimension] : [])),
    ];
    const table = tables
      .filter(
        (one) => one.sourceId === sourceId && (plan.report === undefined || one.reportId === plan.report),
      )
      .filter(
        (one) => needed.every((name) => name in one.metrics) && cuts.every((name) => name in one.dimensions),
      )
      .sort((a, b) => Object.keys(a.dimensions).length - Object.keys(b.dimensions).length)[0];
    if (table === undefined)
      throw new PlanRefusal('report_lacks', 'No report has these together.', [...plan.metrics, ...cuts]);
    return table;
  };
  return {
    async run(plan, sourceId) {
      const table = tableFor(plan, sourceId);
      return { report: table.reportId, marks: [], ...runPlanInMemory(plan, table) };
    },
    blankDays: async (plan, sourceId) => blankDaysOf(tableFor(plan, sourceId)),
    blankRows: async (plan, sourceId) => blankRowsInMemory(plan, tableFor(plan, sourceId)),
    findingsOf: async () => null,
    explain: async () => null,
    splitOverFactors: attributeChain,
    ...more,
  };
}

function partsOf(metric: string): readonly string[] {
  const kind = catalogue[metric as MetricId]?.kind;
  if (kind?.type === 'ratio') return [kind.numerator, kind.denominator];
  return kind?.type === 'weighted_mean' ? [metric, kind.weight] : [metric];
}

const gardenDays = daysFrom('2024-12-30' as Day, '2026-03-08' as Day);
const SEED = 7;
const SCALE = 0.3;
const position = 1;

/** The simulated garden shop: Analytics and Search Console, 62 weeks up to 8 March 2026. */
async function gardenSite(): Promise<AskedSite> {
  const lastMonday = Math.floor(Date.parse('2026-03-02') / 86_400_000);
  const recipe = {
    seed: SEED,
    scale: SCALE,
    timeZone: 'Europe/Berlin',
    lastMonday,
    weeks: { complete: 62, after: 0 },
    isPlanted: true,
  };
  const site = await generateSite(recipe);
  const sessions = sessionRows(site);
  const label = (name: string) => {
    const { codes, labels } = sessions.labels[name] as {
      codes: ArrayLike<number>;
      labels: readonly string[];
    };
    return (row: number) => labels[codes[row] as number] as string;
  };
  const number = (name: string) => {
    const values = sessions.numbers[name] as ArrayLike<number>;
    return (row: number) => values[row] as number;
  };
  const channel = label('channel');
  const source = label('source');
  const medium = label('medium');
  const campaign = label('campaign');
  const country = label('country');
  const device = label('device');
  const browser = label('browser');
  const landing = label('landing');
  const visitor = label('newVsReturning');
  const engaged = number('engaged');
  const pageViews = number('pageviews');
  const seconds = number('seconds');
  const keyEvents = number('keyEvents');
  const purchases = number('purchases');
  const leads = number('leads');
  const cents = number('revenueCents');
  // Written out: hundreds of thousands of rows that are put together name by name take seconds, to make and to count.
  const visits = Array.from({ length: sessions.rowCount }, (_, row) => ({
    day: dayFromEpoch(sessions.day[row] as number),
    of: {
      channel: channel(row),
      source: source(row),
      medium: medium(row),
      campaign: campaign(row),
      country: country(row),
      device: device(row),
      browser: browser(row),
      landing_page: landing(row),
      new_vs_returning: visitor(row),
    },
    n: {
      sessions: 1,
      engaged_sessions: engaged(row),
      page_views: pageViews(row),
      engagement_seconds: seconds(row),
      key_events: keyEvents(row),
      purchases: purchases(row),
      leads: leads(row),
      revenue: cents(row) / 100,
    },
    user: sessions.user[row] as number,
  }));
  const users = usersByWeek(visits);
  const ga4 = ['ga4_site', 'ga4_traffic', 'ga4_landing_pages', 'ga4_campaigns', 'ga4_technology'] as const;
  const analytics = [
    ...ga4.map((id) => tableOf('garden', reports[id], visits, gardenDays)),
    tableOf(
      'garden',
      { id: 'ga4_users', dimensions: [], metrics: ['users'], grain: 'week' },
      users,
      gardenDays,
    ),
  ];
  const { searches, byPage } = await searchRows(site, recipe);
  const search = [
    tableOf('garden-search', reports.gsc_site, searches, gardenDays),
    tableOf('garden-search', reports.gsc_audience, searches, gardenDays),
    tableOf(
      'garden-search',
      reports.gsc_queries,
      searches.filter((row) => row.of['query'] !== ''),
      gardenDays,
    ),
    tableOf('garden-search', reports.gsc_pages, byPage, gardenDays),
  ];
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  const [visit] = visits;
  if (visit === undefined) throw new Error('Nobody visits the garden.');
  const searchMetrics = ['clicks', 'impressions', 'position_sum'];
  return {
    name: 'garden',
    context: {
      today: '2026-03-09' as Day,
      sources: [
        sourceOf('garden', 'GA4', 'Northwind Garden', 'EUR', analytics, gardenDays, titles),
        sourceOf('garden-search', 'GSC', 'northwind-garden.example', null, search, gardenDays),
      ],
      site: { brandTerms: ['northwind'], pageTypes: [{ name: 'blog', prefix: '/blog/' }] },
      weeks: [],
    },
    facts: factsOver(
      [...analytics, ...search],
      engineOver(() => csvOf(analytics[1] as SiteTable)),
    ),
    raw: new RawSite([
      { metrics: Object.keys(visit.n), dimensions: Object.keys(visit.of), rows: visits },
      { metrics: ['users'], dimensions: [], rows: users },
      { metrics: searchMetrics, dimensions: ['country', 'device'], rows: searches },
      {
        metrics: searchMetrics,
        dimensions: ['query'],
        rows: searches.filter((row) => row.of['query'] !== ''),
      },
      { metrics: searchMetrics, dimensions: ['page', 'device'], rows: byPage },
    ]),
    questions: [...gardenAnalytics, ...gardenSearch, ...freshOfGarden, ...ownerQuestionsOfGarden],
  };
}

/** The cells of the engine, as the command that reads files has them. */
function csvOf({ days, dimensions, metrics }: SiteTable): string {
  const columns = [...Object.values(dimensions), ...Object.values(metrics)];
  const lines = days.map((day, row) => [day, ...columns.map((cells) => cells[row] ?? 0)].join(','));
  return [['date', ...Object.keys(dimensions), ...Object.keys(metrics)].join(','), ...lines].join('\n');
}

function usersByWeek(visits: readonly (RawRow & { readonly user: number })[]): RawRow[] {
  const weeks = new Map<string, Set<number>>();
  for (const { day, user } of visits) {
    const week = weekOf(day as Day);
    const seen = weeks.get(week) ?? new Set<number>();
    seen.add(user);
    weeks.set(week, seen);
  }
  return [...weeks].map(([day, seen]) => ({ day, of: {}, n: { users: seen.size } }));
}

async function searchRows(
  site: Awaited<ReturnType<typeof generateSite>>,
  recipe: Parameters<typeof generateSite>[0],
) {
  const first = Math.floor(Date.parse(gardenDays[0] as string) / 86_400_000);
  const results = await webResults(site, recipe, first);
  const { day, query, page, country, device, clicks, position: place, isSecond, queries } = results;
  const last = gardenDays.at(-1) as Day;
  const rows: (RawRow & { readonly isSecond: boolean })[] = [];
  for (let row = 0; row < day.length; row++) {
    const date = dayFromEpoch(day.at(row));
    if (date > last || date < (gardenDays[0] as Day)) continue;
    rows.push({
      day: date,
      of: {
        query: queries[query.at(row)] as string,
        page: pages[page.at(row)]?.path as string,
        country: countries[country.at(row)]?.name as string,
        device: devices[device.at(row)] as string,
      },
      n: { clicks: clicks.at(row), impressions: 1, position_sum: place.at(row) + position - 1 },
      isSecond: isSecond.at(row) === 1,
    });
  }
  return { searches: rows.filter((row) => !row.isSecond), byPage: rows };
}

const withMore = (site: AskedSite, questions: readonly Question[]): AskedSite => ({
  ...site,
  questions: [...site.questions, ...questions],
});

/** All sites that have questions, made once: nobody changes them. */
export const askedSites = (): Promise<readonly AskedSite[]> => (made ??= makeSites());

let made: Promise<readonly AskedSite[]> | undefined;

const makeSites = async (): Promise<readonly AskedSite[]> => [
  await gardenSite(),
  shopSite(),
  ownSite(),
  marketFile(),
  withMore(searchFile(), freshOfSearch),
  saasFile(),
  exportFile(),
  storesFile(),
  itemsFile(),
  publisherFile(),
  subscriptionFile(),
  clubFile(),
  retailFile(freshOfRetail),
  adsFile(freshOfAds),
];

/** The real shop as a file of daily facts. */
function shopSite(): AskedSite {
  const file = new URL('../../standin/data-sets/merchandise-store/sessions.csv.gz', import.meta.url);
  const [, ...lines] = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
  const rows = lines.map((line): RawRow => {
    const cells = [...line.trimEnd().matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    const [
      day = '',
      ,
      ,
      ,
      channel = '',
      source = '',
      country = '',
      device = '',
      ,
      pageviews,
      seconds,
      bounce,
      transactions,
      revenue,
    ] = cells;
    return {
      day,
      of: { channel, source, country, device },
      n: {
        sessions: 1,
        engaged_sessions: 1 - Number(bounce || 0),
        page_views: Number(pageviews || 0),
        engagement_seconds: Number(seconds || 0),
        purchases: Number(transactions || 0),
        revenue: Number(revenue || 0),
      },
    };
  });
  return fileSite('shop', '2017-04-03' as Day, rows, [
    ...shop,
    ...shopGroups,
    ...shopSteps,
    ...shopEvents,
    ...shopChosenDays,
    ...shopFoundDays,
    ...shopOrderedUnits,
    ...shopApart,
    ...shopShortSpeech,
    ...freshOfShop,
  ]);
}

/** A file whose columns the catalogue does not know. */
export function ownSite(): AskedSite {
  const random = randomFrom(11);
  const rows: RawRow[] = [];
  for (const day of daysFrom('2025-12-01' as Day, '2026-03-08' as Day))
    for (const product of ['Atlas Studio', 'Atlas Mini', 'Beacon', 'Comet'])
      for (const plan of ['Free', 'Pro', 'Team'])
        for (const region of ['North America', 'Europe', 'Asia Pacific']) {
          const size = 2 + product.length / 6 + plan.length + region.length / 5;
          const n = Object.fromEntries(
            ['sign_ups', 'tickets', 'minutes_watched', 'refunds'].map((name, at) => [
              name,
              Math.floor(random() * size * [2, 1, 40, 0.4][at]!),
            ]),
          );
          rows.push({ day, of: { product, plan, region, team: random() < 0.5 ? 'blue' : 'green' }, n });
        }
  return fileSite('own', '2026-03-09' as Day, rows, fileOfOwn);
}

function fileSite(
  name: string,
  today: Day,
  rows: readonly RawRow[],
  questions: readonly Question[],
): AskedSite {
  const dimensions = Object.keys(rows[0]?.of ?? {});
  const metrics = Object.keys(rows[0]?.n ?? {});
  const days = [...new Set(rows.map(({ day }) => day as Day))].sort();
  const table = tableOf(
    name,
    { id: 'file' as Report['id'], dimensions: dimensions as never, metrics: metrics as never, grain: 'day' },
    rows,
    days,
  );
  const raw: RawTable = { metrics, dimensions, rows };
  return {
    name,
    context: { today, sources: [sourceOf(name, 'FILE', `${name}.csv`, null, [table], days)], weeks: [] },
    facts: factsOver([table]),
    raw: new RawSite([raw]),
    questions,
  };
}
