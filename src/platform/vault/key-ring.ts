import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';

/** AES-256 keys by id. The newest seals; all of them open, so that a key can be changed without a stop. */
export interface KeyRing {
  newest(): { readonly id: string; readonly key: Buffer };
  find(id: string): Buffer | undefined;
  ids(): readonly string[];
  /** A key for another purpose (signing cookies), derived so that it tells nothing about the others. */
  derive(purpose: string): Buffer;
}

const KEY_BYTES = 32;

/** `id:base64,id:base64`, the newest first. */
export function parseKeyRing(text: string): KeyRing {
  const keys = readKeys(text);
  return ringOf(
    () => keys,
    () => keys,
  );
}

export const keyFileOf = (dataDir: string) => join(dataDir, 'encryption-keys');

/** The ring of this installation: from the environment, else made once and kept beside the data, readable by us alone. */
export async function openKeyRing(configured: string | undefined, dataDir: string): Promise<KeyRing> {
  if (configured !== undefined) return parseKeyRing(configured);
  const file = keyFileOf(dataDir);
  await mkdir(dataDir, { recursive: true });
  try {
    // `wx`: of two processes starting at once, only one makes the key.
    await writeFile(file, `k1:${newKey()}`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  let keys = readKeys((await readFile(file, 'utf8')).trim());
  return ringOf(
    () => keys,
    // Another process put a key in front since: `npm run rotate-keys`.
    () => {
      keys = readKeys(readFileSync(file, 'utf8').trim());
      return keys;
    },
  );
}

/** The same for a command that must not make one: undefined where there is none. */
export function findKeyRing(configured: string | undefined, dataDir: string): KeyRing | undefined {
  if (configured !== undefined) return parseKeyRing(configured);
  return existsSync(keyFileOf(dataDir))
    ? parseKeyRing(readFileSync(keyFileOf(dataDir), 'utf8').trim())
    : undefined;
}

/** Puts a new key in front of the ring that is kept beside the data. Complete or not at all. Answers the key's id. */
export function addKeyBesideData(dataDir: string): string {
  const file = keyFileOf(dataDir);
  const text = readFileSync(file, 'utf8').trim();
  const taken = new Set(readKeys(text).keys());
  let number = taken.size + 1;
  while (taken.has(`k${number}`)) number += 1;
  writeFileSync(`${file}.new`, `k${number}:${newKey()},${text}`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return `k${number}`;
}

const newKey = () => randomBytes(KEY_BYTES).toString('base64');

function ringOf(known: () => Keys, readAgain: () => Keys): KeyRing {
  return {
    newest: () => {
      const [first] = known();
      if (first === undefined) throw new ConfigError('ENCRYPTION_KEYS holds no key.');
      return { id: first[0], key: first[1] };
    },
    find: (id) => known().get(id) ?? readAgain().get(id),
    ids: () => [...known().keys()],
    derive: (purpose) => {
      // From the oldest key, so that putting a new key in front signs nobody out.
      const oldest = [...known().values()].at(-1);
      if (oldest === undefined) throw new ConfigError('ENCRYPTION_KEYS holds no key.');
      return Buffer.from(hkdfSync('sha256', oldest, '', purpose, KEY_BYTES));
    },
  };
}

type Keys = ReadonlyMap<string, Buffer>;

function readKeys(text: string): Keys {
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
  if (keys.size === 0) throw new ConfigError('ENCRYPTION_KEYS holds no key.');
  return keys;
}
