import { expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

const LINES = [
  'date,source,sessions,leads,key_events',
  '2026-03-02,diary,90,2,8',
  '2026-03-02,google,100,1,9',
];

test.each([
  ['leads by source last week', 'conversion of each to leads'],
  ['conversion to leads by source last week'],
])('%s: of the visits those that became leads, and no key events of any kind', async (...chain: string[]) => {
  const { tables } = await followedFile('2026-03-09', LINES)(...chain);
  expect(tables[0]?.columns).toContain('Leads per session');
  expect(tables[0]?.rows[0]?.slice(0, 2)).toEqual(['diary', 2 / 90]);
});
