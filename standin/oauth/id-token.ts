import { createHash, createPrivateKey, createPublicKey, type JsonWebKey, sign } from 'node:crypto';
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
  readonly publicKey: JsonWebKey;
  sign(request: IdTokenRequest): string;
}

export function idTokenSigner(privateKeyPem: string): IdTokenSigner {
  const privateKey = createPrivateKey(privateKeyPem);
  const { n, e, kty } = createPublicKey(privateKey).export({ format: 'jwk' });
  // RFC 7638: the key names itself, so a restart with the same key keeps the same kid.
  const kid = createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('hex').slice(0, 40);
  return {
    publicKey: { kid, kty: kty ?? 'RSA', n: n ?? '', e: e ?? '', alg: 'RS256', use: 'sig' },
    sign(request) {
      const issuedAt = Math.floor(request.now / 1000);
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
        iat: issuedAt,
        exp: issuedAt + 3600,
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
