import { expect, it } from 'vitest';
import { saidChance } from './said-chance.ts';

it('says in words that a q-value of one is no evidence, and leaves every other as it is', () => {
  expect(saidChance('(q = 1).')).toBe('(q = 1.00, no evidence).');
  expect(saidChance('(q = 0.998)')).toBe('(q = 1.00, no evidence)');
  expect(saidChance('(q = 0.52).')).toBe('(q = 0.52).');
  expect(saidChance('q under 0.001')).toBe('q under 0.001');
});

it('knows no chance in any other piece of a text', () => {
  for (const text of ['−€3,481', '28.4 %', 'Nov 9, 2026', 'q = many', '(p = 1)'])
    expect(saidChance(text)).toBeUndefined();
});
