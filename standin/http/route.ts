import type { Reply } from './reply.ts';

export type Service = 'oauth' | 'admin' | 'data' | 'searchConsole' | 'standin';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** The variable parts of the route's path, percent-decoded. */
  readonly params: Readonly<Record<string, string>>;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A path template such as `/v1beta/properties/{property}:runReport`; a variable part holds no `/` and no `:`. */
  readonly path: string;
  readonly service: Service;
  handle(call: Call): Reply | Promise<Reply>;
}

export function param(call: Call, name: string): string {
  const value = call.params[name];
  if (value === undefined) throw new Error(`The route of ${call.path} has no part {${name}}.`);
  return value;
}
