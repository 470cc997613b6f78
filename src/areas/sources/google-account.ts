import { z } from 'zod';
import { idText, instantText } from '#src/shared/wire.ts';

/** A Google account must be connected first, and why. */
const NeedsAuth = z.object({
  status: z.literal('needs_auth'),
  reason: z.enum(['never_connected', 'scope_missing', 'revoked']),
});
export type NeedsAuth = z.infer<typeof NeedsAuth>;

/** A Google account of the signed-in user that was asked. */
export const AccountSeen = z.object({
  email: z.string(),
  count: z.number().int().nullable().describe('properties that it sees; null where Google did not say'),
  /** Why it gave nothing, and what mends it: connecting it again, or asking once more. */
  failure: z.object({ mend: z.enum(['connect', 'retry']), message: z.string() }).nullable(),
});
export type AccountSeen = z.infer<typeof AccountSeen>;

const accounts = z.array(AccountSeen);

/** What Google lets this user see, or that a grant is needed first. */
export const Ga4Properties = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('connected'),
    accounts,
    properties: z.array(z.object({ id: z.string(), name: z.string(), account: z.string() })),
  }),
  NeedsAuth,
]);
export type Ga4Properties = z.infer<typeof Ga4Properties>;

export const SearchConsoleSite = z.object({
  url: z.string(),
  permissionLevel: z
    .enum(['owner', 'full', 'restricted', 'unverified'])
    .describe('of an unverified property Google gives no data, so it cannot be chosen'),
});
export type SearchConsoleSite = z.infer<typeof SearchConsoleSite>;

export const SearchConsoleSites = z.discriminatedUnion('status', [
  z.object({ status: z.literal('connected'), accounts, sites: z.array(SearchConsoleSite) }),
  NeedsAuth,
]);
export type SearchConsoleSites = z.infer<typeof SearchConsoleSites>;

/** A Google account that an administrator connected to the organization. */
export const GoogleAccount = z.object({
  id: idText,
  email: z.string(),
  /** Who connected it; null where that person has no name. */
  connectedBy: z.string().nullable(),
  services: z.array(z.enum(['analytics', 'search-console'])),
  status: z.enum(['active', 'revoked']),
  /** Sources that are read with it. */
  sources: z.number().int(),
  connectedAt: instantText,
});
export type GoogleAccount = z.infer<typeof GoogleAccount>;
