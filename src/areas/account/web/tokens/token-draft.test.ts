import { expect, it } from 'vitest';
import { readTokenDraft, type TokenDraft } from './token-draft.ts';

const organizations = [{ id: 'first' }, { id: 'second' }];
const beginning: TokenDraft = { name: '', organizationId: 'first', scope: 'read', days: '90' };

it('reads a form as it was kept, "until revoked" included', () => {
  const kept: TokenDraft = { name: 'Script', organizationId: 'second', scope: 'write', days: '' };
  expect(readTokenDraft(JSON.stringify(kept), organizations)).toEqual(kept);
});

it('begins anew where nothing is kept, or nothing that it knows', () => {
  for (const kept of ['', 'null', '7', '{', '{"name":7,"scope":"all","days":"9999"}'])
    expect(readTokenDraft(kept, organizations), kept).toEqual(beginning);
});

it('offers the first organization where the chosen one is left meanwhile', () => {
  const kept = JSON.stringify({ ...beginning, name: 'Script', organizationId: 'left' });
  expect(readTokenDraft(kept, organizations)).toEqual({ ...beginning, name: 'Script' });
  expect(readTokenDraft(kept, []).organizationId).toBe('');
});
