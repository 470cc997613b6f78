import { parentPort, workerData } from 'node:worker_threads';
import { RE2JS } from 're2js';
import { clusterQueries } from '#src/semantics/cluster-queries.ts';
import { isBranded } from '#src/semantics/is-branded.ts';
import type { GroupingAnswer, GroupingOrder, GroupOfQueries } from './grouping.ts';

/** Google cuts queries long before; what is longer is matched by its beginning. */
const MOST_CHARACTERS = 500;

parentPort?.postMessage(group(workerData as GroupingOrder));

/** Brand first, then the rules in their order, then likeness; the rest is left out. */
function group({ queries, rules, brandTerms, minQueriesPerGroup }: GroupingOrder): GroupingAnswer {
  const patterns: RE2JS[] = [];
  for (const [place, { pattern }] of rules.entries()) {
    try {
      patterns.push(RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE));
    } catch (error) {
      return { type: 'bad_pattern', place, reason: (error as Error).message };
    }
  }
  const sorted = [...queries].sort((a, b) => b.impressions - a.impressions || (a.query < b.query ? -1 : 1));
  const brand: string[] = [];
  const ruled = rules.map((): string[] => []);
  const left = sorted.filter(({ query }) => {
    if (brandTerms !== null && isBranded(query, { brandTerms: [...brandTerms] })) {
      brand.push(query);
      return false;
    }
    const text = query.slice(0, MOST_CHARACTERS);
    const place = patterns.findIndex((pattern) => pattern.matcher(text).find());
    if (place < 0) return true;
    ruled[place]?.push(query);
    return false;
  });
  const groups: GroupOfQueries[] = [
    ...(brandTerms === null
      ? []
      : [{ id: 'brand', name: 'Brand', kind: 'brand' as const, intent: 'navigational', queries: brand }]),
    ...rules.map(({ id, intent }, place) => ({
      id: `rule:${id}`,
      name: id,
      kind: 'rule' as const,
      intent,
      queries: ruled[place] ?? [],
    })),
    ...clusterQueries(left, minQueriesPerGroup).map(({ id, name, queries: own }) => ({
      id,
      name,
      kind: 'cluster' as const,
      intent: null,
      queries: own,
    })),
  ];
  // A group too small to speak of is left in the remainder; a rule is shown even so, for somebody wrote it.
  return { type: 'grouped', groups };
}
