import { randomBytes } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';
import { decrypt, encrypt } from './seal.ts';

/**
 * Seals small secrets (Google tokens) in envelopes: each has a data key of its own, which a key of the ring wraps. A
 * sealed text is bound to the place it was made for, by the additional data: moved to another organization or row, it
 * does not open. Changing the ring's key wraps the data key anew; the secret itself stays closed.
 */
export interface Vault {
  seal(secret: string, place: string): string;
  open(sealed: string, place: string): string;
  /** The same secret under the ring's newest key; undefined when it is already. */
  rewrap(sealed: string, place: string): string | undefined;
}

const VERSION = 'v2';
const DATA_KEY_BYTES = 32;

/** What every text sealed under the ring's newest key begins with: so the others are found without opening any. */
export const sealedUnder = (keyId: string): string => `${VERSION}.${keyId}.`;

export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

export function createVault(ring: KeyRing): Vault {
  const write = (keyId: string, key: Buffer, dataKey: Buffer, body: Buffer, place: string) =>
    `${sealedUnder(keyId)}${encrypt(key, dataKey, wrappedAt(place)).toString('base64url')}.${body.toString('base64url')}`;

  const unwrap = (sealed: string, place: string) => {
    const [version, keyId = '', wrapped = '', body = ''] = sealed.split('.');
    const key = version === VERSION ? ring.find(keyId) : undefined;
    if (key === undefined)
      throw new SealBroken(`A secret was sealed with the key "${keyId}", which is not in the ring.`);
    const dataKey = unbroken(() => decrypt(key, Buffer.from(wrapped, 'base64url'), wrappedAt(place)));
    return { keyId, dataKey, body: Buffer.from(body, 'base64url') };
  };

  return {
    seal(secret, place) {
      const dataKey = randomBytes(DATA_KEY_BYTES);
      const { id, key } = ring.newest();
      return write(id, key, dataKey, encrypt(dataKey, Buffer.from(secret), place), place);
    },
    open(sealed, place) {
      const { dataKey, body } = unwrap(sealed, place);
      return unbroken(() => decrypt(dataKey, body, place)).toString('utf8');
    },
    rewrap(sealed, place) {
      const { id, key } = ring.newest();
      const { keyId, dataKey, body } = unwrap(sealed, place);
      // Opened once more, so that a broken secret is found now and not when its old key is gone.
      unbroken(() => decrypt(dataKey, body, place));
      return keyId === id ? undefined : write(id, key, dataKey, body, place);
    },
  };
}

/** A wrapped key and a secret are never taken for one another. */
const wrappedAt = (place: string) => `data-key:${place}`;

function unbroken<Result>(open: () => Result): Result {
  try {
    return open();
  } catch (cause) {
    throw new SealBroken('This secret was changed or moved since it was sealed.', { cause });
  }
}
