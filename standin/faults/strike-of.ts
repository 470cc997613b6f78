import { exhaustedTexts } from '../data/quota-limits.ts';
import { errorInfo, GoogleError } from '../google-error.ts';
import { html, type Reply } from '../http/reply.ts';
import type { Service } from '../http/route.ts';
import { oauthError } from '../oauth/oauth-error.ts';
import { page } from '../pages/page.ts';
import { type FaultStatus, faultStatuses, type RandomKind, type RequestFault } from './fault.ts';

/** An answer in place of the true one, no answer, or the true answer spoilt on its way. */
export type Strike = Reply | 'cut' | Spoil;
export type Spoil = 'reset' | 'truncated';

/** Faults that end a request, as opposed to delays, which only hold it up. */
type EndingFault = Exclude<RequestFault, { kind: 'delay' | 'random' }>;

/** What the caller gets to see of a fault. */
export function strikeOf(service: Service, fault: EndingFault): Strike {
  switch (fault.kind) {
    case 'cut':
    case 'reset':
    case 'truncated':
      return fault.kind;
    case 'html':
      return html(page('Error', '<h1>Service temporarily unavailable</h1>'), fault.status ?? 502);
    case 'apiDisabled':
      return apiDisabled(service).reply();
    case 'status':
      return refusal(service, fault);
  }
}

/** One of the random kinds as if it had been switched on by name. Pages come with 200: the harder case. */
export function randomAs(kind: Exclude<RandomKind, 'delay'>): EndingFault {
  switch (kind) {
    case 'reset':
    case 'truncated':
      return { kind };
    case 'html':
      return { kind, status: 200 };
    default:
      return { kind: 'status', status: Number(kind) as 429 | 500 | 503 };
  }
}

function refusal(service: Service, fault: Extract<EndingFault, { kind: 'status' }>): Reply {
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
