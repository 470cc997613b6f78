import { expect, it } from 'vitest';
import { quotaPause, quotaReturnsAt } from './quota-pause.ts';

const at = (text: string) => Date.parse(text);

it.each([
  ['minutes', '2026-03-02T10:20:00Z', '2026-03-02T10:35:00Z'],
  ['hour', '2026-03-02T10:20:00Z', '2026-03-02T11:00:30Z'],
  ['hour', '2026-03-02T10:00:00Z', '2026-03-02T11:00:30Z'],
  ['day', '2026-03-02T10:20:00Z', '2026-03-03T08:00:30Z'],
  // Clocks go forward in Los Angeles on 8 March 2026.
  ['day', '2026-03-08T07:30:00Z', '2026-03-08T08:00:30Z'],
  ['day', '2026-03-08T12:00:00Z', '2026-03-09T07:00:30Z'],
] as const)('a quota by %s, used up at %s, returns at %s', (returns, now, until) => {
  expect(quotaReturnsAt(returns, at(now))).toBe(at(until));
});

it('nothing more is asked when a tenth is left', () => {
  const now = at('2026-03-02T10:20:00Z');
  const plenty = { tokensPerDay: 100_000, tokensPerHour: 30_000, serverErrorsPerProjectPerHour: 10 };
  expect(quotaPause({ ...plenty, tokensPerProjectPerHour: 1_397 }, now)).toBeUndefined();
  expect(quotaPause({ ...plenty, tokensPerProjectPerHour: 1_396 }, now)).toMatchObject({ returns: 'hour' });
  expect(quotaPause({ ...plenty, tokensPerDay: 12 }, now)).toMatchObject({ returns: 'day' });
  expect(quotaPause({ ...plenty, serverErrorsPerProjectPerHour: 2 }, now)).toMatchObject({ returns: 'hour' });
  expect(quotaPause({}, now)).toBeUndefined();
});
