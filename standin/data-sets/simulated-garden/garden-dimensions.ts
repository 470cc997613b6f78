import type { ServedDimension, WebStream } from '../data-set.ts';
import { timeDimensions } from '../time-dimensions.ts';
import { eventDimensions } from './dimensions/event-dimensions.ts';
import { geographyDimensions } from './dimensions/geography-dimensions.ts';
import { itemDimensions } from './dimensions/item-dimensions.ts';
import { pageDimensions } from './dimensions/page-dimensions.ts';
import { platformDimensions } from './dimensions/platform-dimensions.ts';
import { trafficDimensions } from './dimensions/traffic-dimensions.ts';
import { userDimensions } from './dimensions/user-dimensions.ts';

/** `siteMetrics` cannot be asked for together with an item, `trailingMetrics` with nothing but the date. */
export function gardenDimensions(
  siteMetrics: readonly string[],
  itemMetrics: readonly string[],
  trailingMetrics: readonly string[],
  linkedSearchMetrics: readonly string[],
  stream: WebStream | undefined,
): readonly ServedDimension[] {
  const all = [
    ...timeDimensions,
    ...trafficDimensions,
    ...geographyDimensions,
    ...platformDimensions(stream),
    ...userDimensions,
    ...pageDimensions(itemMetrics),
    ...eventDimensions(itemMetrics),
    ...itemDimensions(siteMetrics),
  ];
  return all.map((field) => {
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
