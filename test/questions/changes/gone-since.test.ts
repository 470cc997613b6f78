import { expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

const LINES = [
  'date,campaign,sessions,clicks,impressions',
  '2026-01-10,spring,100,5,50',
  '2026-01-10,brand,50,5,50',
  '2026-02-10,brand,45,4,50',
];

test('a campaign that had none is told with none again, and not as one without data', async () => {
  const chain = followedFile('2026-03-09', LINES);
  const first = await chain('which campaign lost most sessions in february');
  expect(first.headline).toMatch(/it had 0\s+sessions/);
  const { headline } = await chain('which campaign lost most sessions in february', 'its sessions');
  expect(headline).toMatch(/^0\s+sessions .*against 100 /);
});

test('a rate of nothing stays unknown', async () => {
  const { tables } = await followedFile('2026-03-09', LINES)('ctr of campaign spring in february vs january');
  expect(tables[0]?.rows[0]?.[1] ?? null).toBeNull();
});
