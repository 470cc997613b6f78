import { formatCivilDay } from '../../../calendar/civil-day.ts';
import type { SearchTable, SearchType } from '../../../search-console/search-table.ts';
import { pages } from '../catalogue/pages.ts';
import { drawPoisson } from '../randomness/draw.ts';
import { mixSeed, randomFrom } from '../randomness/random.ts';
import { searchColumns, searchTable, writeResult } from './search-columns.ts';

/** Share of the web's impressions seen in other searches, by kind of page, and of those how many are clicked. */
const shares: Record<
  Exclude<SearchType, 'web'>,
  { readonly seen: number; readonly clicked: number; readonly kinds: readonly string[] }
> = {
  image: { seen: 0.2, clicked: 0.012, kinds: ['product', 'category', 'inspiration', 'guides'] },
  video: { seen: 0.012, clicked: 0.02, kinds: ['guides'] },
  news: { seen: 0.002, clicked: 0.02, kinds: ['seasonal'] },
  discover: { seen: 0.3, clicked: 0.045, kinds: ['seasonal', 'inspiration', 'guides'] },
  googleNews: { seen: 0.01, clicked: 0.03, kinds: ['seasonal'] },
};

/** Types that know no query and no position. */
const feeds: readonly SearchType[] = ['discover', 'googleNews'];

/** What the other types of search show, drawn from the web results: the same pages, days and people. */
export function otherResults(web: SearchTable, type: Exclude<SearchType, 'web'>, seed: number): SearchTable {
  const { seen, clicked, kinds } = shares[type];
  const into = searchColumns(Math.ceil(web.rowCount * seen) + 16, web.query.labels);
  const random = randomFrom(mixSeed(seed, 88, type.length, type.charCodeAt(0)));
  const isShown = pages.map(({ kind }) => kinds.includes(kind));
  const isFeed = feeds.includes(type);
  let [day, wave] = [-1, 1];
  for (let row = 0; row < web.rowCount; row += 1) {
    const page = web.page.codes[row] as number;
    if (day !== web.day[row]) {
      day = web.day[row] as number;
      // Feeds come in waves: some days many times as much as others.
      wave = isFeed && random() < 0.06 ? 4 : 1;
    }
    if (web.isSecond[row] === 1 || isShown[page] !== true) continue;
    for (let left = drawPoisson(random, seen * wave); left > 0; left -= 1) {
      const place = {
        day,
        second: web.second[row] as number,
        query: isFeed ? 0 : (web.query.codes[row] as number),
        page,
        country: web.country.codes[row] as number,
        device: web.device.codes[row] as number,
      };
      writeResult(into, place, random() < clicked ? 1 : 0, isFeed ? 0 : 1 + Math.floor(random() * 40), 0);
    }
  }
  if (into.day.length === 0) throw new Error(`There is no ${type} result after ${formatCivilDay(day)}.`);
  return searchTable(into);
}
