/** Where sessions come from, with everything that follows from it. */
export interface Source {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly channel: string;
  /** Share of an ordinary day's sessions. */
  readonly weight: number;
  /** What brings people: where they land, on which device, how they act. */
  readonly intent: Intent;
  /** Daily rhythm; `search` unless told. */
  readonly rhythm?: 'newsletter' | 'social';
  /** The country (ISO 3166 alpha-2) from which five times as many come as elsewhere. */
  readonly home?: string;
  /** Growth a year beyond the site's own, for example 1 = doubles. */
  readonly growth?: number;
}

export type Intent = 'search' | 'brand' | 'ads' | 'social' | 'newsletter' | 'referral';

const organic = '(organic)';
const referral = '(referral)';

export const sources: readonly Source[] = [
  from('google', 'organic', 'Organic Search', organic, 0.4, 'search'),
  from('bing', 'organic', 'Organic Search', organic, 0.032, 'search'),
  from('ecosia.org', 'organic', 'Organic Search', organic, 0.02, 'search', { home: 'DE' }),
  from('duckduckgo', 'organic', 'Organic Search', organic, 0.016, 'search'),
  from('(direct)', '(none)', 'Direct', '(direct)', 0.175, 'brand'),
  from('google', 'cpc', 'Paid Search', 'brand-search', 0.03, 'brand'),
  from('google', 'cpc', 'Paid Search', 'raised-beds-generic', 0.05, 'ads'),
  from('google', 'cpc', 'Cross-network', 'performance-max-shop', 0.03, 'ads'),
  from('shopping_free_listings', 'organic', 'Organic Shopping', organic, 0.02, 'ads'),
  from('newsletter', 'email', 'Email', 'weekly-newsletter', 0.06, 'newsletter', { rhythm: 'newsletter' }),
  from('pinterest.com', 'referral', 'Organic Social', referral, 0.05, 'social', { rhythm: 'social' }),
  from('instagram.com', 'referral', 'Organic Social', referral, 0.028, 'social', { rhythm: 'social' }),
  from('facebook.com', 'referral', 'Organic Social', referral, 0.02, 'social', { rhythm: 'social' }),
  from('reddit.com', 'referral', 'Organic Social', referral, 0.004, 'social', {
    rhythm: 'social',
    home: 'US',
  }),
  from('facebook', 'paid_social', 'Paid Social', 'prospecting', 0.025, 'social', { rhythm: 'social' }),
  from('youtube.com', 'referral', 'Organic Video', referral, 0.01, 'social', { rhythm: 'social' }),
  from('gardenforum.example', 'referral', 'Referral', referral, 0.022, 'referral', { home: 'DE' }),
  from('allotment-diary.example', 'referral', 'Referral', referral, 0.01, 'referral', { home: 'GB' }),
  from('awin', 'affiliate', 'Affiliates', 'partner-network', 0.014, 'ads'),
  from('chatgpt.com', 'referral', 'Referral', referral, 0.004, 'search', { growth: 1.5 }),
  from('(not set)', '(not set)', 'Unassigned', '(not set)', 0.004, 'brand'),
  // Only planted events send sessions from here.
  from('google', 'cpc', 'Paid Search', 'patio-furniture-push', 0, 'ads'),
  from('instagram', 'paid_social', 'Paid Social', 'always-on-social', 0, 'social', { rhythm: 'social' }),
];

/** The source whose sessions are clicks in Search Console. */
export const googleOrganic = 0;

function from(
  source: string,
  medium: string,
  channel: string,
  campaign: string,
  weight: number,
  intent: Intent,
  more: Partial<Source> = {},
): Source {
  return { source, medium, campaign, channel, weight, intent, ...more };
}
