import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';

/** AES-256 keys by id. The first is used to seal; all of them to open, so that a key can be rotated without a stop. */
export interface KeyRing {
  readonly current: string;
  readonly keys: ReadonlyMap<string, Buffer>;
  /** A key for another purpose (signing cookies), derived so that it tells nothing about the others. */
  derive(purpose: string): Buffer;
}

const KEY_BYTES = 32;

/** `id:base64,id:base64`, the newest first. */
export function parseKeyRing(text: string): KeyRing {
  const keys = new Map<string, Buffer>();
  for (const part of text.split(',')) {
    const [id = '', encoded = ''] = part.split(':');
    const key = Buffer.from(encoded, 'base64');
    if (key.length !== KEY_BYTES)
      throw new ConfigError(
        `ENCRYPTION_KEYS: the key "${id}" is not 32 bytes in base64. Make one with: openssl rand -base64 32`,
      );
    if (keys.has(id)) throw new ConfigError(`ENCRYPTION_KEYS names the key "${id}" twice.`);
    keys.set(id, key);
  }
  const [current] = keys.keys();
  const newest = current === undefined ? undefined : keys.get(current);
  if (current === undefined || newest === undefined) throw new ConfigError('ENCRYPTION_KEYS holds no key.');
  // Derived from the oldest key, so that putting a new key in front signs nobody out.
  const oldest = [...keys.values()].at(-1) ?? newest;
  return {
    current,
    keys,
    derive: (purpose) => Buffer.from(hkdfSync('sha256', oldest, '', purpose, KEY_BYTES)),
  };
}

/** The ring of this installation: from the environment, else made once and kept beside the data, readable by us alone. */
export async function openKeyRing(configured: string | undefined, dataDir: string): Promise<KeyRing> {
  if (configured !== undefined) return parseKeyRing(configured);
  const file = join(dataDir, 'encryption-keys');
  await mkdir(dataDir, { recursive: true });
  try {
    // `wx`: of two processes starting at once, only one makes the key.
    await writeFile(file, `k1:${randomBytes(KEY_BYTES).toString('base64')}`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return parseKeyRing((await readFile(file, 'utf8')).trim());
}
