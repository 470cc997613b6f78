import { json, type Reply } from './http/reply.ts';

export type GoogleStatus =
  | 'INVALID_ARGUMENT'
  | 'UNAUTHENTICATED'
  | 'PERMISSION_DENIED'
  | 'NOT_FOUND'
  | 'RESOURCE_EXHAUSTED'
  | 'UNIMPLEMENTED'
  | 'INTERNAL'
  | 'UNAVAILABLE';

const httpCode: Record<GoogleStatus, number> = {
  INVALID_ARGUMENT: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  RESOURCE_EXHAUSTED: 429,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
};

/** An answer in the envelope of Google's APIs: `{"error":{code,message,status,details}}`. */
export class GoogleError extends Error {
  readonly status: GoogleStatus;
  readonly details: readonly Record<string, unknown>[];

  constructor(status: GoogleStatus, message: string, details: readonly Record<string, unknown>[] = []) {
    super(message);
    this.status = status;
    this.details = details;
  }

  get code(): number {
    return httpCode[this.status];
  }

  reply(): Reply {
    const error = { code: this.code, message: this.message, status: this.status };
    const headers: Record<string, string> =
      this.status === 'UNAUTHENTICATED'
        ? { 'www-authenticate': 'Bearer realm="https://accounts.google.com/"' }
        : {};
    return json(
      { error: this.details.length > 0 ? { ...error, details: this.details } : error },
      this.code,
      headers,
    );
  }
}

export function invalidArgument(message: string): GoogleError {
  return new GoogleError('INVALID_ARGUMENT', message);
}

export function errorInfo(reason: string, metadata: Record<string, string>): Record<string, unknown> {
  return { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com', metadata };
}
