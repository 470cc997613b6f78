/**
 * Behaviour of Google that is likely but not confirmed by any recording or document at hand (marked [M] in
 * the notes this stand-in was built from), and choices where Google leaves the behaviour open. Each is
 * stated once, here, so that a correction is one line.
 */

// Sign-in and tokens

/** Google answers 3599, one less than the hour. */
export const accessTokenSeconds = 3599;
export const authorizationCodeSeconds = 600;
/** "A limit of 100 refresh tokens per Google Account per OAuth client"; the oldest is dropped silently. */
export const refreshTokensPerGrant = 100;
/** Texts beside `invalid_grant`; the error code is certain, the texts are from memory. */
export const codeVerifierTexts = { missing: 'Missing code verifier.', wrong: 'Invalid code verifier.' };

// Errors

export const scopeInsufficientText = 'Request had insufficient authentication scopes.';
export const credentialsMissingText =
  'Request is missing required authentication credential. Expected OAuth 2 access token, login cookie or other valid authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project.';

export const badRequestTexts = {
  noMethod: (path: string) => `Method not found: ${path}`,
  tooLarge: 'Request payload size exceeds the limit: 4000000 bytes.',
  tooDeep: 'Invalid JSON payload received. Message too deep. Max recursion depth reached.',
  form: (start: string) =>
    `Invalid JSON payload received. Unknown name ${JSON.stringify(start)}: Cannot bind query parameter. Field ${JSON.stringify(start)} could not be found in request message.`,
  contentType: (type: string) => `Invalid content type ${type}: the body must be application/json.`,
};

/** The Admin API's words for a property of somebody else and for one that does not exist. */
export const adminNoAccessText = 'The caller does not have permission';
export const pagingTexts = {
  size: 'The page_size must not be negative.',
  token: 'The page_token is invalid.',
};

// Quota

/** The zone whose midnight resets the daily quota. */
export const quotaZone = 'America/Los_Angeles';
/**
 * The cost of a report is not published; "most requests use 10 tokens or fewer" is. Longer ranges, more
 * columns and more rows cost more.
 */
export function reportTokens(report: { days: number; columns: number; rows: number }): number {
  return 1 + Math.floor(report.columns / 4) + Math.floor(report.days / 90) + Math.floor(report.rows / 25_000);
}
/** Batches are charged report by report; metadata and compatibility checks cost what the smallest report does. */
export const smallRequestTokens = 1;

// Reports

export const fieldLimits = { dimensions: 9, metrics: 10, batch: 5 };
export const limitTexts = {
  dimensions: (count: number) =>
    `Requests are limited to 9 dimensions. This request is for ${count} dimensions.`,
  metrics: (count: number) => `Requests are limited to 10 metrics. This request is for ${count} metrics.`,
  batch: (count: number) => `Batch requests are limited to 5 requests. This batch has ${count} requests.`,
  nothing: 'Requests must specify at least one dimension or metric.',
  limit: 'The limit must be a positive integer.',
  offset: 'The offset must not be negative.',
};
export const dateRangeTexts = {
  missing: 'A dateRange or a cohort must be specified in the request.',
  tooMany: (count: number) =>
    `Requests are limited to 4 dateRanges. This request is for ${count} dateRanges.`,
  backwards: (range: { startDate?: string; endDate?: string } | undefined) =>
    `The start date ${range?.startDate} in the dateRange must be before or equal to the end date ${range?.endDate}.`,
  twice: (name: string) => `The dateRange name ${name} is used more than once.`,
  reserved: (name: string) => `The dateRange name ${name} cannot begin with date_range_ or RESERVED_.`,
  malformed: (text: string | undefined) =>
    `Invalid dateRange. The date ${text ?? ''} is not in the format YYYY-MM-DD, NdaysAgo, yesterday, or today.`,
};
export const filterTexts = {
  metricInDimensionFilter: (name: string) =>
    `The dimensionFilter cannot contain the metric ${name}; metrics are filtered in the metricFilter.`,
  dimensionInMetricFilter: (name: string) =>
    `The metricFilter cannot contain the dimension ${name}; dimensions are filtered in the dimensionFilter.`,
  empty: 'A FilterExpression must specify one of andGroup, orGroup, notExpression, or filter.',
  noKind: (name: string) => `The filter on ${name} must specify one kind of filter.`,
  emptyList: (name: string) => `The inListFilter on ${name} must have at least one value.`,
  regexp: (text: string) => `Invalid regular expression: ${text}`,
  textOnMetric: (name: string) =>
    `The metric ${name} can only be filtered with a numericFilter or betweenFilter.`,
  blocked: (name: string) => `The metric ${name} is restricted for this user and cannot be used in a filter.`,
  number: (name: string) => `The filter on ${name} needs a numeric value.`,
};
export const orderByText = (name: string) =>
  `Field ${name} exists in OrderBy but is not defined in input Dimensions/Metrics list.`;
/** "The product of the `limit` for each `pivot` must not exceed 250,000" is certain; the texts are from memory. */
export const pivotLimitProduct = 250_000;
// As uncertain: without an order a pivot's values come by the first metric, highest first; totals of a pivot cover all
// its values, whatever its page shows (aggregatePivots).
export const pivotTexts = {
  noMetric: 'Pivot reports must specify at least one metric.',
  noPivot: 'Pivot reports must specify at least one pivot.',
  noLimit: 'The limit of each pivot is required and must be a positive integer.',
  notADimension: (name: string) => `The pivot field ${name} is not among the dimensions of the request.`,
  shared: (name: string) => `The dimension ${name} is used in more than one place of the pivots.`,
  unused: (name: string) =>
    `The dimension ${name} must be used in a dimension expression, a dimension filter, a pivot or an order.`,
  orderOutside: (name: string) =>
    `The dimension ${name} of an OrderBy must be among the fieldNames of its pivot.`,
  tooManyCells: (product: number) =>
    `The product of the limits of all pivots must not exceed 250000. This request has ${product}.`,
};
/** The list of realtime fields, as far as any property here has them. */
export const realtimeFields: { readonly dimensions: readonly string[]; readonly metrics: readonly string[] } =
  {
    dimensions: [
      'country',
      'countryId',
      'city',
      'cityId',
      'deviceCategory',
      'eventName',
      'platform',
      'audienceName',
    ],
    metrics: ['activeUsers', 'screenPageViews', 'eventCount', 'keyEvents'],
  };
export const minuteRangeTexts = {
  tooMany: (count: number) =>
    `Requests are limited to 2 minuteRanges. This request is for ${count} minuteRanges.`,
  tooFar: (last: number) => `The minuteRanges of this property must lie between 0 and ${last} minutes ago.`,
  backwards: 'The startMinutesAgo of a minuteRange must not be less than its endMinutesAgo.',
};
export const expressionText = (expression: string) => `The expression ${expression} could not be parsed.`;
/** The stand-in holds no exchange rates, so it refuses what it could only pretend. */
export const currencyText = (asked: string, own: string) =>
  `The stand-in reports in ${own} only and cannot convert to ${asked}.`;

/** Asking for one of these makes a report subject to thresholding, and counts in a quota of its own. */
export const thresholdedDimensions: readonly string[] = [
  'userAgeBracket',
  'userGender',
  'brandingInterest',
  'audienceId',
  'audienceName',
];
/** Report rows of fewer users are withheld where thresholding applies; Google does not publish the number. */
export const thresholdUsers = 10;

/** An aggregate row names its date range in the `dateRange` column and is RESERVED in all others. */
export const aggregateRowsNameTheirRange = true;
/** `dayOfWeek` as Google answers it for 0 = Sunday … 6 = Saturday; recordings of 2022 show 1 to 7. */
export const dayOfWeekText = (weekday: number) => String(weekday);
// Not a switch, but as uncertain: TOTAL counts users once, over all sessions of the rows the metric filter let
// through (countTotals), although the discovery document calls it a sum.

// Search Console

export const historyMonths = 16;
/** Numbers are final on the third day, from Pacific noon on after the second. */
export const finalAfterDays = (secondOfDay: number) => (secondOfDay < 43_200 ? 3 : 2);
/** "At most 50,000 rows a day and search type"; it matters where rows are queries or pages. */
export const searchRowsPerDay = 50_000;
/** Hours are kept for ten days. */
export const searchHourDays = 10;
export const searchQueriesPerMinute = 1200;
// As uncertain: only a report by date alone comes in the order of days, all others by clicks (countRows);
// searchAppearance stands alone and counts by page; Discover and Google News count by page (aggregationOf);
// regular expressions tell upper from lower case unless they begin with (?i) (compileSearchFilter).
export const searchTexts = {
  date: (name: string, text: string | undefined) =>
    text === undefined
      ? `Required parameter: ${name}`
      : `'${text}' is not a valid date. ${name} must be in the format YYYY-MM-DD.`,
  backwards: 'startDate must be less than or equal to endDate.',
  rowLimit: 'rowLimit must be between 1 and 25000.',
  startRow: 'startRow must not be negative.',
  hours: 'The dimension HOUR and the dataState HOURLY_ALL must be used together.',
  twice: 'A dimension was given more than once.',
  type: (type: string) => `'${type}' is not a valid search type.`,
  byProperty: "'BY_PROPERTY' is not a valid aggregation type in the context of the request.",
  noQuery: (type: string) => `The dimension QUERY is not supported for the type ${type}.`,
  appearanceAlone: 'The dimension SEARCH_APPEARANCE cannot be combined with other dimensions.',
  regexp: (text: string) => `Invalid regular expression: ${text}`,
};

/**
 * Metrics of a linked Search Console begin so. They are taken to stand beside no metric of Analytics' own, and to come when
 * Search Console itself calls them final.
 */
export const linkedSearchPrefix = 'organicGoogleSearch';
