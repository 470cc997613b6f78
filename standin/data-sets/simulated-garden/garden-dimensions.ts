import type { ServedDimension, WebStream } from '../data-set.ts';
import { labelColumn } from '../session-table.ts';
import { timeDimensions } from '../time-dimensions.ts';
import { gardenOrigin } from './garden-property.ts';
import { mixSeed } from './randomness/random.ts';

const [traffic, geography, platform, pageCategory] = [
  'Traffic source',
  'Geography',
  'Platform / device',
  'Page / screen',
];

/** `siteMetrics` cannot be asked for together with an item, `trailingMetrics` with nothing but the date. */
export function gardenDimensions(
  siteMetrics: readonly string[],
  itemMetrics: readonly string[],
  trailingMetrics: readonly string[],
  linkedSearchMetrics: readonly string[],
  stream: WebStream | undefined,
): readonly ServedDimension[] {
  return allDimensions(siteMetrics, itemMetrics, stream).map((field) => {
    const incompatibleMetrics = [
      ...(field.incompatibleMetrics ?? []),
      ...(field.apiName === 'date' ? [] : trailingMetrics),
      ...(knownToSearch.has(field.apiName) ? [] : linkedSearchMetrics),
    ];
    return incompatibleMetrics.length === 0 ? field : { ...field, incompatibleMetrics };
  });
}

/** Search Console has days and no hours, the page that was shown, the country and the device. */
const knownToSearch: ReadonlySet<string> = new Set([
  ...timeDimensions.map(({ apiName }) => apiName).filter((name) => name !== 'hour' && name !== 'dateHour'),
  'landingPage',
  'landingPagePlusQueryString',
  'country',
  'countryId',
  'continent',
  'deviceCategory',
]);

function allDimensions(
  siteMetrics: readonly string[],
  itemMetrics: readonly string[],
  stream: WebStream | undefined,
): readonly ServedDimension[] {
  const item = { scope: 'item', incompatibleMetrics: siteMetrics } as const;
  const page = { scope: 'page', incompatibleMetrics: itemMetrics } as const;
  const event = { scope: 'event', incompatibleMetrics: itemMetrics } as const;
  return [
    ...timeDimensions,
    dimension(
      'sessionDefaultChannelGroup',
      'Session default channel group',
      traffic,
      'channel',
      "The session's default channel group.",
    ),
    dimension(
      'sessionSource',
      'Session source',
      traffic,
      'source',
      'The source that initiated a session on your website.',
    ),
    dimension(
      'sessionMedium',
      'Session medium',
      traffic,
      'medium',
      'The medium that initiated a session on your website.',
    ),
    dimension(
      'sessionSourceMedium',
      'Session source / medium',
      traffic,
      'sourceMedium',
      'The combined values of sessionSource and sessionMedium.',
    ),
    dimension(
      'sessionCampaignName',
      'Session campaign',
      traffic,
      'campaign',
      'The marketing campaign name for a session.',
    ),
    dimension(
      'sessionPrimaryChannelGroup',
      'Session primary channel group',
      traffic,
      'channel',
      'The primary channel group of the session; this property has the default one.',
    ),
    dimension(
      'sessionCampaignId',
      'Session campaign ID',
      traffic,
      'campaignId',
      'The marketing campaign id for a session.',
    ),
    dimension(
      'firstUserDefaultChannelGroup',
      'First user default channel group',
      traffic,
      'firstChannel',
      'The default channel group that first acquired the user.',
    ),
    dimension(
      'firstUserSource',
      'First user source',
      traffic,
      'firstSource',
      'The source that first acquired the user.',
    ),
    dimension(
      'firstUserMedium',
      'First user medium',
      traffic,
      'firstMedium',
      'The medium that first acquired the user.',
    ),
    dimension(
      'firstUserSourceMedium',
      'First user source / medium',
      traffic,
      'firstSourceMedium',
      'The combined values of firstUserSource and firstUserMedium.',
    ),
    dimension(
      'region',
      'Region',
      geography,
      'region',
      'The geographic region from which the user activity originated.',
    ),
    dimension('city', 'City', geography, 'city', 'The city from which the user activity originated.'),
    dimension('language', 'Language', 'User', 'language', 'The language setting of the browser or device.'),
    dimension(
      'country',
      'Country',
      geography,
      'country',
      'The country from which the user activity originated.',
    ),
    dimension(
      'countryId',
      'Country ID',
      geography,
      'countryId',
      'The country from which the user activity originated, as ISO 3166-1 alpha-2.',
    ),
    dimension(
      'continent',
      'Continent',
      geography,
      'continent',
      'The continent from which the user activity originated.',
    ),
    dimension(
      'deviceCategory',
      'Device category',
      platform,
      'device',
      'The type of device: desktop, tablet, or mobile.',
    ),
    dimension('browser', 'Browser', platform, 'browser', 'The browsers used to view your website.'),
    dimension(
      'operatingSystem',
      'Operating system',
      platform,
      'system',
      'The operating systems used by visitors to your website.',
    ),
    constant('platform', 'Platform', platform, 'web', 'The platform on which your website ran.'),
    constant(
      'streamId',
      'Stream ID',
      platform,
      stream?.id ?? '',
      'The numeric data stream identifier for your website.',
    ),
    constant(
      'streamName',
      'Stream name',
      platform,
      stream?.displayName ?? '',
      'The data stream name for your website.',
    ),
    constant(
      'hostName',
      'Hostname',
      pageCategory,
      new URL(gardenOrigin).hostname,
      'The domain of the pages.',
    ),
    dimension(
      'newVsReturning',
      'New / returning',
      'User',
      'newVsReturning',
      'New users have 0 previous sessions, and returning users have 1 or more previous sessions.',
    ),
    demographic(
      'userAgeBracket',
      'Age',
      ['unknown', '18-24', '25-34', '35-44', '45-54', '55-64', '65+'],
      [62, 3, 6, 8, 9, 7, 5],
    ),
    demographic(
      'brandingInterest',
      'Interests',
      [
        '(not set)',
        'Home & Garden/Do-It-Yourselfers',
        'Lifestyles & Hobbies/Green Living Enthusiasts',
        'Food & Dining/Cooking Enthusiasts',
      ],
      [55, 20, 15, 10],
    ),
    demographic(
      'audienceName',
      'Audience name',
      ['All Users', 'Purchasers', 'Newsletter readers'],
      [85, 7, 8],
    ),
    demographic('userGender', 'Gender', ['unknown', 'female', 'male'], [60, 22, 18]),
    dimension(
      'landingPage',
      'Landing page',
      pageCategory,
      'landing',
      'The page path of the first page view in a session.',
    ),
    dimension(
      'landingPagePlusQueryString',
      'Landing page + query string',
      pageCategory,
      'landing',
      'The page path and query string of the first page view in a session; no page here has a query string.',
    ),
    dimension(
      'pagePath',
      'Page path',
      pageCategory,
      'page',
      'The portion of the URL between the hostname and the query string.',
      page,
    ),
    dimension(
      'pagePathPlusQueryString',
      'Page path + query string',
      pageCategory,
      'page',
      'The portion of the URL following the hostname; no page here has a query string.',
      page,
    ),
    dimension(
      'pageTitle',
      'Page title',
      pageCategory,
      'pageTitle',
      'The web page titles used on your site.',
      page,
    ),
    dimension(
      'pageLocation',
      'Page location',
      pageCategory,
      'pageLocation',
      'The protocol, hostname, page path and query string of web pages visited.',
      page,
    ),
    dimension(
      'fullPageUrl',
      'Full page URL',
      pageCategory,
      'fullPageUrl',
      'The hostname, page path and query string of web pages visited.',
      page,
    ),
    dimension('eventName', 'Event name', 'Event', 'event', 'The name of the event.', event),
    dimension(
      'isKeyEvent',
      'Is key event',
      'Event',
      'isKeyEvent',
      'The string true if the event is a key event.',
      event,
    ),
    {
      ...constant(
        'searchTerm',
        'Search term',
        'Event',
        '(not set)',
        'The term that was searched for on the site. This site has no search of its own.',
      ),
      ...event,
    },
    dimension(
      'transactionId',
      'Transaction ID',
      'Ecommerce',
      'transactionId',
      'The ID of the ecommerce transaction.',
      event,
    ),
    dimension('itemId', 'Item ID', 'Ecommerce', 'itemId', 'The ID of the item.', item),
    dimension('itemName', 'Item name', 'Ecommerce', 'itemName', 'The name of the item.', item),
    dimension(
      'itemCategory',
      'Item category',
      'Ecommerce',
      'itemCategory',
      'The hierarchical category in which the item is classified.',
      item,
    ),
    dimension('itemBrand', 'Item brand', 'Ecommerce', 'itemBrand', 'Brand name of the item.', item),
  ];
}

function dimension(
  apiName: string,
  uiName: string,
  category: string,
  column: string,
  description: string,
  more: Pick<ServedDimension, 'scope' | 'incompatibleMetrics'> = {},
): ServedDimension {
  return { apiName, uiName, category, description, ...more, column: (table) => labelColumn(table, column) };
}

/** What Analytics knows of some users only, and shows of many together only; each user has one value for good. */
function demographic(
  apiName: string,
  uiName: string,
  labels: readonly string[],
  percents: readonly number[],
): ServedDimension {
  const places = percents.flatMap((percent, label) => new Array<number>(percent).fill(label));
  const salt = apiName.length;
  return {
    apiName,
    uiName,
    category: 'Demographics',
    description: `${uiName} of the user where it is known. Reports with it are subject to thresholding.`,
    column: (table) => ({
      codes: Uint8Array.from(table.user, (user) => places[mixSeed(salt, user) % places.length] as number),
      labels,
    }),
  };
}

function constant(
  apiName: string,
  uiName: string,
  category: string,
  value: string,
  description: string,
): ServedDimension {
  return {
    apiName,
    uiName,
    category,
    description,
    column: (table) => ({ codes: new Uint8Array(table.rowCount), labels: [value] }),
  };
}
