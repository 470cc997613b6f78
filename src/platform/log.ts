import { type Clock, isoInstant } from './clock.ts';

/** Structured log: one JSON object a line on stderr. stdout stays free for the ready line and command output. */
export type LogFields = Readonly<Record<string, unknown>>;

export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Names whose values must never reach a log, wherever they stand. */
const SECRET_NAME = /token|secret|password|authorization|cookie|code_verifier|api_?key|encryption/i;
const SECRET_VALUE =
  /\b(ya29\.[\w-]+|1\/\/[\w-]{10,}|eyJ[\w-]{10,}\.[\w-]+\.[\w-]+)|(:\/\/[^:/\s]+:)[^@/\s]+@/g;

function redact(key: string, value: unknown): unknown {
  if (SECRET_NAME.test(key) && value !== undefined) return '[secret]';
  if (typeof value === 'string')
    return value.replace(SECRET_VALUE, (_, token: string, login: string) =>
      token ? '[secret]' : `${login}[secret]@`,
    );
  if (value instanceof Error)
    return {
      name: value.name,
      message: redact('', value.message),
      stack: redact('', value.stack ?? ''),
      cause: value.cause,
    };
  return value;
}

export function createLog(
  level: LogLevel,
  clock: Clock,
  write: (line: string) => void = (line) => process.stderr.write(line),
): Log {
  const least = logLevels.indexOf(level);
  const at =
    (name: LogLevel) =>
    (message: string, fields: LogFields = {}) => {
      if (logLevels.indexOf(name) < least) return;
      write(`${JSON.stringify({ time: isoInstant(clock), level: name, message, ...fields }, redact)}\n`);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
