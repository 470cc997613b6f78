/** The one catalogue of dimensions: what a segment can be cut by, and what each cut is called elsewhere. */
export interface Dimension {
  readonly label: string;
  readonly ga4?: string;
  readonly searchConsole?: 'query' | 'page' | 'country' | 'device';
  /** The dimension whose members contain this one's members (source within channel). */
  readonly parent?: DimensionId;
}

export type DimensionId =
  | 'channel'
  | 'source'
  | 'medium'
  | 'campaign'
  | 'country'
  | 'device'
  | 'browser'
  | 'landing_page'
  | 'page'
  | 'new_vs_returning'
  | 'query';

export const dimensions: Readonly<Record<DimensionId, Dimension>> = {
  channel: { label: 'Channel', ga4: 'sessionDefaultChannelGroup' },
  source: { label: 'Source', ga4: 'sessionSource', parent: 'channel' },
  medium: { label: 'Medium', ga4: 'sessionMedium' },
  campaign: { label: 'Campaign', ga4: 'sessionCampaignName', parent: 'channel' },
  country: { label: 'Country', ga4: 'country', searchConsole: 'country' },
  device: { label: 'Device', ga4: 'deviceCategory', searchConsole: 'device' },
  browser: { label: 'Browser', ga4: 'browser' },
  landing_page: { label: 'Landing page', ga4: 'landingPage' },
  page: { label: 'Page', ga4: 'pagePath', searchConsole: 'page' },
  new_vs_returning: { label: 'New or returning', ga4: 'newVsReturning' },
  query: { label: 'Search query', searchConsole: 'query' },
};

export const dimensionIds = Object.keys(dimensions) as DimensionId[];

export function isDimensionId(text: string): text is DimensionId {
  return Object.hasOwn(dimensions, text);
}
