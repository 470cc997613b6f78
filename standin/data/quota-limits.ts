import type { PropertyFacts } from '../data-sets/data-set.ts';

/** Limits of a standard property, the same for core and for realtime reports. */
const standardLimits = {
  tokensPerDay: 200_000,
  tokensPerHour: 40_000,
  concurrentRequests: 10,
  serverErrorsPerProjectPerHour: 10,
  potentiallyThresholdedRequestsPerHour: 120,
  tokensPerProjectPerHour: 14_000,
};

export type QuotaName = keyof typeof standardLimits;
export const quotaNames = Object.keys(standardLimits) as QuotaName[];
export type QuotaLimits = Readonly<Record<QuotaName, number>>;

export const quotaLimits: Readonly<Record<PropertyFacts['serviceLevel'], QuotaLimits>> = {
  GOOGLE_ANALYTICS_STANDARD: standardLimits,
  GOOGLE_ANALYTICS_360: {
    tokensPerDay: 2_000_000,
    tokensPerHour: 400_000,
    concurrentRequests: 50,
    serverErrorsPerProjectPerHour: 50,
    potentiallyThresholdedRequestsPerHour: 120,
    tokensPerProjectPerHour: 140_000,
  },
};

const seeAlso =
  'To learn more, see https://developers.google.com/analytics/devguides/reporting/data/v1/quotas';

/** What a client reads when the bucket is empty; it decides by these words how long to wait. */
export const exhaustedTexts: Record<QuotaName, string> = {
  tokensPerDay: `Exhausted property tokens per day. These quota tokens will return in under 24 hours. ${seeAlso}`,
  tokensPerHour: `Exhausted property tokens per hour. These quota tokens will return in under an hour. ${seeAlso}`,
  tokensPerProjectPerHour: `Exhausted property tokens for a project per hour. These quota tokens will return in under an hour. ${seeAlso}`,
  concurrentRequests: `Exhausted concurrent requests quota. Please wait for a request to finish before sending another. ${seeAlso}`,
  serverErrorsPerProjectPerHour: `Exhausted server errors quota for a project per hour. This quota will return in under an hour. ${seeAlso}`,
  potentiallyThresholdedRequestsPerHour: `Exhausted potentially thresholded requests quota. This quota will return in under an hour. ${seeAlso}`,
};
