import { describe, expect, test } from 'vitest';
import { askedFile, followedFile } from '../../asking/asked-file.ts';

const SEARCH = [
  'date,page,query,clicks,impressions,position',
  '2026-03-01,/a,tea,1,600,12',
  '2026-03-01,/a,pot,1,200,20',
  '2026-03-01,/b,tea,50,900,2',
  '2026-03-01,/c,pot,0,100,30',
];
const told = async (lines: readonly string[], ...questions: readonly string[]) => {
  const { status, headline, assumptions } = await followedFile('2026-03-09', lines)(...questions);
  return `${status}: ${headline} ${assumptions.join(' ')}`.replaceAll(/\s/g, ' ');
};

test('its position behind a page that a limit helped to find is that of the page', async () => {
  // 12 of 600 and 20 of 200 impressions
  expect(
    await told(SEARCH, 'which page has the worst ctr with at least 500 impressions', 'and its position?'),
  ).toMatch(/^answered: Average position of 14 on /);
});

test('its position behind a list that was never told is asked back', async () => {
  const chain = ['which page has the worst ctr', 'what queries lead there', "what's its position?"];
  expect(await told(SEARCH, ...chain)).not.toMatch(/^answered/);
});

const SHOP = [
  'date,channel,sessions,purchases,revenue',
  ...Array.from(
    { length: 28 },
    (_, at) => `2026-02-${String(at + 1).padStart(2, '0')},Email,100,${at + 1},${at}`,
  ),
  '2026-02-10,Social,500,1,5',
];

test.each(['what weekday are they mostly?', 'which weekdays are they'])(
  '%s: of days that a limit found, no means of weekdays within the limit',
  async (question) => {
    expect(await told(SHOP, 'which days had more than 20 revenue', question)).not.toMatch(/^answered/);
  },
);

describe('of how many sessions it took the fewest are the best, and that is said', () => {
  test.each(['best channel by sessions per purchase', 'worst channel by sessions per purchase'])(
    '%s',
    async (question) => {
      const { assumptions } = await askedFile('2026-03-09', SHOP)(question);
      expect(assumptions.join(' ')).toContain('The fewer it takes for one, the better');
    },
  );
});
