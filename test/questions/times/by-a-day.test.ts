import { describe, expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-10-12', [
  'date,hotel,bookings',
  ...daysFrom('2026-09-01' as Day, '2026-10-11' as Day).flatMap((day) => [
    `${day},Vienna,1`,
    `${day},Graz,2`,
  ]),
]);

test.each(['bookings by October 5', 'how many bookings had we by 5 October 2026', 'bookings by 2026-10-05'])(
  '%s are all until that day',
  async (question) => {
    expect((await asked(question)).tables[0]?.rows).toEqual([[105]]);
  },
);

describe('from when on is asked where a weekday or a longer time is named', () => {
  test.each([
    ['bookings by Friday last week', 'bookings from October 5, 2026 to October 9, 2026'],
    ['bookings by Friday', 'bookings from October 5, 2026 to October 9, 2026'],
    ['bookings by Monday', 'bookings until October 5, 2026'],
    ['bookings of Graz by last month', 'bookings of Graz until September 30, 2026'],
  ])('%s', async (question, choice) => {
    const { status, clarification } = await asked(question);
    expect(status).toBe('clarification_needed');
    const offered = clarification?.choices.map((one) => one.question.toLowerCase()) ?? [];
    expect(offered).toContain(choice.toLowerCase());
    expect((await asked(offered.at(-1) ?? '')).status).toBe('answered');
  });

  test.each(['bookings by weekday last week', 'bookings by month', 'bookings by week in October'])(
    '%s is a list',
    async (question) => {
      expect((await asked(question)).status).toBe('answered');
    },
  );
});
