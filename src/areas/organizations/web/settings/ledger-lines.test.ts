import { expect, it } from 'vitest';
import type { CreditEntry } from '#src/areas/organizations/contract.ts';
import { ledgerLines } from './ledger-lines.ts';
import { ledgerWords } from './ledger-words.ts';

const entry = (id: number, change: Partial<CreditEntry>): CreditEntry => ({
  id,
  at: '2026-03-09T09:14:00Z',
  kind: 'reserve',
  credits: -1,
  month: null,
  run: null,
  planning: false,
  ...change,
});

it('tells the steps of a planning session in one line, and leaves everything else as it is', () => {
  const lines = ledgerLines([
    entry(6, { planning: true, at: '2026-03-09T09:20:00Z' }),
    entry(5, { planning: true }),
    entry(4, { planning: true }),
    entry(3, { credits: -20 }),
    entry(2, { planning: true }),
    entry(1, { kind: 'allowance', credits: 400, month: '2026-03' }),
  ]);
  expect(lines.map(({ id, at, credits }) => [id, at, credits])).toEqual([
    [6, '2026-03-09T09:20:00Z', -3],
    [3, '2026-03-09T09:14:00Z', -20],
    [2, '2026-03-09T09:14:00Z', -1],
    [1, '2026-03-09T09:14:00Z', 400],
  ]);
  expect(lines.map(ledgerWords)).toEqual([
    'Planning agent: up to 15 steps',
    'Reserved for a run that was deleted',
    'Planning agent: up to 5 steps',
    'Monthly allowance for March 2026',
  ]);
});
