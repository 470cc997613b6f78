import { describe, expect, it } from 'vitest';
import { followedFile } from '../../asking/asked-file.ts';
import { randomFrom } from '../../asking/made-file.ts';

const LINES = [
  'date,channel,sessions,engaged_sessions,purchases',
  ...['2026-02-02', '2026-02-03'].flatMap((day) => [
    `${day},Organic Search,500,250,4`,
    `${day},Email,200,140,9`,
    `${day},Referral,100,40,6`,
    `${day},Direct,300,120,2`,
  ]),
];

describe('the best behind a list that is sorted by another number than its first', () => {
  const ask = followedFile('2026-03-02', LINES);
  const list = 'sessions, bounce rate and purchases by channel last month';

  it.each([
    ['sort by purchases', 'only the best one', /^Email had the most purchases/],
    ['sort by purchases', 'which is lowest', /^Direct had the fewest purchases/],
    ['sort by purchases', 'just the top one', /^Email had the most purchases/],
    ['sort by bounce rate', 'the best one only', /^Email had the lowest bounce rate/],
    ['sort by bounce rate', 'the highest', /^(?:Direct|Referral) had the highest bounce rate/],
  ])('%s, and then %s', async (sort, then, told) => {
    const answer = await ask(list, sort, then);
    expect(answer.headline).toMatch(told);
    expect(answer.tables[0]?.rows).toHaveLength(1);
  });

  it('says of whom the first is, where some were chosen by another number', async () => {
    const answer = await ask('top 2 channels by sessions last month, sorted by purchases');
    expect(answer.headline).toMatch(/^Of the 2 channels with the most sessions, Organic Search had the most/);
    const then = await ask('top 2 channels by sessions last month, sorted by purchases', 'only the best');
    expect(then.headline).toMatch(/^Organic Search had the most purchases/);
  });
});

/** The one that the headline puts at an end, and which end of which number it says. */
const CLAIM =
  /^(?<among>Of the \d channels with the [^,]+, )?(?<name>\w+) had the (?<end>most|fewest|highest|lowest) (?<number>sessions|purchases|bounce rate)/;
const ENDS = { most: 'top', highest: 'top', fewest: 'bottom', lowest: 'bottom' } as const;

describe('who is said to have the most or the fewest', () => {
  const random = randomFrom(11);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const numbers = ['sessions', 'purchases', 'bounce rate'];

  it('has it, whatever the rows were chosen by and stand in order of', async () => {
    let claims = 0;
    for (let round = 0; round < 15; round++) {
      const rows = ['A1', 'B2', 'C3', 'D4', 'E5'].map((channel) => {
        const sessions = 100 + Math.floor(random() * 300);
        return {
          channel,
          sessions,
          engaged: Math.floor(sessions * random()),
          purchases: Math.floor(random() * 90),
        };
      });
      const ask = followedFile('2026-03-02', [
        LINES[0] as string,
        ...rows.map((row) => `2026-02-02,${row.channel},${row.sessions},${row.engaged},${row.purchases}`),
      ]);
      const first = pick([
        'sessions, purchases and bounce rate by channel last month',
        `top 3 channels by ${pick(numbers)} last month sorted by ${pick(numbers)}`,
        `bottom 3 channels by ${pick(numbers)} last month sorted by ${pick(numbers)}`,
      ]);
      const chain = [
        first,
        `sort by ${pick(numbers)}`,
        pick(['only the best', 'the worst', 'which is lowest']),
      ];
      for (const asked of [chain.slice(0, 1), chain.slice(0, 2), chain]) {
        const { headline, status } = await ask(...asked);
        const { among, name, end, number } = CLAIM.exec(headline)?.groups ?? {};
        if (status !== 'answered' || among !== undefined || !name || !end || !number) continue;
        claims++;
        const of = (row: (typeof rows)[number]): number =>
          number === 'bounce rate'
            ? 1 - row.engaged / row.sessions
            : number === 'sessions'
              ? row.sessions
              : row.purchases;
        const told = of(rows.find(({ channel }) => channel === name) as (typeof rows)[number]);
        const beyond = rows.filter((row) =>
          ENDS[end as keyof typeof ENDS] === 'top' ? of(row) > told + 1e-9 : of(row) < told - 1e-9,
        );
        const isOfSome = /top 3|bottom 3/.test(first) && asked.length > 1;
        if (!isOfSome) expect({ asked, headline, beyond }).toEqual({ asked, headline, beyond: [] });
      }
    }
    expect(claims).toBeGreaterThan(10);
  });
});
