import { setImmediate as breathe } from 'node:timers/promises';
import type { CivilDay } from '../../../calendar/civil-day.ts';
import { localTime } from '../../../calendar/local-time.ts';
import { pacific } from '../../../search-console/search-table.ts';
import { countries } from '../catalogue/countries.ts';
import { pages } from '../catalogue/pages.ts';
import { clickExponent } from '../day-effects.ts';
import type { SimulatedSite, SiteRecipe } from '../generate-site.ts';
import { type PlantedEffect, plantedEffects } from '../planted-event.ts';
import { drawNormal, drawSteps } from '../randomness/draw.ts';
import { type Picker, picker } from '../randomness/picker.ts';
import { mixSeed, type Random, randomFrom } from '../randomness/random.ts';
import { isInSegment, type SegmentCodes, segmentCodes } from '../segment-codes.ts';
import { type PageQuery, type QueryCatalogue, queryCatalogue } from './queries.ts';
import { type ResultPlace, type SearchColumns, searchColumns, writeResult } from './search-columns.ts';

/** Share of searches in which a second page of the site stands below the first. */
const secondShare = 0.06;
/** Clicks per impression at position 1; falls as a power of the position. */
const clickShareAtTop = 0.55;

const clickShare = (position: number): number => clickShareAtTop * position ** -clickExponent;

interface PageModel {
  readonly queries: readonly PageQuery[];
  /** Among queries by clicks, and by impressions that nobody clicked. */
  readonly clicked: Picker;
  readonly passed: Picker;
  /** Impressions without a click for each click, on average. */
  readonly passedPerClick: number;
}

/**
 * Turns the clicks of the simulated site into search results: each click gets its query, and around it the
 * impressions that were not clicked, as many as the positions of the page's queries imply.
 */
export async function webResults(
  site: SimulatedSite,
  recipe: SiteRecipe,
  firstDay: CivilDay,
): Promise<SearchColumns> {
  const catalogue = queryCatalogue();
  const { click } = site.columns;
  const into = searchColumns(click.day.length * 12, catalogue.labels);
  const random = randomFrom(mixSeed(recipe.seed, 77));
  const models = pages.map((_, page) => pageModel(catalogue, page));
  const devices = picker([0.36, 0.6, 0.04]);
  const fromCountry = picker(countries.map(({ weight }) => weight));
  const ranks = rankEffects(recipe);
  const toPacific = pacificReader(recipe.timeZone);

  function show(place: ResultPlace, meanPosition: number, clicks: 0 | 1): void {
    const position = drawPosition(meanPosition, random);
    writeResult(into, place, clicks, position, 0);
    if (random() >= secondShare) return;
    const below = position + 1 + Math.floor(random() * 3);
    const alsoClicked = clicks === 1 && random() < 0.1 ? 1 : 0;
    writeResult(into, { ...place, page: neighbourOf(place.page) }, alsoClicked, below, 1);
  }

  for (let row = 0; row < click.day.length; row += 1) {
    if (row % 4096 === 0) await breathe();
    const { day, second } = toPacific(click.day.at(row), click.second.at(row));
    if (day < firstDay) continue;
    const page = click.page.at(row);
    const model = models[page] as PageModel;
    const [country, device] = [click.country.at(row), click.device.at(row)];
    const fall = fallOf(ranks, page, click.day.at(row));
    const asked = model.queries[model.clicked(random)] as PageQuery;
    show({ day, second, query: asked.query, page, country, device }, asked.position * fall, 1);
    // The lower the page stands, the more people pass it for each who clicks.
    const mean = (model.passedPerClick + 1) * fall ** clickExponent - 1;
    for (let left = drawSteps(random, mean / (mean + 1)); left > 0; left -= 1) {
      const passed = model.queries[model.passed(random)] as PageQuery;
      const isElsewhere = random() < 0.3;
      const place = {
        day,
        second,
        query: passed.query,
        page,
        country: isElsewhere ? fromCountry(random) : country,
        device: isElsewhere ? devices(random) : device,
      };
      show(place, passed.position * fall, 0);
    }
  }
  return into;
}

function pageModel({ ofPage }: QueryCatalogue, page: number): PageModel {
  const queries = ofPage[page] as readonly PageQuery[];
  const clicks = queries.map(({ demand, position }) => demand * clickShare(position));
  const passed = queries.map(({ demand, position }) => demand * (1 - clickShare(position)));
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  return {
    queries,
    clicked: picker(clicks),
    passed: picker(passed),
    passedPerClick: total(passed) / total(clicks),
  };
}

/** Results move about from search to search; a position is a whole number from 1 on. */
function drawPosition(mean: number, random: Random): number {
  return Math.max(1, Math.round(mean * Math.exp(0.22 * drawNormal(random))));
}

/** The page of the same kind that Google shows beside this one. */
function neighbourOf(page: number): number {
  const { kind } = pages[page] as (typeof pages)[number];
  const next = page + 1 < pages.length ? page + 1 : page - 1;
  return pages[next]?.kind === kind ? next : page - 1 >= 0 ? page - 1 : next;
}

interface RankEffect extends Pick<PlantedEffect, 'first' | 'last'> {
  readonly factor: number;
  readonly codes: SegmentCodes;
}

function rankEffects({ isPlanted, lastMonday }: SiteRecipe): RankEffect[] {
  const planted = isPlanted ? plantedEffects(lastMonday) : [];
  return planted.flatMap(({ first, last, effect }) =>
    effect.do === 'rank'
      ? [{ first, last, factor: effect.positionFactor, codes: segmentCodes(effect.where) }]
      : [],
  );
}

/** By how much a page stands lower than usual on a day. */
function fallOf(ranks: readonly RankEffect[], page: number, day: CivilDay): number {
  const session = { source: 0, country: 0, device: 0, browser: 0, landing: page };
  return ranks.reduce(
    (fall, { first, last, factor, codes }) =>
      day >= first && day <= last && isInSegment(codes, session) ? fall * factor : fall,
    1,
  );
}

/** From the property's wall clock to the Pacific one. */
function pacificReader(zone: string): (day: CivilDay, second: number) => { day: CivilDay; second: number } {
  const behind = new Map<CivilDay, number>();
  return (day, second) => {
    let seconds = behind.get(day);
    if (seconds === undefined) {
      const noon = (day * 24 + 12) * 3_600_000;
      const [own, theirs] = [localTime(noon, zone), localTime(noon, pacific)];
      seconds = (own.day - theirs.day) * 86_400 + own.second - theirs.second;
      behind.set(day, seconds);
    }
    const total = day * 86_400 + second - seconds;
    const local = Math.floor(total / 86_400);
    return { day: local, second: total - local * 86_400 };
  };
}
