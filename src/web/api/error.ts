import type { ErrorCode } from '#src/shared/error-code.ts';
import { FailedCall } from '#src/web/api/failed-call.ts';

/**
 * Three failures never reach the server: the network did not carry the call, a part of our own program is not there any more
 * (an update has replaced it), or our own program broke.
 */
export type FailureCode = ErrorCode | 'OFFLINE' | 'OUTDATED' | 'UNKNOWN';

/** What a screen knows of a failure. Screens switch on the code; people read the message. */
export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
  /** Messages by field of the request, for forms. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What is said when the server said nothing that people could read. */
const sentences: Record<FailureCode, string> = {
  OFFLINE: 'Weekwise cannot be reached. Check your connection; what is saved is safe.',
  OUTDATED: 'Weekwise was probably updated since this page was opened. Reload it to go on.',
  UNAVAILABLE: 'Weekwise is not ready at the moment. Nothing was lost; please try again shortly.',
  UPSTREAM_FAILED: 'Google did not answer as expected. Nothing was changed; please try again shortly.',
  RATE_LIMITED: 'Too many requests in a short time. Please wait a moment and try again.',
  UNAUTHENTICATED: 'Your session has ended. Sign in again to continue.',
  FORBIDDEN: 'Your role does not allow this. Ask an administrator of the organization.',
  NOT_FOUND: 'There is nothing at this address.',
  IDEMPOTENCY_KEY_REUSED: 'This was asked before in another form. Please try again.',
  CONFLICT: 'Somebody else changed this in the meantime. Reload and try again.',
  PAYLOAD_TOO_LARGE: 'This is larger than Weekwise accepts.',
  INVALID_INPUT: 'Something in the form is not accepted.',
  BAD_REQUEST: 'Weekwise could not read the request.',
  METHOD_NOT_ALLOWED: 'Weekwise could not read the request.',
  UNSUPPORTED_MEDIA_TYPE: 'Weekwise could not read the request.',
  INTERNAL: 'Something went wrong on our side. Nothing was changed; please try again.',
  UNKNOWN: 'Something unexpected happened on this page. Reload it and try again.',
};

const isFailureCode = (code: string): code is FailureCode => Object.hasOwn(sentences, code);

function fieldsOf(data: unknown): Readonly<Record<string, string>> {
  const fields = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : undefined;
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {};
}

/** Any error that reached a screen, in the one form that screens know. */
export function failureOf(error: unknown): Failure {
  if (error instanceof FailedCall) {
    const { code } = error;
    if (isFailureCode(code))
      return { code, message: error.message || sentences[code], fields: fieldsOf(error.data) };
    // A proxy in between, or a server that is going down, answers without our codes.
    const fallback = error.status >= 500 ? 'UNAVAILABLE' : 'BAD_REQUEST';
    return { code: fallback, message: error.said || sentences[fallback], fields: {} };
  }
  // As Chromium, Firefox and Safari tell it.
  if (error instanceof TypeError && /dynamically imported module|module script/i.test(error.message))
    return { code: 'OUTDATED', message: sentences.OUTDATED, fields: {} };
  // fetch tells every failure of the network as a TypeError.
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
    return { code: 'OFFLINE', message: sentences.OFFLINE, fields: {} };
  return { code: 'UNKNOWN', message: sentences.UNKNOWN, fields: {} };
}

/** The server's own words about a failure; undefined where none of ours answered, or nobody did. */
export function saidByServer(error: unknown): string | undefined {
  if (!(error instanceof FailedCall)) return undefined;
  return (isFailureCode(error.code) && error.message) || error.said || undefined;
}
