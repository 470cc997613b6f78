import { expect, test } from 'vitest';
import { askedFile } from './asked-file.ts';

const ask = askedFile('2026-03-09', [
  'date,sessions',
  '2026-02-01,3',
  '2026-02-27,5',
  '2026-02-28,7',
  '2026-03-08,1',
]);

test.each([
  ['sessions in the last days of February', 'Sessions from February 26, 2026 to February 28, 2026'],
  ['sessions in the first few days of February', 'Sessions from February 1, 2026 to February 3, 2026'],
  ['sessions in the last few weeks', 'Sessions in the last 2 weeks'],
])('%s are so many as are asked back', async (question, offered) => {
  const { status, clarification } = await ask(question);
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.map((choice) => choice.question)).toContain(offered);
});

test('one day of a month is that day', async () => {
  expect((await ask('sessions on the last day of February')).headline).toContain('7 sessions on Feb');
});
