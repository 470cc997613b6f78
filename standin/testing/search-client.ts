import type { SearchAnswer } from '../search-console/run-search-query.ts';
import { searchConsoleScope, signedIn } from './google-clients.ts';

export interface SearchReply {
  readonly status: number;
  readonly body: SearchAnswer & { error?: { code: number; message: string; errors: { reason: string }[] } };
}

/** Search Console over plain HTTP: Google's own client for it is not among this project's packages. */
export interface SearchClient {
  get(path: string): Promise<{ status: number; body: unknown }>;
  query(request: object, site?: string): Promise<SearchReply>;
}

export const domainSite = 'sc-domain:northwind-garden.example';

export async function searchClient(url: string, account?: string): Promise<SearchClient> {
  const auth = await signedIn(url, account, { scopes: [searchConsoleScope] });
  const headers = {
    authorization: `Bearer ${auth.credentials.access_token}`,
    'content-type': 'application/json',
  };
  return {
    async get(path) {
      const answer = await fetch(`${url}/webmasters/v3${path}`, { headers });
      return { status: answer.status, body: await answer.json() };
    },
    async query(request, site = domainSite) {
      const answer = await fetch(
        `${url}/webmasters/v3/sites/${encodeURIComponent(site)}/searchAnalytics/query`,
        {
          method: 'POST',
          headers,
          body: JSON.stringify(request),
        },
      );
      return { status: answer.status, body: (await answer.json()) as SearchReply['body'] };
    },
  };
}
