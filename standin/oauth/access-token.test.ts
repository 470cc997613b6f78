import { expect, it } from 'vitest';
import { accessTokens } from './access-token.ts';

const tokens = accessTokens('a secret');
const token = tokens.issue('grant', ['openid'], 0);

it('reads what it issued until the hour is over', () => {
  expect(tokens.read(token, 3_598_000)).toEqual({
    grantId: 'grant',
    scopes: ['openid'],
    expiresAt: 3_599_000,
  });
  expect(tokens.read(token, 3_599_000)).toBeUndefined();
});

it('refuses claims that were changed under an old seal, and seals of another secret', () => {
  const [mark, payload = '', seal] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...claims, grantId: 'other' })).toString('base64url');
  expect(tokens.read(`${mark}.${forged}.${seal}`, 0)).toBeUndefined();
  expect(accessTokens('another secret').read(token, 0)).toBeUndefined();
  expect(tokens.read(`${token}.more`, 0)).toBeUndefined();
});
