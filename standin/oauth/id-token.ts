import { createHash, createPrivateKey, createPublicKey, type JsonWebKey, sign } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Person } from '../identity/people.ts';
import { profileClaims } from './profile-claims.ts';

export interface IdTokenRequest {
  readonly issuer: string;
  readonly clientId: string;
  readonly person: Person;
  readonly scopes: readonly string[];
  readonly accessToken: string;
  readonly nonce: string | undefined;
  readonly now: number;
}

/** Signs id tokens with RS256 and shows the public half of the key. */
export interface IdTokenSigner {
  readonly publicKey: JsonWebKey & { readonly kid: string };
  readonly publicPem: string;
  sign(request: IdTokenRequest): string;
}

/**
 * Libraries check the times of an id token by the machine's clock, whatever CLOCK says to the programs. A token
 * is therefore valid by both: issued at the earlier of the two, ending an hour after the later.
 */
export function idTokenSigner(privateKeyPem: string, machine: Clock): IdTokenSigner {
  const privateKey = createPrivateKey(privateKeyPem);
  const publicKey = createPublicKey(privateKey);
  const { n, e, kty } = publicKey.export({ format: 'jwk' });
  // RFC 7638: the key names itself, so a restart with the same key keeps the same kid.
  const kid = createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('hex').slice(0, 40);
  return {
    publicKey: { kid, kty: kty ?? 'RSA', n: n ?? '', e: e ?? '', alg: 'RS256', use: 'sig' },
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign(request) {
      const machineNow = machine();
      const claims = {
        iss: request.issuer,
        azp: request.clientId,
        aud: request.clientId,
        ...profileClaims(request.person, request.scopes, request.issuer),
        at_hash: createHash('sha256')
          .update(request.accessToken)
          .digest()
          .subarray(0, 16)
          .toString('base64url'),
        ...(request.nonce === undefined ? {} : { nonce: request.nonce }),
        iat: Math.floor(Math.min(request.now, machineNow) / 1000),
        exp: Math.floor(Math.max(request.now, machineNow) / 1000) + 3600,
      };
      const head = encode({ alg: 'RS256', kid, typ: 'JWT' });
      const signed = `${head}.${encode(claims)}`;
      return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
    },
  };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
