import { GoogleFailure } from '#src/connectors/google/google-failure.ts';
import { AppError } from '#src/shared/error-code.ts';

const told: Partial<Record<GoogleFailure['kind'], (message: string) => string>> = {
  revoked: () => 'Google no longer accepts this connection. Connect the Google account again.',
  scope_missing: () =>
    'What this source needs was not among the permissions given to it. Connect again and leave all boxes ticked.',
  no_access: (message) => `Google refused access to this property: ${message}`,
  api_disabled: (message) => `Google refused: ${message}`,
  quota: (message) => `Google's quota for this property is used up: ${message}`,
  busy: () => 'Google is refusing more requests for this property at the moment. Please try again shortly.',
  network: () => 'Google could not be reached. Please try again shortly.',
};

/** A failure of Google's in words for people, with what to do. */
export function upstreamError(error: unknown): unknown {
  if (!(error instanceof GoogleFailure)) return error;
  const sentence = told[error.kind]?.(error.message) ?? `Google answered with an error: ${error.message}`;
  return new AppError('UPSTREAM_FAILED', sentence, { cause: error });
}
