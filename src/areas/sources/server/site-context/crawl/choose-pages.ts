import { readPagePath } from '#src/semantics/page-path.ts';
import { functionalWords } from '#src/semantics/page-words.ts';

/** Pages that look alike: the same first part, equally deep. */
function shapeOf(path: string): string {
  const { parts } = readPagePath(path);
  return parts.length <= 1 ? '/' : `/${parts[0]}/${parts.length}`;
}

/** What tells a shop from a magazine is asked for once, even where there are thousands of articles. */
const isTelling = (path: string): boolean =>
  readPagePath(path).parts.some((part) => functionalWords.has(part));

/**
 * The next pages to read, so that few of them show as many kinds as there are: one of each shape in turn, pages that the
 * site links to before those that only its sitemap names. The same site gives the same choice.
 */
export function choosePages(
  linked: readonly string[],
  listed: readonly string[],
  known: ReadonlySet<string>,
  count: number,
): string[] {
  const shapes = new Map<string, string[]>();
  const seen = new Set([...known].map(plainOf));
  for (const path of [...linked.filter(isTelling), ...linked, ...listed]) {
    if (seen.has(plainOf(path))) continue;
    seen.add(plainOf(path));
    const shape = shapeOf(path);
    const alike = shapes.get(shape);
    if (alike) alike.push(path);
    else shapes.set(shape, [path]);
  }
  const chosen: string[] = [];
  for (let round = 0; chosen.length < count; round += 1) {
    const before = chosen.length;
    for (const alike of shapes.values()) {
      const path = alike[round];
      if (path !== undefined && chosen.length < count) chosen.push(path);
    }
    if (chosen.length === before) break;
  }
  return chosen;
}

/** With or without a slash at the end it is the same page. */
const plainOf = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''));
