/** The one catalogue of dimensions: what a segment can be cut by, and what each cut is called elsewhere. */
export interface Dimension {
  readonly label: string;
  readonly ga4?: string;
  readonly searchConsole?: 'query' | 'page' | 'country' | 'device';
  /** The dimension whose members contain this one's members (source within channel). */
  readonly parent?: DimensionId;
  /** Read off another dimension, whose members it groups: nobody sends it, and nothing stores it. */
  readonly readOff?: DimensionId;
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
  | 'landing_folder'
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
  landing_page: { label: 'Landing page', ga4: 'landingPage', parent: 'landing_folder' },
  landing_folder: { label: 'Landing folder', readOff: 'landing_page' },
  page: { label: 'Page', ga4: 'pagePath', searchConsole: 'page' },
  new_vs_returning: { label: 'New or returning', ga4: 'newVsReturning' },
  query: { label: 'Search query', searchConsole: 'query' },
};

export const dimensionIds = Object.keys(dimensions) as DimensionId[];

/** Those that a source sends and that facts have a column of. */
export const storedDimensionIds: readonly DimensionId[] = dimensionIds.filter(
  (id) => dimensions[id].readOff === undefined,
);

/** What facts can be cut by that hold these: these, and what is read off them. */
export const cutsOf = (stored: readonly DimensionId[]): readonly DimensionId[] => [
  ...stored,
  ...dimensionIds.filter((id) => {
    const { readOff } = dimensions[id];
    return readOff !== undefined && stored.includes(readOff);
  }),
];

export function isDimensionId(text: string): text is DimensionId {
  return Object.hasOwn(dimensions, text);
}
