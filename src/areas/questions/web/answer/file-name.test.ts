import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileName } from './file-name.ts';

const named = (questionText: string) => fileName({ questionText });

it('names what is saved after the question', () => {
  expect(named('Why did sales fall last week?')).toBe('weekwise-why-did-sales-fall-last-week');
  expect(named('What’s our CTR in São Paulo?')).toBe('weekwise-whats-our-ctr-in-são-paulo');
  expect(named('???')).toBe('weekwise-answer');
  expect(named('sessions by channel '.repeat(9))).toBe(
    'weekwise-sessions-by-channel-sessions-by-channel-sessions-by',
  );
});

it('is a short name that every system of files takes, whatever is asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(named(text)).toMatch(/^weekwise-[\p{L}\p{M}\p{N}-]+$/u);
      expect([...named(text)].length).toBeLessThanOrEqual(60);
    }),
  );
});
