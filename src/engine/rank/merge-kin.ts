import { landingFolder } from '#src/semantics/landing-folder.ts';
import { pageFolder, pagePath } from '#src/semantics/page-folder.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';
import type { Place } from './merge-places.ts';
import { movedTo } from './moved-page.ts';

/** Changes of one event differ in size, but not more than so many times. */
const LIKE_SIZE = 2.5;
/** So many parts that moved alike move the average of the whole. */
const MANY = 5;
const PAGES = ['landing_page', 'page'] as const;

/**
 * Joins what a reader would call one event: positions that moved the same way on pages of one folder and in the searches that
 * lead there, and visits that moved alike on pages of one folder. A folder is the cause that its pages have in common; the
 * strongest page stands for it. Positions of searches alone, which name no page, are one event when several moved; a search and
 * one that asks for more, and a page and the searches for its name, are one when they moved alike.
 *
 * @param places the strongest first
 */
export function mergeKin(places: readonly Place[]): readonly Place[] {
  const joined: (Place & { readonly merged: Hypothesis[] })[] = [];
  // Pages come first, so that the searches find the folder that they lead to.
  // The average of the site comes last: it is that of its pages and searches.
  const order = (place: Place) =>
    place.hypothesis.segment === 0 ? 2 : isQuery(place) ? 1 : isFall(place) ? -1 : 0;
  const ranked = [...places].sort((a, b) => order(a) - order(b) || a.scaled - b.scaled);
  for (const place of ranked) {
    const kin = joined.find(
      (other) =>
        isKin(other.hypothesis, place.hypothesis) ||
        isAverageOf(place.hypothesis, other) ||
        isNewAddress(place.hypothesis, other.hypothesis),
    );
    if (kin) kin.merged.push(place.hypothesis, ...place.merged);
    else joined.push({ ...place, merged: [...place.merged] });
  }
  return joined.sort((a, b) => a.scaled - b.scaled);
}

/** A page that is gone comes before the one that took its place. */
const isFall = ({ hypothesis }: Place): boolean =>
  hypothesis.metric === hypothesis.run.volume && hypothesis.observed < hypothesis.expected;
const isQuery = ({ hypothesis }: Place): boolean => segmentOf(hypothesis)['query'] !== undefined;

/** Whether a position of the whole site is told by those of many of its parts, which say where it moved. */
function isAverageOf(site: Hypothesis, { hypothesis, merged }: Place): boolean {
  const { metric, segment, trend } = site;
  if (segment !== 0 || trend || metric !== 'position' || hypothesis.metric !== metric) return false;
  const alike =
    Math.sign(site.observed - site.expected) === Math.sign(hypothesis.observed - hypothesis.expected);
  return alike && merged.filter((other) => other.metric === metric).length >= MANY;
}

/** Whether a page that is new is the new address of one that is gone. */
function isNewAddress(page: Hypothesis, gone: Hypothesis): boolean {
  if (page.run !== gone.run || page.metric !== gone.metric || page.observed <= page.expected) return false;
  const moved = movedTo(gone);
  return moved !== null && PAGES.some((id) => segmentOf(page)[id] === moved.page);
}

function isKin(a: Hypothesis, b: Hypothesis): boolean {
  if (a.metric !== b.metric || a.trend || b.trend || !a.level || !b.level) return false;
  if (Math.sign(a.observed - a.expected) !== Math.sign(b.observed - b.expected)) return false;
  const [one, two] = [a, b].map(placeOf);
  if (!one || !two) return false;
  if (a.metric === 'position' && two.query !== null) return true;
  const isSearched =
    two.query !== null && (contains(two.query, one.words) || contains(one.query ?? [], two.words));
  if (isSearched && isLike(a, b)) return true;
  return one.folder !== null && one.folder === two.folder && isLike(a, b);
}

interface PageOrSearch {
  readonly folder: string | null;
  /** The words of a search; null of a page. */
  readonly query: readonly string[] | null;
  /** What it is about: the words of the search, or of the name of the page. */
  readonly words: readonly string[];
}

/** Where a test is, if that is a page or a search; null for everything else. */
function placeOf(hypothesis: Hypothesis): PageOrSearch | null {
  const segment = segmentOf(hypothesis);
  const whole = segment['landing_folder'];
  if (whole !== undefined) return { folder: whole, query: null, words: [] };
  const page = PAGES.map((id) => segment[id]).find((member) => member !== undefined);
  if (page !== undefined) {
    const name = pagePath(page).split(/[?#]/u)[0]?.split('/').at(-1) ?? '';
    const folder = segment['landing_page'] === undefined ? pageFolder(page) : landingFolder(page);
    return { folder: folder?.endsWith('/') ? folder : null, query: null, words: wordsOf(name) };
  }
  const query = segment['query'];
  return query === undefined ? null : { folder: null, query: wordsOf(query), words: wordsOf(query) };
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** One word alone is too little to know a search by: everybody's searches hold the name of the brand. */
const FEWEST_WORDS = 2;

/** Whether a search asks for the same and more: "raised bed soil" and "raised bed soil for tomatoes". */
function contains(query: readonly string[], words: readonly string[]): boolean {
  return words.length >= FEWEST_WORDS && words.every((word) => query.includes(word));
}

function isLike(a: Hypothesis, b: Hypothesis): boolean {
  const [one, two] = [a, b].map(({ observed, expected }) => (observed - expected) / expected) as [
    number,
    number,
  ];
  const ratio = one / two;
  return ratio > 1 / LIKE_SIZE && ratio < LIKE_SIZE;
}

const segmentOf = ({ run, segment }: Hypothesis): Readonly<Record<string, string>> =>
  run.lattice.segments[segment]?.segment ?? {};
