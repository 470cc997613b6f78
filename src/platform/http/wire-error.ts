import { ORPCError, ValidationError } from '@orpc/server';
import { AppError, type ErrorCode, errorStatus } from '#src/shared/error-code.ts';
import { isDiskFull } from '../database/is-disk-full.ts';
import { isUnreachable } from '../database/is-unreachable.ts';
import type { Log } from '../log.ts';

const fieldName = (path: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined): string =>
  (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');

/** What Postgres says of a text with a NUL in it, the one character that its texts, and its JSON, cannot hold. */
const UNTRANSLATABLE_CHARACTER = new Set(['22021', '22P05']);

function sqlStateOf(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string') return at.code;
  return undefined;
}

/** The browser went away in the middle of sending. Node tells it with the code of a broken connection. */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

function wire(
  code: ErrorCode,
  message: string,
  fields?: Readonly<Record<string, string>>,
): ORPCError<string, unknown> {
  return new ORPCError<string, unknown>(code, {
    status: errorStatus[code],
    message,
    data: fields && { fields },
  });
}

/** One error model: whatever was thrown becomes a code, a status and a message for people. The rest goes to the log. */
export function toWireError(error: unknown, log: Log): ORPCError<string, unknown> {
  if (error instanceof AppError) {
    if (errorStatus[error.code] >= 500) log.error(error.message, { error });
    return wire(error.code, error.message, error.fields);
  }
  if (error instanceof ORPCError) {
    if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
      const fields: Record<string, string> = {};
      for (const issue of error.cause.issues) fields[fieldName(issue.path)] ??= issue.message;
      const [[name, message] = ['', 'The request could not be read.']] = Object.entries(fields);
      return wire('INVALID_INPUT', name ? `${name}: ${message}` : message, fields);
    }
    if (error.status < 500) return error;
  }
  if (isCutOff(error)) return wire('BAD_REQUEST', 'The request ended before it was complete.');
  if (UNTRANSLATABLE_CHARACTER.has(sqlStateOf(error) ?? ''))
    return wire('INVALID_INPUT', 'A text holds a NUL character, which cannot be kept. Please remove it.');
  if (isDiskFull(error)) {
    log.error('The disk is full: nothing can be written', { error });
    return wire(
      'UNAVAILABLE',
      'The disk of the server is full, so nothing new can be kept. Nothing was changed or lost. Make room on it (or ask whoever runs it), then try again.',
    );
  }
  if (isUnreachable(error)) {
    log.error('A database could not be reached', { error });
    return wire(
      'UNAVAILABLE',
      'The database cannot be reached at the moment. Nothing was lost; please try again shortly.',
    );
  }
  log.error('A request failed', { error });
  return wire('INTERNAL', 'Something went wrong on our side. Nothing was changed; please try again.');
}
