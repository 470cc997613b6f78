import { expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { followedFile } from '../../asking/asked-file.ts';

/** Visits a day in January and in February, of pages and devices: /d has the most, and does not move. */
const ofPage: Readonly<Record<string, readonly [number, number]>> = {
  '/a': [90, 30],
  '/b': [60, 40],
  '/c': [20, 15],
  '/d': [200, 200],
  '/e': [10, 20],
};
const lines = ['2026-02', '2026-03'].flatMap((month, at) =>
  daysFrom(`${month}-01` as Day, `${month}-28` as Day).flatMap((day) =>
    Object.entries(ofPage).flatMap(([page, values]) => [
      `${day},${page},mobile,${values[at]}`,
      `${day},${page},desktop,${2 * (values[at] ?? 0) + at}`,
    ]),
  ),
);
const asked = followedFile('2026-04-01', ['date,page,device,sessions', ...lines]);
const LOST = 'which page lost the most sessions on mobile in March vs February';

it.each([
  [
    [LOST, 'second most'],
    ['/b', 28 * 40, 28 * 60],
  ],
  [
    [LOST, 'second most', 'third most'],
    ['/c', 28 * 15, 28 * 20],
  ],
  [
    [LOST, 'and the runner-up?'],
    ['/b', 28 * 40, 28 * 60],
  ],
  [['which page lost the second most sessions on mobile in March vs February'], ['/b', 28 * 40, 28 * 60]],
  [
    [LOST, 'top 3'],
    ['/a', 28 * 30, 28 * 90],
  ],
])('tells the place among those that moved so: %j', async (questions, row) => {
  const { tables } = await asked(...questions);
  expect(tables[0]?.rows[0]?.slice(0, 3)).toEqual(row);
});

it('says that not so many lost where the place is beyond them', async () => {
  const { headline } = await asked('which page lost the fifth most sessions on mobile in March vs February');
  expect(headline).toContain('Not so many pages lost');
});

it('asks back what is the second best of those that lost', async () => {
  const { status } = await asked(LOST, 'the second best');
  expect(status).not.toBe('answered');
});

it.each([
  [['sessions on /a in March vs February', 'and /b', 'which of them fell more'], '/a'],
  [['sessions on /a in March vs February', 'and /b', 'and /e', 'which of them grew the most'], '/e'],
  [['sessions of /a vs /b in March', 'who fell more'], '/a'],
  [
    ['sessions on /a in March vs February', 'only mobile', 'and desktop', 'which of them fell more'],
    'desktop',
  ],
])('tells who of those that the chain named moved further: %j', async (questions, name) => {
  const { tables } = await asked(...questions);
  expect(tables[0]?.rows.map(([first]) => first)).toEqual([name]);
});

it.each([
  [['sessions on /a in March vs February', 'which grew more']],
  [['sessions on /a in March', 'and /b', 'which of them fell less']],
])('asks back where nothing stands beside it: %j', async (questions) => {
  const { status } = await asked(...questions);
  expect(status).not.toBe('answered');
});
