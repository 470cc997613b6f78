/** As Search Console and the tools that copy from it write them. */
const POSITION =
  /^(?:google_|search_|serp_|organic_)?(?:(?:avg|average|mean)_?(?:google_|search_|serp_|organic_)?(?:position|pos|rank|ranking)|position_?(?:avg|average|mean))$/i;
const IMPRESSIONS = /^(?:search_|google_)?(?:impr|imps|impressions)$/i;

/**
 * The names of a file of searches as the catalogue has them: "Avg. position" beside impressions is the position, which is told of many
 * rows by weighing each with its impressions; by itself a mean of means would be none.
 */
export function namedAsInSearch(names: readonly string[]): readonly string[] {
  const [position, seen] = [POSITION, IMPRESSIONS].map((pattern) =>
    names.filter((name) => pattern.test(name)),
  );
  const weight = names.includes('impressions') ? 'impressions' : onlyOne(seen);
  const mean = onlyOne(position);
  if (names.includes('position') || weight === undefined || mean === undefined) return names;
  return names.map((name) => (name === mean ? 'position' : name === weight ? 'impressions' : name));
}

const onlyOne = ([name, ...others]: readonly string[] = []): string | undefined =>
  others.length === 0 ? name : undefined;
