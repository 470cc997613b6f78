import { z } from 'zod';
import { GoogleFailure, type GoogleFailureKind, type QuotaReturn } from './google-failure.ts';

/** The parts of a failed call that Google's libraries agree on. */
const Failed = z.object({
  status: z.number().optional(),
  code: z.union([z.string(), z.number()]).optional(),
  message: z.string().default('no message'),
  response: z.object({ status: z.number(), data: z.unknown() }).partial().optional(),
});

const ErrorBody = z.object({
  error: z.union([
    z.string(),
    z.object({
      message: z.string().default(''),
      status: z.string().default(''),
      details: z.array(z.object({ reason: z.string().optional() }).loose()).default([]),
      /** The older envelope, which Search Console still uses. */
      errors: z.array(z.object({ reason: z.string().optional() }).loose()).default([]),
    }),
  ]),
  error_description: z.string().optional(),
});

/** Any failure of a call to Google, as one of our kinds with Google's own words as message. */
export function classifyFailure(error: unknown): GoogleFailure {
  if (error instanceof GoogleFailure) return error;
  const failed = Failed.safeParse(error);
  if (!failed.success) return new GoogleFailure('malformed', String(error), error);
  const { response, message } = failed.data;
  if (response?.status === undefined)
    return new GoogleFailure('network', `Google could not be reached: ${message}`, error);
  const body = ErrorBody.safeParse(response.data);
  if (!body.success)
    return new GoogleFailure(
      response.status >= 500 ? 'server' : 'malformed',
      `Google answered ${response.status} in an unknown form.`,
      error,
    );
  const { error: inner, error_description: description } = body.data;
  if (typeof inner === 'string')
    return new GoogleFailure(
      inner === 'invalid_grant' ? 'revoked' : 'invalid_request',
      description ?? inner,
      error,
    );
  const reasons = [...inner.details, ...inner.errors].map((detail) => detail.reason);
  const kind = kindOf(response.status, reasons, inner.message);
  return new GoogleFailure(kind, inner.message, error, quotaReturn(inner.message));
}

function kindOf(
  status: number,
  reasons: readonly (string | undefined)[],
  message: string,
): GoogleFailureKind {
  if (status === 401) return 'revoked';
  if (status === 429) return isMomentary(message) ? 'busy' : 'quota';
  if (status >= 500) return 'server';
  if (status !== 403) return 'invalid_request';
  if (reasons.includes('SERVICE_DISABLED')) return 'api_disabled';
  if (
    reasons.includes('ACCESS_TOKEN_SCOPE_INSUFFICIENT') ||
    /insufficient authentication scopes/.test(message)
  )
    return 'scope_missing';
  if (/quota/i.test(message) || reasons.some((reason) => reason !== undefined && MANY.test(reason)))
    return isMomentary(message) ? 'busy' : 'quota';
  return 'no_access';
}

const MANY = /^(quotaExceeded|rateLimitExceeded|userRateLimitExceeded)$/;

/** Too many at once or within the minute. */
const isMomentary = (message: string): boolean => /concurrent requests|QPS|per minute/i.test(message);

/** Google says when a quota returns in words only. Search Console's load quotas count ten minutes, and days. */
function quotaReturn(message: string): QuotaReturn {
  if (/per day|under 24 hours|daily|long.?term/i.test(message)) return 'day';
  return /per hour|under an hour|server errors/i.test(message) ? 'hour' : 'minutes';
}
