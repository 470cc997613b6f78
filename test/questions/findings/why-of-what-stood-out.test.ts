import { expect, test } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { followedFile } from '../asking/asked-file.ts';

const lines = (purchases: (week: number) => number): readonly string[] => [
  'date,device,sessions,purchases',
  ...Array.from({ length: 28 }, (_, at) => {
    const day = addDays('2026-02-09' as Day, at);
    const [some, week] = [purchases(Math.floor(at / 7)), Math.floor(at / 7)];
    return [`${day},mobile,${200 - week},${some}`, `${day},desktop,300,20`];
  }).flat(),
];
const why = async (purchases: (week: number) => number) => {
  const { headline } = await followedFile('2026-03-09', lines(purchases))('how was last week', 'why');
  return headline.replaceAll(/\s/g, ' ');
};

test('why behind a week is asked of what its answer began with, and not of the visits', async () => {
  expect(await why((week) => (week === 3 ? 2 : 20))).toMatch(/^Purchases: 154 last week .* against 280/);
});

test('where nothing stood out, it is asked of the visits, which came first', async () => {
  expect(await why(() => 20)).toMatch(/^Sessions: /);
});
