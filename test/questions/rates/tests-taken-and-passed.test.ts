import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const school = askedFile('2026-04-01', [
  'date,branch,instructor,lessons_booked,fees,tests_taken,tests_passed',
  '2026-02-02,Harbour,Pete,20,400,5,3',
  '2026-03-02,Harbour,Pete,30,600,4,3',
  '2026-03-03,Mill,Anna,10,200,6,3',
]);
const repairs = askedFile('2026-04-01', [
  'date,branch,jobs_started,jobs_completed',
  '2026-03-02,Harbour,8,6',
  '2026-03-03,Mill,2,2',
]);

test.each([
  [
    school,
    'pass rate by instructor in March',
    [
      ['Pete', 0.75],
      ['Anna', 0.5],
    ],
  ],
  [school, 'what is our pass rate in March', [[0.6]]],
  [
    school,
    'how many tests were failed in March per branch',
    [
      ['Mill', 3],
      ['Harbour', 1],
    ],
  ],
  [school, 'failed tests in March', [[4]]],
  [school, 'how many tests in March', [[10]]],
  [school, 'tests passed in March', [[6]]],
  [repairs, 'completion rate in March', [[0.8]]],
] as const)('%#: %s', async (ask, question, rows) => {
  const { tables, headline } = await ask(question);
  expect(
    tables[0]?.rows.map((row) => row.slice(0, rows[0].length)),
    headline,
  ).toEqual(rows);
});

test('of what it is one is said', async () => {
  const { assumptions } = await school('pass rate in March');
  expect(assumptions.join(' ')).toContain('“pass rate” is read as tests passed per test taken');
});
