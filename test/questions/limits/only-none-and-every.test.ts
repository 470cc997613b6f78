import { expect, it, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Each town has its own courses and its own way of booking; the days of July 2025 and from January to March 2026. */
const rows: readonly (readonly [town: string, course: string, booked: string, lessons: number])[] = [
  ['Ashby', 'manual', 'phone', 4],
  ['Ashby', 'motorbike', 'website', 2],
  ['Kingsmere', 'manual', 'phone', 6],
  ['Kingsmere', 'automatic', 'website', 3],
  ['Dunmoor', 'motorbike', 'phone', 1],
];
const days = [
  ...daysFrom('2025-07-01' as Day, '2025-07-31' as Day),
  ...daysFrom('2026-01-01' as Day, '2026-03-31' as Day),
];
const asked = askedFile('2026-04-01', [
  'date,town,course,booked_by,lessons',
  ...days.flatMap((day) =>
    rows.map(([town, course, booked, lessons]) =>
      // In March Ashby falls in both courses, Kingsmere in one
      [day, town, course, booked, day > '2026-02-28' && course === 'manual' ? lessons - 2 : lessons].join(
        ',',
      ),
    ),
  ),
]);

test.each([
  'lessons in any month but July',
  'lessons in each month but July',
  'lessons in every month but July 2025',
  'lessons in any quarter but Q3',
])('a time that is left out is not the only one that is told: %s', async (question) => {
  const { status, headline } = await asked(question);
  expect(status).toBe('clarification_needed');
  expect(headline).toMatch(/^Days can be left out of one period at a time/);
});

test.each([
  // A week has 16 lessons a day but for March, when it has 12
  ['lessons on every weekday but Monday in February', 16 * 16, 'on weekdays other than Mondays'],
  ['lessons on any weekday but Monday and Friday in February', 16 * 12, 'on weekdays other than'],
  ['lessons on any weekday except Sunday in February', 16 * 24, 'on days other than Sundays'],
])('%s', async (question, many, when) => {
  const { headline } = await asked(question);
  expect(headline).toContain(`${many} lessons`);
  expect(headline).toContain(when);
});

it.each([
  'which town is only booked by phone',
  'which course is only booked on the website',
  'which towns only get lessons from the website',
  'which course only had lessons in Ashby',
])('asks how nearly nothing else it has to be: %s', async (question) => {
  const { status, headline } = await asked(question);
  expect(status).toBe('clarification_needed');
  expect(headline).toMatch(/^Who had nothing else is told as a share/);
});

it.each(['which town is only booked at weekends', 'which course has lessons only on Sundays'])(
  'lists what was there at no other time: %s',
  async (question) => {
    const { status, headline } = await asked(question);
    expect(status).toBe('clarification_needed');
    expect(headline).toMatch(/^What was there at no other time/);
  },
);

it.each([
  ['is there a town without motorbike lessons', 'Kingsmere'],
  ['are there towns without motorbike lessons in February', 'Kingsmere'],
  ['towns without motorbike lessons', 'Kingsmere'],
  ['which towns are without automatic lessons', 'Ashby'],
])('tells who has none: %s', async (question, first) => {
  const { tables } = await asked(question);
  expect(tables[0]?.rows[0]).toEqual([first, 0]);
});

it.each(['lessons by town without motorbike', 'top towns without motorbike lessons'])(
  'still leaves a name out: %s',
  async (question) => {
    expect((await asked(question)).headline).toMatch(/^Kingsmere had the most lessons/);
  },
);

it.each(['which towns fell in every course in March', 'in which towns did every course fall in March'])(
  'counts no pair as one of them: %s',
  async (question) => {
    const { status, clarification } = await asked(question);
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.map((one) => one.question).join()).toMatch(/each course/);
  },
);

test('pairs are counted as pairs', async () => {
  const { headline } = await asked('which towns fell in each course in March vs February');
  expect(headline).toMatch(/^2 of the 5 pairs of town and course fell/);
});
