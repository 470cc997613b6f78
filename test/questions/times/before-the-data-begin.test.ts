import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** From March 3, 2025 on, 10 sessions a day. */
const ask = askedFile('2026-02-01', [
  'date,sessions',
  ...Array.from(
    { length: 335 },
    (_, at) => `${new Date(Date.UTC(2025, 2, 3 + at)).toISOString().slice(0, 10)},10`,
  ),
]);

test('a time before the data is said to be so, and the other one is offered by itself', async () => {
  const { status, explanation, clarification } = await ask('January 2026 vs January 2025 sessions');
  expect(status).toBe('clarification_needed');
  expect(explanation).toMatch(/^The data begin on Mar.3, 2025/);
  expect(clarification?.choices[0]?.question).toBe('Sessions in January 2026');
});

test('two times that both have data are held against each other', async () => {
  const { status } = await ask('January 2026 vs December 2025 sessions');
  expect(status).toBe('answered');
});
