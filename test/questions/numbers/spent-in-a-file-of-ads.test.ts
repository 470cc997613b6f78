import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ads = askedFile('2026-06-15', [
  'date,platform,campaign,ad group,spend,impressions,clicks,conversions,conversion value',
  '2026-04-10,Google,Brand Search UK,brand exact,1000,9000,900,50,9000',
  '2026-04-10,Meta,Prospecting,women,3000,90000,900,60,8000',
  '2026-04-10,TikTok,Creators,spark,2500,80000,700,40,3000',
  '2026-05-10,Google,Brand Search UK,brand exact,1200,9000,900,60,12000',
  '2026-05-10,Meta,Prospecting,women,6000,90000,900,80,9000',
  '2026-05-10,TikTok,Creators,spark,2400,80000,700,30,4800',
  '2026-06-10,TikTok,Creators,spark,500,8000,70,5,600',
]);
const rowsOf = async (question: string) => (await ads(question)).tables[0]?.rows;

describe('“spent” beside a limit', () => {
  test.each([
    ['which campaigns spent more than 5k last month', [['Prospecting', 6000]]],
    ['campaigns which spent less than 2k last month', [['Brand Search UK', 1200]]],
    ['how many campaigns spent more than 2k last month', [[2]]],
    ['campaigns that spent over 2000 on meta in may', [['Prospecting', 6000]]],
  ])('is what was spent: “%s”', async (question, rows) => {
    expect(await rowsOf(question)).toEqual(rows);
  });

  test('is what came in of customers, and where nothing that goes out is counted', async () => {
    const sales = ['date,customer,fees,fuel costs', '2026-05-10,Ann,9000,100', '2026-05-10,Bob,100,6000'];
    const asked = askedFile('2026-06-15', sales);
    expect((await asked('which customers spent more than 5000 last month')).tables[0]?.rows).toEqual([
      ['Ann', 9000],
    ]);
    const gifts = askedFile('2026-06-15', ['date,country,donations,amount', '2026-05-10,Spain,3,9000']);
    expect((await gifts('which countries gave more than 5000 last month')).tables[0]?.rows).toEqual([
      ['Spain', 9000],
    ]);
  });
});

describe('short speech of who pays for advertisements', () => {
  test('May stands before what it is held against', async () => {
    expect((await rowsOf('cpa meta may vs april'))?.[0]?.slice(1, 3)).toEqual([75, 50]);
    expect((await ads('may i see spend vs april')).headline).not.toContain('May 2026');
  });

  test.each([
    ['brand roas last month', [[10]]],
    ['non brand spend last month', [[8400]]],
    ['spend excluding brand last month', [[8400]]],
    ['profit on ads last month (value minus spend)', [[16_200]]],
    ['what did tiktok cost us so far and what did it bring back', [[5400, 8400]]],
    ['what did tiktok cost us in may and what did it bring in', [[2400, 4800]]],
  ])('“%s”', async (question, rows) => {
    expect(await rowsOf(question)).toEqual(rows);
  });

  test('a budget that is told is held against what was spent of it', async () => {
    const { status, clarification } = await ads('budget for june is 30000, how much is left');
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.map(({ question }) => question)).toEqual([
      'Spend in june',
      'Did we reach 30000 spend in june',
    ]);
  });

  test('“vs last month” of what rose most is this one', async () => {
    const { status, headline } = await ads("which platform's cost per conversion rose most vs last month");
    expect([status, headline]).toEqual(['answered', expect.stringContaining('TikTok')]);
  });
});
