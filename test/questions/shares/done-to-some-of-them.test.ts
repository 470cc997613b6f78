import { describe, expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

const LINES = [
  'date,town,teacher,bike_type,lessons,cancellations,tests,passes',
  '2026-01-10,Ashby,Priya,E-bike,40,4,5,5',
  '2026-01-11,Kelso,Tess,City bike,60,3,6,5',
  '2026-02-10,Ashby,Priya,E-bike,90,9,5,4',
  '2026-02-11,Kelso,Tess,City bike,50,5,6,4',
  '2026-02-28,Kelso,Tess,City bike,10,1,2,1',
];
const told = async (...questions: readonly string[]) => {
  const { status, headline } = await followedFile('2026-03-01', LINES)(...questions);
  return `${status}: ${headline}`.replaceAll(/\s/g, ' ');
};

describe('a share of what became of them', () => {
  test.each([
    ['share of lessons that were cancelled, per town', 'Ashby had the highest cancellations per lesson'],
    ['what percent of lessons from Kelso were cancelled in January', 'Cancellations per lesson of 5 %'],
  ])('%s', async (question, expected) => {
    expect(await told(question)).toContain(expected);
  });
});

test('one that overtook another at any point did so on days', async () => {
  expect(await told('Did Ashby overtake Kelso in lessons at any point?')).toContain('Yes: on 2 of 5 days');
});

// Per day, since January begins on its 10th
test('whether any doubled is told as which of them did', async () => {
  expect(await told('Did any town double its lessons in February?')).toContain(
    'No towns moved that far in February 2026',
  );
});

test('who has nothing left of a difference had more of the one', async () => {
  expect(await told('Which towns had no tests minus passes in February?')).toContain(
    'had more tests than passes',
  );
});
