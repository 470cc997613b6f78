/** Everything that must outlive a restart of the stand-in. */
export interface StandinState {
  /** RSA key that signs id tokens, PKCS 8 PEM. */
  signingKey: string;
  /** Secret that seals access tokens, base64url. */
  tokenSecret: string;
  grants: Grant[];
}

/** What one person allowed one application. */
export interface Grant {
  readonly id: string;
  readonly clientId: string;
  readonly email: string;
  scopes: string[];
  refreshTokens: RefreshToken[];
}

export interface RefreshToken {
  readonly token: string;
  readonly scopes: readonly string[];
  readonly issuedAt: number;
}

export function isStandinState(value: unknown): value is StandinState {
  return (
    isRecord(value) &&
    typeof value.signingKey === 'string' &&
    typeof value.tokenSecret === 'string' &&
    Array.isArray(value.grants) &&
    value.grants.every(isGrant)
  );
}

function isGrant(value: unknown): value is Grant {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.clientId === 'string' &&
    typeof value.email === 'string' &&
    isTexts(value.scopes) &&
    Array.isArray(value.refreshTokens) &&
    value.refreshTokens.every(
      (token) =>
        isRecord(token) &&
        typeof token.token === 'string' &&
        typeof token.issuedAt === 'number' &&
        isTexts(token.scopes),
    )
  );
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
