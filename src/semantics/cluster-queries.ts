import { plainWordsOf } from './query-words.ts';

/** A query with its weight: how often it was shown. */
export interface WeighedQuery {
  readonly query: string;
  readonly impressions: number;
}

export interface QueryCluster {
  /** The words that its queries share, as most of them write them. */
  readonly name: string;
  readonly id: string;
  readonly queries: readonly string[];
}

const MOST_CLUSTERS = 40;
/** A word in more of the queries than this tells nothing of what sets them apart. */
const TOO_COMMON = 0.4;
/** Words that carry no subject, in the languages whose queries we meet most. */
const EMPTY = new Set(
  'a an the of for to in on at by with and or is are was do does i my me you your it this that from near vs how what why when where who which best der die das ein eine und oder für mit im am zu von wie was warum wo wer ist sind de la le les el los las un une et en con para por'.split(
    ' ',
  ),
);

/**
 * Clusters of like queries: again and again the word (or pair of words) that holds most impressions among the queries that
 * are left takes them. Plural and inflected forms count as one word. Deterministic: equal weights go by the letters.
 */
export function clusterQueries(queries: readonly WeighedQuery[], fewest: number): readonly QueryCluster[] {
  const terms = new Map<string, Set<number>>();
  queries.forEach(({ query }, index) => {
    for (const term of termsOf(query)) {
      const own = terms.get(term) ?? new Set<number>();
      own.add(index);
      terms.set(term, own);
    }
  });
  const left = new Set(queries.keys());
  const weightOf = (members: Iterable<number>) => {
    let sum = 0;
    // One impression for the query itself, so that queries nobody saw are not all alike.
    for (const index of members) if (left.has(index)) sum += 1 + (queries[index]?.impressions ?? 0);
    return sum;
  };
  const countOf = (members: Set<number>) => {
    let count = 0;
    for (const index of members) if (left.has(index)) count += 1;
    return count;
  };
  const limit = Math.max(fewest, TOO_COMMON * queries.length);
  let candidates = [...terms]
    .filter(([, members]) => members.size >= fewest && members.size <= limit)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const clusters: QueryCluster[] = [];
  while (clusters.length < MOST_CLUSTERS && candidates.length > 0) {
    let best: (typeof candidates)[number] | undefined;
    let most = 0;
    for (const candidate of candidates) {
      const weight = weightOf(candidate[1]);
      // Of the same queries, a pair says more than one of its words.
      const saysMore = weight === most && isPair(candidate[0]) && best !== undefined && !isPair(best[0]);
      if (weight > most || saysMore) [best, most] = [candidate, weight];
    }
    if (best === undefined) break;
    const [term, members] = best;
    const own = [...members].filter((index) => left.has(index));
    for (const index of own) left.delete(index);
    const texts = own
      .map((index) => queries[index] as WeighedQuery)
      .sort((a, b) => b.impressions - a.impressions || (a.query < b.query ? -1 : 1))
      .map(({ query }) => query);
    clusters.push({ id: `cluster:${term}`, name: writtenAs(term, texts), queries: texts });
    candidates = candidates.filter(([, others]) => countOf(others) >= fewest);
  }
  return clusters;
}

function termsOf(query: string): ReadonlySet<string> {
  const stems = plainWordsOf(query)
    .filter((word) => word.length > 1 && !EMPTY.has(word))
    .map(stemOf);
  const pairs = stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`);
  return new Set([...pairs, ...stems]);
}

const isPair = (term: string): boolean => term.includes(' ');

/** The word without its commonest endings: `beds`, `gardening` and `watered` meet `bed`, `garden` and `water`. */
function stemOf(word: string): string {
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3);
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 4 && word.endsWith('ed')) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}

/** The words behind the stems, as the largest query that has them writes them. */
function writtenAs(term: string, queries: readonly string[]): string {
  const stems = term.split(' ');
  const words = plainWordsOf(queries[0] ?? '');
  return stems.map((stem) => words.find((word) => stemOf(word) === stem) ?? stem).join(' ');
}
