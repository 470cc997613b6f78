import { expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const days = daysFrom('2026-01-01' as Day, '2026-02-28' as Day);
const isLate = (day: string): boolean => day >= '2026-02';

const search = askedFile('2026-03-01', [
  'date,query,country,clicks,impressions,position',
  ...days.flatMap((day) => [
    `${day},tea pot,Germany,${isLate(day) ? 1 : 5},100,${isLate(day) ? 7 : 2}`,
    `${day},tea cup,Germany,4,100,${isLate(day) ? 4 : 9}`,
    `${day},tea bag,Austria,${isLate(day) ? 1 : 5},100,${isLate(day) ? 6 : 5}`,
  ]),
]);

test.each([
  ['Which queries lost more than 3 places from January to February 2026?', 'tea pot'],
  ['Which queries fell by more than 3 places from January to February 2026?', 'tea pot'],
  ['queries whose position dropped by more than 3 places from January to February 2026', 'tea pot'],
  ['Which queries gained at least 2 places from January to February 2026?', 'tea cup'],
  ['Which queries moved up more than 2 spots from January to February 2026?', 'tea cup'],
])('so many places lost or gained are positions: %s', async (question, names) => {
  const { tables } = await search(question);
  expect(tables[0]?.rows.map(([name]) => name).join()).toBe(names);
  expect(tables[0]?.columns).not.toContain('Country');
});

test('which places there are is asked of countries', async () => {
  const { tables } = await search('Which places lost clicks from January to February 2026?');
  expect(tables[0]?.columns[0]).toBe('Country');
});

test('where nothing has a position they are none', async () => {
  const courses = askedFile('2026-03-01', [
    'date,course,places',
    ...days.flatMap((day) => [`${day},Yoga,${isLate(day) ? 1 : 2}`, `${day},Dance,2`]),
  ]);
  const { tables } = await courses('Which courses lost more than 3 places from January to February 2026?');
  expect(tables[0]?.rows[0]?.slice(0, 3)).toEqual(['Yoga', 28, 62]);
});
