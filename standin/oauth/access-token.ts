import { createHmac, timingSafeEqual } from 'node:crypto';
import { accessTokenSeconds } from '../assumptions.ts';

export interface AccessTokenClaims {
  readonly grantId: string;
  readonly scopes: readonly string[];
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Access tokens carry their claims under a seal, so that a restart of the stand-in, like one of Google's
 * servers, does not end them.
 */
export interface AccessTokens {
  issue(grantId: string, scopes: readonly string[], now: number): string;
  read(token: string, now: number): AccessTokenClaims | undefined;
}

export function accessTokens(secret: string): AccessTokens {
  const seal = (payload: string) => createHmac('sha256', secret).update(payload).digest();
  return {
    issue(grantId, scopes, now) {
      const claims: AccessTokenClaims = { grantId, scopes, expiresAt: now + accessTokenSeconds * 1000 };
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `ya29.${payload}.${seal(payload).toString('base64url')}`;
    },
    read(token, now) {
      const [mark, payload, sealText, ...rest] = token.split('.');
      if (mark !== 'ya29' || payload === undefined || sealText === undefined || rest.length > 0)
        return undefined;
      const [given, expected] = [Buffer.from(sealText, 'base64url'), seal(payload)];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as AccessTokenClaims;
      return claims.expiresAt > now ? claims : undefined;
    },
  };
}
