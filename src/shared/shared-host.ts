/**
 * "https://www.garden.example" where all addresses among the names begin with it: beside one another it tells none of them
 * apart. Empty where there is no address, where there are two hosts, or where one address has no path.
 */
export function sharedHost(names: Iterable<string>): string {
  let shared: string | undefined;
  for (const name of names) {
    if (!/^https?:/.test(name)) continue;
    const host = /^https?:\/\/[^/]+(?=\/)/.exec(name)?.[0];
    if (host === undefined || (shared !== undefined && shared !== host)) return '';
    shared = host;
  }
  return shared ?? '';
}

/** The path of an address of that host; every other name as it is. */
export const withoutHost = (name: string, host: string): string =>
  host !== '' && name.startsWith(`${host}/`) ? name.slice(host.length) : name;
