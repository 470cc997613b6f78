import { describe, expect, test } from 'vitest';
import { followedFile } from '../../asking/asked-file.ts';

/** January 2025: 70 dives, January 2026: 90; Monday, March 2: 10, Monday, March 9: 30. From then on every day 5, and 8 from April 6 on. */
const spring = Array.from({ length: 56 }, (_, at) => {
  const day = new Date(Date.UTC(2026, 2, 10 + at)).toISOString().slice(0, 10);
  return `${day},Reef,${day < '2026-04-06' ? 5 : 8}`;
});
const answer = followedFile('2026-05-05', [
  'date,site,dives',
  '2025-01-10,Reef,70',
  '2026-01-10,Reef,90',
  '2026-03-02,Reef,10',
  '2026-03-09,Reef,30',
  ...spring,
]);

describe('the last one of a name that was just told is the one before it', () => {
  test.each([
    [['dives in January', 'and last January?'], [[70]]],
    [['dives in January', 'ok, and for last january then?'], [[70]]],
    // Of another month it is the most recent one
    [['dives in February 2026', 'and last January?'], [[90]]],
    [['dives on March 9', 'and last Monday?'], [[10]]],
  ])('%s', async (questions, rows) => {
    expect((await answer(...questions)).tables[0]?.rows).toEqual(rows);
  });
});

describe('by how much', () => {
  test.each(['by how much', 'and by how much exactly?', 'how much?'])(
    '"%s" behind "are they up?" is told of the same days',
    async (question) => {
      const first = await answer('are dives up?');
      const next = await answer('are dives up?', question);
      expect(next.headline).toBe(first.headline);
      expect(next.headline).toMatch(/%/);
    },
  );
});
