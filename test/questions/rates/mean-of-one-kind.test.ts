import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-03-01', [
  'date,show,episode_type,downloads',
  '2026-02-02,Maps,new episode,10',
  '2026-02-03,Maps,new episode,20',
  '2026-02-03,Maps,back catalogue,7',
]);

test.each([
  'how many downloads does a new episode get on average?',
  'how many downloads does an average new episode get?',
])('what one of a kind has is not known: %s', async (question) => {
  const { status, clarification } = await asked(question);
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.map(({ label }) => label)).toContain(
    'Average downloads per day of new episode',
  );
});

test.each([
  ['how many downloads do new episodes get on average?', [[15]]],
  ['how many downloads does a new episode get per day on average?', [[15]]],
])('all of that kind on an average day are: %s', async (question, rows) => {
  expect((await asked(question)).tables[0]?.rows).toEqual(rows);
});
