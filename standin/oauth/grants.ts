import { randomBytes } from 'node:crypto';
import { refreshTokensPerGrant } from '../assumptions.ts';
import type { Grant, RefreshToken } from '../state/standin-state.ts';
import type { StateFile } from '../state/state-file.ts';

/** What people allowed applications, and the refresh tokens handed out for it. */
export interface Grants {
  find(clientId: string, email: string): Grant | undefined;
  byId(id: string): Grant | undefined;
  byRefreshToken(token: string): { grant: Grant; refreshToken: RefreshToken } | undefined;
  /** Adds scopes to what was allowed before; the first permission makes the grant. */
  allow(clientId: string, email: string, scopes: readonly string[]): Promise<Grant>;
  issueRefreshToken(grant: Grant, scopes: readonly string[], now: number): Promise<string>;
  /** Ends the whole grant, as Google does whichever of its tokens is revoked. */
  end(grant: Grant): Promise<void>;
  /** Ends every grant, or those of one person; tells how many. */
  endAll(email?: string): Promise<number>;
}

export function grantsIn({ state, save }: StateFile): Grants {
  const find = (clientId: string, email: string) =>
    state.grants.find((grant) => grant.clientId === clientId && grant.email === email);
  return {
    find,
    byId: (id) => state.grants.find((grant) => grant.id === id),
    byRefreshToken(token) {
      for (const grant of state.grants) {
        const refreshToken = grant.refreshTokens.find((candidate) => candidate.token === token);
        if (refreshToken !== undefined) return { grant, refreshToken };
      }
      return undefined;
    },
    async allow(clientId, email, scopes) {
      let grant = find(clientId, email);
      if (grant === undefined) {
        grant = { id: randomBytes(9).toString('base64url'), clientId, email, scopes: [], refreshTokens: [] };
        state.grants.push(grant);
      }
      grant.scopes = [...new Set([...grant.scopes, ...scopes])];
      await save();
      return grant;
    },
    async issueRefreshToken(grant, scopes, now) {
      const token = `1//0${randomBytes(48).toString('base64url')}`;
      const kept = grant.refreshTokens.slice(1 - refreshTokensPerGrant);
      grant.refreshTokens = [...kept, { token, scopes: [...scopes], issuedAt: now }];
      await save();
      return token;
    },
    async end(grant) {
      state.grants = state.grants.filter((other) => other !== grant);
      await save();
    },
    async endAll(email) {
      const before = state.grants.length;
      state.grants = state.grants.filter((grant) => email !== undefined && grant.email !== email);
      await save();
      return before - state.grants.length;
    },
  };
}
