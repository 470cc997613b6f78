import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-06-01', [
  'date,Campaign,City,Enrolments',
  '2026-05-30,Evening,Lyon,9',
  '2026-05-30,Kids,Lyon,6',
  '2026-05-30,Trial,Lyon,6',
  '2026-05-30,Evening,Paris,4',
  '2026-05-30,Kids,Paris,3',
  '2026-05-30,Trial,Paris,2',
]);

test('who is level with the last one within each is told', async () => {
  const { explanation } = await ask('top 2 campaigns per city by enrolments in may');
  expect(explanation).toContain('Level with the last one that is listed there: Trial in Lyon.');
  const { explanation: none } = await ask('top 3 campaigns per city by enrolments in may');
  expect(none ?? '').not.toContain('Level with');
  const { explanation: first } = await ask('top campaign in each city by enrolments in may');
  expect(first ?? '').not.toContain('Level with');
});
