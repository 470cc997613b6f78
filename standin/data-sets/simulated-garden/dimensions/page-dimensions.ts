import type { ServedDimension } from '../../data-set.ts';
import { dimension } from './dimension.ts';

const pageCategory = 'Page / screen';

/** The page that a session began with, and each page within it. */
export function pageDimensions(itemMetrics: readonly string[]): readonly ServedDimension[] {
  const page = { scope: 'page', incompatibleMetrics: itemMetrics } as const;
  return [
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
  ];
}
