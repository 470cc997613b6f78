import { expect, it } from 'vitest';
import { questionLength } from './question-limits.ts';

it('counts characters as the database does, and not the blanks around them', () => {
  expect(questionLength('  Umsätze in 日本 \n')).toBe(13);
  expect(questionLength('📈'.repeat(5000))).toBe(5000);
});
