import { z } from 'zod';
import { GoogleFailure, type GoogleFailureKind } from './google-failure.ts';

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
  const reasons = inner.details.map((detail) => detail.reason);
  return new GoogleFailure(kindOf(response.status, reasons, inner.message), inner.message, error);
}

function kindOf(
  status: number,
  reasons: readonly (string | undefined)[],
  message: string,
): GoogleFailureKind {
  if (status === 401) return 'revoked';
  if (status === 429) return 'quota';
  if (status >= 500) return 'server';
  if (status !== 403) return 'invalid_request';
  if (reasons.includes('SERVICE_DISABLED')) return 'api_disabled';
  if (
    reasons.includes('ACCESS_TOKEN_SCOPE_INSUFFICIENT') ||
    /insufficient authentication scopes/.test(message)
  )
    return 'scope_missing';
  if (/quota/i.test(message)) return 'quota';
  return 'no_access';
}
