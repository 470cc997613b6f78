/** Types and names in one block of JSON-LD; nothing when it is not JSON, which happens on many sites and says nothing. */
export function readStructuredData(text: string): { types: string[]; names: string[] } {
  const found = { types: [] as string[], names: [] as string[] };
  let left = MAX_NODES;
  const visit = (value: unknown): void => {
    left -= 1;
    if (left < 0 || typeof value !== 'object' || value === null) return;
    const node = value as Record<string, unknown>;
    const types = [node['@type']].flat().filter((type) => typeof type === 'string');
    found.types.push(...types.map(shortType));
    if (types.some((type) => NAMING.test(shortType(type))) && typeof node['name'] === 'string')
      found.names.push(node['name'].slice(0, 200));
    Object.values(node).forEach(visit);
  };
  visit(parsed(text));
  return found;
}

const MAX_NODES = 2000;
const NAMING =
  /^(Organization|WebSite|Corporation|OnlineStore|LocalBusiness|Store|NewsMediaOrganization|Brand)$/;

/** `https://schema.org/Product` and `Product` are the same. */
export const shortType = (type: string): string => type.replace(/^.*[/#]/, '').slice(0, 60);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
