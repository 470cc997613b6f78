/**
 * Queries as the web writes them. The router's own way reads numbers and quotes into them, so that a property id would
 * come back as a number and be written with quotation marks.
 */
export function parsePlainSearch(query: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(query);
  const search: Record<string, string | string[]> = {};
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name);
    // `cardId[]=…` and `cardId[0]=…` are lists to some programs; the name is meant.
    const plain = name.replace(/\[\d*\]$/, '');
    const [only] = values;
    if (plain in search) continue;
    search[plain] = values.length === 1 && only !== undefined ? only : values;
  }
  return search;
}

export function writePlainSearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) parameters.append(name, String(one));
  }
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
