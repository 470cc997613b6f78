import { searchconsole, type searchconsole_v1 } from '@googleapis/searchconsole';
import type { OAuth2Client } from 'google-auth-library';
import type { SearchAnswer } from '../search-console/run-search-query.ts';
import { searchConsoleScope, signedIn } from './google-clients.ts';

export interface SearchReply {
  readonly status: number;
  readonly body: SearchAnswer & { error?: { code: number; message: string; errors: { reason: string }[] } };
}

/** Google's own client, with refusals as replies, because tests compare them. */
export interface SearchClient {
  readonly api: searchconsole_v1.Searchconsole;
  sites(): Promise<{ status: number; body: unknown }>;
  site(siteUrl: string): Promise<{ status: number; body: unknown }>;
  query(request: object, site?: string): Promise<SearchReply>;
}

export const domainSite = 'sc-domain:northwind-garden.example';

export function searchApi(url: string, auth: OAuth2Client): searchconsole_v1.Searchconsole {
  return searchconsole({ version: 'v1', auth, rootUrl: `${url}/` });
}

export async function searchClient(url: string, account?: string): Promise<SearchClient> {
  const api = searchApi(url, await signedIn(url, account, { scopes: [searchConsoleScope] }));
  return {
    api,
    sites: () => settled(api.sites.list()),
    site: (siteUrl) => settled(api.sites.get({ siteUrl })),
    query: async (requestBody, siteUrl = domainSite) =>
      (await settled(api.searchanalytics.query({ siteUrl, requestBody }))) as SearchReply,
  };
}

async function settled(
  call: Promise<{ status: number; data: unknown }>,
): Promise<{ status: number; body: unknown }> {
  try {
    const { status, data } = await call;
    return { status, body: data };
  } catch (error) {
    const { response } = error as { response?: { status: number; data: unknown } };
    if (response === undefined) throw error;
    return { status: response.status, body: response.data };
  }
}
