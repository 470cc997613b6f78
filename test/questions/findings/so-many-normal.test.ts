import { describe, expect, test } from 'vitest';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Twelve whole weeks of 700, 707, 714 … sessions, and as many coins. */
const [first, last] = ['2026-01-05', '2026-03-29'] as [Day, Day];
const rows = daysFrom(first, last).map((day, at) => {
  const sessions = 100 + Math.floor(at / 7);
  return `${day},${sessions},${10 * sessions}`;
});
const asked = askedFile(addDays(last, 1), ['date,sessions,revenue', ...rows]);
const told = async (question: string) => {
  const { headline, explanation } = await asked(question);
  return `${headline} ${explanation}`.replaceAll('\u00a0', ' ');
};

describe('whether so many are normal', () => {
  test.each([
    [
      'is 5498 sessions normal?',
      '5,498 sessions in a week: more than in any of the 12 weeks from Jan 5 to Mar 29, 2026.',
    ],
    ['is 5498 sessions a week normal for us?', '5,498 sessions in a week: more than in any of the 12 weeks'],
    ['are 100 sessions per week a lot', '100 sessions in a week: less than in any of the 12 weeks'],
    [
      'would 740 sessions in a week be unusual?',
      '740 sessions in a week: usual: it lies within the middle half of the 12 weeks',
    ],
    [
      'is it normal to have 776 sessions a week?',
      '776 sessions in a week: on the high side of what is usual: 1 of the 12 weeks',
    ],
    [
      'is 7600 euros normal',
      '7,600 of revenue in a week: on the high side of what is usual: 3 of the 12 weeks',
    ],
    ['is 1000 euros a day normal', '1,000 of revenue in a day: less than in any of the 56 days'],
  ])('%s', async (question, answer) => {
    expect(await told(question)).toContain(answer);
  });

  test('with the range of them, its middle half and the middle one', async () => {
    expect(await told('is 5498 sessions a week normal?')).toContain(
      'These ran from 700 to 777, half of them from 719 to 758; the middle one had 739.',
    );
  });
});
