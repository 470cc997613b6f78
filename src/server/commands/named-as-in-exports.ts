import { areOfAnalytics, catalogued } from '#src/connectors/file-import/column-names.ts';

/**
 * The names of a file's columns, those of an export of GA4 or Search Console as the catalogue has them: "Landing page + query string" is
 * the landing page that people ask for. Of two that would be one ("Total revenue" beside "Purchase revenue") each keeps its name.
 */
export function namedAsInExports(headings: readonly string[], names: readonly string[]): readonly string[] {
  if (!areOfAnalytics(headings)) return names;
  const known = headings.map(catalogued);
  return names.map((name, at) => {
    const id = known[at];
    const isOnly = known.indexOf(id) === known.lastIndexOf(id);
    return id === undefined || !isOnly || names.includes(id) ? name : id;
  });
}
