import { setTimeout as sleep } from 'node:timers/promises';
import { exhaustedTexts } from '../data/quota-limits.ts';
import { errorInfo, GoogleError } from '../google-error.ts';
import { html, json, type Reply } from '../http/reply.ts';
import type { Call, Service } from '../http/route.ts';
import { oauthError } from '../oauth/oauth-error.ts';
import { page } from '../pages/page.ts';
import {
  type Fault,
  type FaultStatus,
  faultStatuses,
  isPropertyFault,
  isRequestFault,
  type LastingFault,
  type PropertyFault,
  type RequestFault,
  type RevokeTokens,
  type SiteAccess,
} from './fault.ts';

interface SearchQuirkFaults {
  readonly lag: number | undefined;
  readonly missingDays: readonly string[];
  readonly rowsPerDay: number | undefined;
}

/** The place where tests and demos switch misbehaviour on. */
export interface FaultSwitches {
  /** Switched on now, by id. */
  list(): ReadonlyMap<string, LastingFault>;
  add(fault: LastingFault): string;
  clear(id?: string): void;
  property(id: string): readonly PropertyFault[];
  searchQuirks(site: string): SearchQuirkFaults;
  siteAccess(person: string): SiteAccess | undefined;
  /** Lets the faults that fit a request strike; undefined means the request goes on to its handler. */
  strike(service: Service, call: Call): Promise<Reply | 'cut' | undefined>;
}

export function faultSwitches(onServerError: (property: string) => void): FaultSwitches {
  const faults = new Map<string, LastingFault>();
  let lastId = 0;

  /** Counts one strike and forgets a fault that has struck as often as asked. */
  function use(id: string, fault: RequestFault): void {
    if (fault.times === undefined) return;
    fault.times -= 1;
    if (fault.times === 0) faults.delete(id);
  }

  return {
    list: () => faults,
    add(fault) {
      lastId += 1;
      faults.set(String(lastId), { ...fault });
      return String(lastId);
    },
    clear(id) {
      if (id === undefined) faults.clear();
      else faults.delete(id);
    },
    property: (id) =>
      [...faults.values()].filter(
        (fault): fault is PropertyFault => isPropertyFault(fault) && fault.property === id,
      ),
    searchQuirks(site) {
      const find = <K extends 'searchLag' | 'searchMissingDays' | 'searchRowCap'>(kind: K) =>
        [...faults.values()].find(
          (fault): fault is Extract<LastingFault, { kind: K }> =>
            fault.kind === kind && (!('site' in fault) || fault.site === site),
        );
      return {
        lag: find('searchLag')?.days,
        missingDays: find('searchMissingDays')?.days ?? [],
        rowsPerDay: find('searchRowCap')?.rows,
      };
    },
    siteAccess(person) {
      for (const fault of faults.values()) {
        if (fault.kind === 'siteAccess' && fault.person === person) return fault.sites;
      }
      return undefined;
    },
    async strike(service, call) {
      if (service === 'standin') return undefined;
      const property = /\/properties\/(\d+)/.exec(call.path)?.[1];
      for (const [id, fault] of [...faults]) {
        if (!isRequestFault(fault)) continue;
        if (fault.service !== undefined && fault.service !== service) continue;
        if (fault.property !== undefined && fault.property !== property) continue;
        use(id, fault);
        // A slow answer is still an answer: other faults and the handler follow.
        if (fault.kind === 'delay') await sleep(fault.ms);
        else if (fault.kind === 'cut') return 'cut';
        else if (fault.kind === 'html')
          return html(page('Error', '<h1>Service temporarily unavailable</h1>'), 502);
        else {
          if (fault.kind === 'status' && fault.status >= 500 && property !== undefined)
            onServerError(property);
          return refusal(service, fault);
        }
      }
      return undefined;
    },
  };
}

function refusal(service: Service, fault: Extract<RequestFault, { kind: 'status' | 'apiDisabled' }>): Reply {
  if (fault.kind === 'apiDisabled') return apiDisabled(service).reply();
  const quotaText =
    fault.status === 429 ? exhaustedTexts[fault.quota ?? 'tokensPerProjectPerHour'] : undefined;
  const text = fault.message ?? quotaText ?? plainTexts[fault.status];
  if (service === 'oauth')
    return oauthError(fault.status, fault.status >= 500 ? 'internal_failure' : 'invalid_request', text);
  return new GoogleError(faultStatuses[fault.status], text).reply();
}

const plainTexts: Record<FaultStatus, string> = {
  400: 'Request contains an invalid argument.',
  401: 'Request had invalid authentication credentials.',
  403: 'The caller does not have permission',
  404: 'Requested entity was not found.',
  429: 'Resource has been exhausted (e.g. check quota).',
  500: 'An internal error has occurred. Please retry or report in https://developers.google.com/analytics/devguides/reporting/data/v1/support',
  503: 'The service is currently unavailable.',
};

function apiDisabled(service: Service): GoogleError {
  const [title, host] =
    service === 'admin'
      ? ['Google Analytics Admin API', 'analyticsadmin.googleapis.com']
      : service === 'searchConsole'
        ? ['Google Search Console API', 'searchconsole.googleapis.com']
        : ['Google Analytics Data API', 'analyticsdata.googleapis.com'];
  const address = `https://console.developers.google.com/apis/api/${host}/overview?project=100000000001`;
  return new GoogleError(
    'PERMISSION_DENIED',
    `${title} has not been used in project 100000000001 before or it is disabled. Enable it by visiting ${address} then retry. If you enabled this API recently, wait a few minutes for the action to propagate to our systems and retry.`,
    [errorInfo('SERVICE_DISABLED', { service: host, consumer: 'projects/100000000001' })],
  );
}

export function isRevocation(fault: Fault): fault is RevokeTokens {
  return fault.kind === 'revokeTokens';
}

export function listFaults(switches: FaultSwitches): Reply {
  return json({ faults: [...switches.list()].map(([id, fault]) => ({ id, ...fault })) });
}
