import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { AppError } from '#src/shared/error-code.ts';

/** How to reach the embedded server; kept in the data folder, readable by its owner alone. */
const PostgresLogin = z.object({
  user: z.string().min(1),
  password: z.string().min(1),
  /** The last port it listened on; kept for as long as nobody else takes it. */
  port: z.union([z.int(), z.undefined()]),
});
export type PostgresLogin = Readonly<z.infer<typeof PostgresLogin>>;

const fileOf = (dataDir: string) => join(dataDir, 'postgres-login.json');

export function readOrMakeLogin(dataDir: string): PostgresLogin {
  const known = readLogin(dataDir);
  if (known !== undefined) return known;
  const login = { user: 'weekwise', password: randomBytes(24).toString('hex'), port: undefined };
  writeLogin(dataDir, login);
  return login;
}

export function readLogin(dataDir: string): PostgresLogin | undefined {
  let text: string;
  try {
    text = readFileSync(fileOf(dataDir), 'utf8');
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')) throw cause;
    return undefined;
  }
  try {
    return PostgresLogin.parse(JSON.parse(text));
  } catch (cause) {
    // The password stands nowhere else: making a new file would lock the data away without a word.
    throw new AppError(
      'UNAVAILABLE',
      `${fileOf(dataDir)} is damaged, and the embedded database cannot be opened without it. Put the file back from a copy of the folder, or start with an empty DATA_DIR and restore a backup with npm run restore.`,
      { cause },
    );
  }
}

export function writeLogin(dataDir: string, login: PostgresLogin): void {
  const file = fileOf(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify(login), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}
