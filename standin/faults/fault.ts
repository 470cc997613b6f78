import type { QuotaName } from '../data/quota-limits.ts';
import type { GoogleStatus } from '../google-error.ts';
import type { Service } from '../http/route.ts';

/** Faults that strike a request before its handler sees it. `times` absent: until cleared. */
export type RequestFault = {
  readonly service?: Exclude<Service, 'standin'>;
  /** Only requests that name this property in their path. */
  readonly property?: string;
  times?: number;
} & (
  | {
      readonly kind: 'status';
      readonly status: FaultStatus;
      readonly message?: string;
      readonly quota?: QuotaName;
    }
  | { readonly kind: 'delay'; readonly ms: number }
  /** The connection ends without an answer, or in the middle of it. */
  | { readonly kind: 'cut' | 'reset' }
  /** JSON that ends in the middle, with a length that says it is whole. */
  | { readonly kind: 'truncated' }
  /** A page where JSON was expected, as proxies answer; 502 unless told. */
  | { readonly kind: 'html'; readonly status?: 200 | 502 }
  | RandomParts
  /** The Cloud project never enabled the API. */
  | { readonly kind: 'apiDisabled' }
);

export type RandomKind = 'delay' | 'reset' | 'truncated' | 'html' | '429' | '500' | '503';

/** Misbehaviour of all kinds that hits so many percent of the requests, the same ones for the same seed. */
interface RandomParts {
  readonly kind: 'random';
  readonly seed: number;
  readonly percent: number;
  /** All of them if absent. */
  readonly kinds?: readonly RandomKind[];
  /** The longest delay; 300 unless told. */
  readonly delayMs?: number;
  /** How often each kind has struck so far; shown when switches are listed. */
  struck?: Partial<Record<RandomKind, number>>;
}

export type RandomFault = Extract<RequestFault, { kind: 'random' }>;

/** Facts about a property that differ from its data set. They hold until cleared. */
export type PropertyFault =
  | { readonly kind: 'propertyRemoved' | 'emptyProperty' | 'thresholded'; readonly property: string }
  | { readonly kind: 'sampled'; readonly property: string; readonly percent: number }
  /** Of each dimension only so many values keep their names; the rest is `(other)`. */
  | { readonly kind: 'otherRow'; readonly property: string; readonly rows: number }
  /** Sessions show up to so many hours late, so that today and yesterday still grow. */
  | { readonly kind: 'lateData'; readonly property: string; readonly hours: number }
  /** So many percent of the sessions of the last `days` days, the last three left out, are gone afterwards. */
  | {
      readonly kind: 'restated';
      readonly property: string;
      readonly percent: number;
      readonly days: number;
    }
  /** So many percent of the sessions of one value of a dimension, older than three days, have another afterwards; totals stay. */
  | {
      readonly kind: 'moved';
      readonly property: string;
      readonly percent: number;
      readonly dimension: string;
      readonly from: string;
      readonly to: string;
    }
  /** Metrics that the person may not see: they answer 0 and cannot be filtered by. */
  | { readonly kind: 'restrictedMetrics'; readonly property: string; readonly metrics: readonly string[] }
  | { readonly kind: 'streams'; readonly property: string; readonly streams: StreamVariant }
  | { readonly kind: 'accessWithdrawn'; readonly property: string; readonly person: string };

/** What a property has instead of its one web stream; `mixed` is a web stream beside an app's. */
export const streamVariants = ['none', 'twoWeb', 'app', 'mixed'] as const;
export type StreamVariant = (typeof streamVariants)[number];

/** Facts about Search Console. Without a site: about all sites. They hold until cleared. */
export type SearchFault =
  /** Numbers are final only after so many days. */
  | { readonly kind: 'searchLag'; readonly days: number; readonly site?: string }
  /** Days that were never processed, as YYYY-MM-DD. */
  | { readonly kind: 'searchMissingDays'; readonly days: readonly string[]; readonly site?: string }
  /** How many rows a day are exposed at most, so that the limit can be met with little data. */
  | { readonly kind: 'searchRowCap'; readonly rows: number; readonly site?: string }
  | { readonly kind: 'siteAccess'; readonly person: string; readonly sites: SiteAccess };

export const siteAccesses = ['none', 'urlPrefixOnly', 'unverifiedOnly'] as const;
export type SiteAccess = (typeof siteAccesses)[number];

/** Facts about the whole of Google. They hold until cleared. */
export type WorldFault =
  /** So many more accounts with an empty property each, after the others; for one person or for all who see any. */
  | { readonly kind: 'manyAccounts'; readonly count: number; readonly person?: string }
  /** A few tiny simulated properties in other time zones and currencies. */
  | { readonly kind: 'extraProperties' }
  /** Whatever is ticked on the consent page, the scopes of one service are not granted; to one person or to all. */
  | {
      readonly kind: 'partialConsent';
      readonly without: 'analytics' | 'searchConsole';
      readonly person?: string;
    }
  /** Refresh tokens end after so many days, as those of an application in testing do after 7. */
  | { readonly kind: 'shortLivedTokens'; readonly days: number };

/** Done at once, nothing stays switched on. Without a person: everybody's. */
export interface RevokeTokens {
  readonly kind: 'revokeTokens';
  readonly person?: string;
}

export type Fault = RequestFault | PropertyFault | SearchFault | WorldFault | RevokeTokens;

export type LastingFault = Exclude<Fault, RevokeTokens>;

export const faultStatuses = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
} as const satisfies Record<number, GoogleStatus>;

export type FaultStatus = keyof typeof faultStatuses;

const requestFaults: readonly string[] = [
  'status',
  'delay',
  'cut',
  'reset',
  'truncated',
  'html',
  'apiDisabled',
  'random',
] satisfies RequestFault['kind'][];

export function isRequestFault(fault: Fault): fault is RequestFault {
  return requestFaults.includes(fault.kind);
}

const propertyFaults: readonly string[] = [
  'propertyRemoved',
  'emptyProperty',
  'thresholded',
  'sampled',
  'otherRow',
  'lateData',
  'restated',
  'moved',
  'restrictedMetrics',
  'streams',
  'accessWithdrawn',
] satisfies PropertyFault['kind'][];

export function isPropertyFault(fault: Fault): fault is PropertyFault {
  return propertyFaults.includes(fault.kind);
}
