import { describe, expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { followedFile } from '../../asking/asked-file.ts';

/** Vienna has 10 orders a day and Graz 4; on May 5 and 19 Graz has 60 more, on May 12 Vienna 40, all of these from the web. */
const days = daysFrom('2026-04-01' as Day, '2026-05-31' as Day);
const more = (day: Day, city: string): number =>
  city === 'Graz' ? (day === '2026-05-05' || day === '2026-05-19' ? 60 : 0) : day === '2026-05-12' ? 40 : 0;
const ask = followedFile('2026-06-01', [
  'date,city,channel,orders,refunds',
  ...days.flatMap((day) =>
    ['Vienna', 'Graz'].flatMap((city) => [
      `${day},${city},Shop,${city === 'Vienna' ? 10 : 4},1`,
      `${day},${city},Web,${more(day, city)},0`,
    ]),
  ),
]);
const told = async (...questions: string[]) => (await ask(...questions)).tables[0]?.rows;

const LIST = 'which days had more than 50 orders?';
const OF_THREE = [
  ['Graz', 132],
  ['Vienna', 70],
];

describe('who it was on the days that were found', () => {
  it.each([
    'which cities were those',
    'which cities were they?',
    'in which cities',
    'by city',
    'which city drove that',
    'which cities were behind them?',
    'which cities were behind that',
  ])('%s', async (question) => {
    const { tables, assumptions, headline } = await ask(LIST, question);
    expect(tables[0]?.rows, headline).toEqual(OF_THREE);
    expect(assumptions.join(' ')).toContain('The limits choose 3 days of the whole site');
  });

  it('is told of the number of the list, and of another that is named', async () => {
    expect(await told(LIST, 'orders by channel on those days')).toEqual([
      ['Web', 160],
      ['Shop', 42],
    ]);
    expect(await told(LIST, 'refunds by city on those days')).toEqual([
      ['Graz', 3],
      ['Vienna', 3],
    ]);
  });

  it('is of whole weeks and months, too', async () => {
    expect(await told('weeks with more than 130 orders', 'which cities were those?')).toEqual([
      ['Vienna', 250],
      ['Graz', 204],
    ]);
    expect(await told('which months had more than 500 orders', 'which city drove that')).toEqual([
      ['Vienna', 350],
      ['Graz', 244],
    ]);
  });

  it('is of the days of one name, where its days were found', async () => {
    const { tables, assumptions } = await ask(
      'days with more than 30 orders in Graz',
      'which channels were those?',
    );
    expect(tables[0]?.rows).toEqual([
      ['Web', 120],
      ['Shop', 8],
    ]);
    expect(assumptions.join(' ')).toContain('The limits choose 2 days of “Graz”');
  });

  it('is of the best days, too', async () => {
    expect(await told('best 3 days of May by orders', 'which cities had orders on those?')).toEqual(OF_THREE);
  });

  it('is nobody where no day was found', async () => {
    const { headline } = await ask('days with more than 900 orders', 'in which cities?');
    expect(headline).toMatch(/^No day .* had orders above 900/);
    expect((await ask('days with more than 900 orders', 'which cities were those')).headline).toMatch(
      /^No day /,
    );
  });
});

describe('other follow-ups keep the list and its limit', () => {
  it('a name has its own days', async () => {
    expect((await ask(LIST, 'and in Graz?')).tables[0]?.rows).toEqual([
      ['2026-05-05', 64],
      ['2026-05-19', 64],
    ]);
  });

  it('another number stands beside each day', async () => {
    expect((await ask(LIST, 'refunds on those days')).tables[0]?.rows).toHaveLength(3);
  });

  it('members that a limit found are no days', async () => {
    const { assumptions } = await ask('which cities had more than 300 orders in May?', 'by channel');
    expect(assumptions.join(' ')).not.toContain('The limits choose');
  });
});
