import { expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { followedFile } from '../../asking/asked-file.ts';

/** Visits a day by source and device: google falls into February on desktop, newsletter rises. */
const ofDay = (day: Day): readonly (readonly [string, string, number])[] => [
  ['google', 'mobile', day < '2026-02-01' ? 20 : 40],
  ['google', 'desktop', day < '2026-02-01' ? 30 : 24],
  ['newsletter', 'mobile', day < '2026-03-01' ? 10 : 50],
  ['newsletter', 'desktop', 5],
];
const lines = daysFrom('2026-01-01' as Day, '2026-03-31' as Day).flatMap((day) =>
  ofDay(day).map(([source, device, sessions]) => `${day},${source},${device},${sessions}`),
);
const asked = followedFile('2026-04-01', ['date,source,device,sessions', ...lines]);

it('holds two names against each other without the filter of the one that was told before', async () => {
  const { tables, headline } = await asked(
    'sessions from newsletter in February',
    'and google',
    'google better than newsletter',
  );
  expect(tables[0]?.rows).toEqual([
    ['google', 28 * 64],
    ['newsletter', 28 * 15],
  ]);
  expect(headline).not.toContain('no data');
});

it('keeps the filter of another kind beside two names', async () => {
  const { tables } = await asked('sessions from google in February', 'was mobile better than desktop');
  expect(tables[0]?.rows).toEqual([
    ['mobile', 28 * 40],
    ['desktop', 28 * 24],
  ]);
});

it.each([
  [['sessions in January vs February', 'by device', 'vs March']],
  [['sessions in February by device', 'vs March']],
])('tells the later of two times against the earlier one: %j', async (questions) => {
  const { tables } = await asked(...questions);
  expect(tables[0]?.columns.slice(1, 3)).toEqual(['March 2026', 'February 2026']);
  expect(tables[0]?.rows).toEqual([
    ['mobile', 31 * 90, 28 * 50, 31 * 90 - 28 * 50, (31 * 90 - 28 * 50) / (28 * 50)],
    ['desktop', 31 * 29, 28 * 29, 3 * 29, (3 * 29) / (28 * 29)],
  ]);
});
