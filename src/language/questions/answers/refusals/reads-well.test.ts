import { expect, test } from 'vitest';
import { readsWell } from './reads-well.ts';

test.each(['Grow damage reports fell', 'hires grow fell last week'])(
  'words that are left over are no question: %s',
  (question) => {
    expect(readsWell(question)).toBe(false);
  },
);

test.each([
  'Did hires grow last week?',
  'Which stations grew and which fell?',
  'Did hires grow and damage reports fall?',
  'Did Fall Gala grow in May?',
  'Hires by station last month',
])('a question may say that something moved: %s', (question) => {
  expect(readsWell(question)).toBe(true);
});
