import { searchconsole } from '@googleapis/searchconsole';
import type { OAuth2Client } from 'google-auth-library';
import { callGoogle } from '../google/call-google.ts';
import { parseAnswer } from '../google/parse-answer.ts';
import { SitesWire } from './wire-answer.ts';

export const permissionLevels = ['owner', 'full', 'restricted', 'unverified'] as const;
export type PermissionLevel = (typeof permissionLevels)[number];

export interface SearchSite {
  /** `sc-domain:example.com` or an address prefix, `https://www.example.com/`. */
  readonly siteUrl: string;
  readonly permissionLevel: PermissionLevel;
  /** Google gives no numbers of a site that was not verified. */
  readonly hasData: boolean;
}

const levelOf: Readonly<Record<string, PermissionLevel>> = {
  siteOwner: 'owner',
  siteFullUser: 'full',
  siteRestrictedUser: 'restricted',
};

/** Every Search Console property that the account can see, those with data first. */
export async function listSites(client: OAuth2Client, rootUrl: string): Promise<SearchSite[]> {
  const api = searchconsole({ version: 'v1', auth: client, rootUrl });
  const { siteEntry } = await callGoogle(async () => parseAnswer(SitesWire, (await api.sites.list()).data));
  return siteEntry
    .map(({ siteUrl, permissionLevel }): SearchSite => {
      const level = levelOf[permissionLevel] ?? 'unverified';
      return { siteUrl, permissionLevel: level, hasData: level !== 'unverified' };
    })
    .sort((a, b) => Number(b.hasData) - Number(a.hasData) || a.siteUrl.localeCompare(b.siteUrl));
}
