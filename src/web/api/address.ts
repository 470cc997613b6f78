/** A query parameter as one text: addresses may repeat a name, and then the first counts. */
export function firstText(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first !== '' ? first : undefined;
}

/** What of a query is kept: parameters that are absent are left out, not set to undefined. */
export function present<Search extends Record<string, string | undefined>>(
  search: Search,
): { [Name in keyof Search]?: string } {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Search]?: string;
  };
}

/** A path of this site, whatever was asked: other sites, other schemes and protocol-relative tricks end at the start. */
export function ownPath(text: string | undefined): string {
  if (text === undefined || !text.startsWith('/') || !URL.canParse(text, location.origin)) return '/';
  const { origin, pathname, search, hash } = new URL(text, location.origin);
  // "/..//evil" is of ours until its path is read again, alone: "//evil".
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
