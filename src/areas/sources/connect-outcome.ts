/**
 * How connecting a Google account ended, as a word in the address that the screen turns into a sentence:
 * `analytics_missing` and `search_console_missing` when a permission was left out, `narrower` when the new permission
 * allows less than the one there is, `no_token` when Google twice sent none that lasts, `other_account` when the account
 * cannot read the source it was connected for.
 */
export const connectOutcomes = [
  'connected',
  'denied',
  'analytics_missing',
  'search_console_missing',
  'narrower',
  'no_token',
  'other_account',
  'expired',
  'not_allowed',
  'failed',
] as const;
export type ConnectOutcome = (typeof connectOutcomes)[number];
