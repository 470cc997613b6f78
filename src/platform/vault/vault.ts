import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/**
 * Seals small secrets (Google tokens) with AES-256-GCM. A sealed text is bound to the place it was made for, by the
 * additional data: moved to another organization or row, it does not open.
 */
export interface Vault {
  seal(secret: string, place: string): string;
  open(sealed: string, place: string): string;
}

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

export function createVault(ring: KeyRing): Vault {
  return {
    seal(secret, place) {
      const key = ring.keys.get(ring.current) as Buffer;
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return [
        VERSION,
        ring.current,
        Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url'),
      ].join('.');
    },
    open(sealed, place) {
      const [version, keyId = '', text = ''] = sealed.split('.');
      const key = ring.keys.get(keyId);
      if (version !== VERSION || key === undefined)
        throw new SealBroken('This secret was sealed with a key that is not in the ring.');
      const bytes = Buffer.from(text, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(bytes.length - TAG_BYTES);
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
        const body = bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch (error) {
        throw new SealBroken('This secret was changed or moved since it was sealed.', { cause: error });
      }
    },
  };
}
