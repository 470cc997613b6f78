/** Lower-case name; every run of other characters becomes one hyphen. A name without letters gets a neutral slug. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
  // Words that are routes of their own cannot be organizations.
  return slug === '' || reserved.has(slug) ? `organization${slug && `-${slug}`}` : slug;
}

const reserved = new Set([
  'api',
  'auth',
  'assets',
  'sign-in',
  'goodbye',
  'user',
  'organization',
  'organizations',
  'ui',
  'healthz',
  'readyz',
  'metrics',
  'invitations',
  'mcp',
]);

/** `base`, or the first of base-2, base-3, … that is not taken. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
