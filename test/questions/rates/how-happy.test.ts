import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-03-19', [
  'date,plan,tickets_opened,surveys_answered,surveys_happy',
  '2026-02-02,Plus,10,4,3',
  '2026-02-03,Basic,20,6,3',
]);

test.each([
  ['how happy are our customers?', [[0.6]]],
  ['are our customers happy?', [[0.6]]],
  ['were people happy last month?', [[0.6]]],
  ['how happy were Basic customers last month?', [[0.5]]],
  // How many they were
  ['how many happy customers did we have?', [[6]]],
  ['happy surveys last month', [[6]]],
])('%s', async (question, rows) => {
  expect((await asked(question)).tables[0]?.rows).toEqual(rows);
});

test('of which two numbers it is told is said', async () => {
  expect((await asked('how happy are our customers?')).assumptions[0]).toBe(
    '“happy” is read as surveys happy per survey answered.',
  );
});
