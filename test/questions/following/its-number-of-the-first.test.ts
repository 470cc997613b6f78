import { expect, it } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

const ask = followedFile('2026-03-02', [
  'date,page,clicks,impressions,position',
  '2026-01-10,/a,90,1000,4',
  '2026-01-10,/b,80,900,5',
  '2026-01-10,/c,70,800,6',
  '2026-02-10,/a,30,990,4.5',
  '2026-02-10,/b,60,500,9',
  '2026-02-10,/c,75,100,7',
]);
const LOSER = 'clicks in february vs january by page, biggest loser';

it.each([
  [['its impressions'], /^990 impressions.* “\/a”/],
  [['and its position', 'its impressions'], /^990 impressions.* “\/a”/],
  [['and its position'], /4\.5.* “\/a”/],
])('%j behind the biggest loser is of the one that lost most', async (then, told) => {
  const answer = await ask(LOSER, ...then);
  expect(answer.headline).toMatch(told);
});

it('is of all of them where it says so', async () => {
  expect((await ask(LOSER, 'their impressions')).tables[0]?.rows.length).toBeGreaterThan(1);
});
