/**
 * Every failure that may leave the server has one of these codes; screens and clients switch on the code, people read
 * the message. Expected outcomes (queued, blocked by credits, not yet connected) are values of a response, not errors.
 */
export const errorStatus = {
  BAD_REQUEST: 400,
  INVALID_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  /** Also for a thing that exists but belongs to strangers: the two must not be told apart. */
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** One key, two different requests. */
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  /** Google answered with an error, too late or in a form we do not know. */
  UPSTREAM_FAILED: 502,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** A failure with a message for people: what happened and what to do. Never carries secrets or inner details. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** Messages by field of the request, for forms. */
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options?: { cause?: unknown; fields?: Record<string, string> },
  ) {
    super(message, options?.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.fields = options?.fields;
  }
}

/** A refused input: the message stands with the one field that is wrong. */
export const wrongField = (field: string, message: string): AppError =>
  new AppError('INVALID_INPUT', message, { fields: { [field]: message } });

export const notFound = (): AppError => new AppError('NOT_FOUND', 'There is nothing at this address.');
