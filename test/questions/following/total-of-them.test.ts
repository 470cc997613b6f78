import { describe, expect, it } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

const ROWS: readonly (readonly [string, number, number, number, number])[] = [
  ['Organic', 500, 300, 5, 600],
  ['Email', 400, 100, 9, 450],
  ['Referral', 300, 200, 2, 290],
  ['Direct', 200, 150, 1, 190],
  ['Social', 100, 50, 0, 100],
];
const LINES = [
  'date,channel,sessions,engaged_sessions,purchases',
  ...ROWS.map(([name, sessions, engaged, bought]) => `2026-02-10,${name},${sessions},${engaged},${bought}`),
  ...ROWS.map(([name, , , , before]) => `2026-01-10,${name},${before},10,1`),
];

describe('in total, behind a list', () => {
  const ask = followedFile('2026-03-02', LINES);
  const top = 'top 3 channels by sessions in february 2026';

  it.each([
    [top, 'in total', /^1,200 sessions/],
    [top, 'what do they add up to', /^1,200 sessions/],
    [top, 'how many purchases are that in total', /^16 purchases/],
    [top, 'their purchases together', /^16 purchases/],
    [
      'channels with at least 200 sessions in february 2026',
      'how many purchases do they have in total',
      /^17 /,
    ],
    [
      'which channels lost sessions in february 2026 vs january 2026',
      'total loss',
      /^900 sessions .* against 1,050 .*14\.3.% fewer/,
    ],
  ])('%s, and then %s is of all that it told', async (first, then, told) => {
    expect((await ask(first, then)).headline).toMatch(told);
  });

  it('asks back what the average of rates is, and what a total of losses is', async () => {
    expect((await ask(top, 'average bounce rate of them')).status).not.toBe('answered');
    expect((await ask('which channels lost sessions in february 2026', 'in total')).status).not.toBe(
      'answered',
    );
  });
});
