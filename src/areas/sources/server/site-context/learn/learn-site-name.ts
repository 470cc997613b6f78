import { plainWordsOf } from '#src/semantics/query-words.ts';
import type { PageRead } from '../crawl/page-read.ts';

/** What stands between a page's title and the name of its site. A hyphen only with white around it. */
const BETWEEN = /\s+[|–—·:»•-]\s+|\s*[|»•]\s*/;
/** What the site says in so many words weighs more than what its titles have in common. */
const SAID = 2;
const LONGEST = 60;

/** The name that the site gives itself: by Open Graph, structured data or the part that its titles share. */
export function learnSiteName(pages: readonly PageRead[], label: string): string | null {
  const votes = new Map<string, { name: string; weight: number }>();
  const vote = (name: string, weight: number) => {
    const key = plainWordsOf(name).join(' ');
    if (key === '' || name.length > LONGEST) return;
    const known = votes.get(key) ?? { name, weight: 0 };
    votes.set(key, { name: known.name, weight: known.weight + weight });
  };
  for (const page of pages) {
    vote(page.siteName, SAID);
    for (const name of page.names) vote(name, SAID);
  }
  const parts = Map.groupBy(
    pages.flatMap(({ title }) => [...new Set(title.split(BETWEEN).map((part) => part.trim()))]),
    (part) => part,
  );
  for (const [part, times] of parts)
    if (times.length >= 2 && times.length * 2 > pages.length) vote(part, times.length);
  const joinedLabel = plainWordsOf(label).join('');
  const best = [...votes.entries()].sort(([keyA, a], [keyB, b]) => {
    // Among names that are said equally often, the one that the host bears.
    const borne = (key: string) => Number(key.replaceAll(' ', '') === joinedLabel);
    return b.weight - a.weight || borne(keyB) - borne(keyA) || keyA.localeCompare(keyB);
  });
  return best[0]?.[1].name ?? null;
}
