import { randomBytes } from 'node:crypto';
import { authorizationCodeSeconds } from '../assumptions.ts';

export interface AuthorizedRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly email: string;
  readonly scopes: readonly string[];
  readonly wantsRefreshToken: boolean;
  readonly nonce: string | undefined;
  readonly codeChallenge: string | undefined;
  readonly codeChallengeMethod: 'S256' | 'plain';
}

export interface AuthorizationCodes {
  issue(request: AuthorizedRequest, now: number): string;
  /** A code is good once: taking it uses it up, whatever comes of the exchange. */
  take(code: string, now: number): AuthorizedRequest | undefined;
}

/** Kept in memory: a code lives for minutes, and whoever waits on a restarted stand-in signs in again. */
export function authorizationCodes(): AuthorizationCodes {
  const pending = new Map<string, { request: AuthorizedRequest; expiresAt: number }>();
  return {
    issue(request, now) {
      for (const [code, { expiresAt }] of pending) if (expiresAt <= now) pending.delete(code);
      const code = `4/0${randomBytes(40).toString('base64url')}`;
      pending.set(code, { request, expiresAt: now + authorizationCodeSeconds * 1000 });
      return code;
    },
    take(code, now) {
      const found = pending.get(code);
      pending.delete(code);
      return found !== undefined && found.expiresAt > now ? found.request : undefined;
    },
  };
}
