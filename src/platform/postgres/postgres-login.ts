import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How to reach the embedded server; kept in the data folder, readable by its owner alone. */
export interface PostgresLogin {
  readonly user: string;
  readonly password: string;
  /** The last port it listened on; kept for as long as nobody else takes it. */
  readonly port: number | undefined;
}

const fileOf = (dataDir: string) => join(dataDir, 'postgres-login.json');

export function readOrMakeLogin(dataDir: string): PostgresLogin {
  const known = readLogin(dataDir);
  if (known !== undefined) return known;
  const login = { user: 'weekwise', password: randomBytes(24).toString('hex'), port: undefined };
  writeLogin(dataDir, login);
  return login;
}

export function readLogin(dataDir: string): PostgresLogin | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as PostgresLogin;
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')) throw cause;
    return undefined;
  }
}

export function writeLogin(dataDir: string, login: PostgresLogin): void {
  const file = fileOf(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify(login), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}
