import { expect, it } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

const ask = followedFile('2026-03-02', [
  'date,channel,device,sessions,purchases',
  '2026-01-10,Organic,mobile,600,4',
  '2026-01-10,Email,mobile,300,9',
  '2026-01-10,Direct,desktop,100,2',
  '2026-02-10,Organic,mobile,500,5',
  '2026-02-10,Email,desktop,400,7',
  '2026-02-10,Direct,desktop,100,1',
]);
const rowsOf = async (...chain: string[]) => (await ask(...chain)).tables[0]?.rows;

it.each(['as numbers', 'in absolute numbers', 'absolute again'])(
  '%s behind a share is what the part had',
  async (then) => {
    expect(await rowsOf('share of organic in sessions by month', then)).toEqual([
      ['2026-01-01', 600],
      ['2026-02-01', 500],
    ]);
    expect(await rowsOf('share of mobile in sessions by channel in february 2026', then)).toEqual([
      ['Organic', 500],
    ]);
    expect(await rowsOf('what share of sessions was mobile in january 2026', then)).toEqual([[900]]);
  },
);

it('keeps the total of the first ones in the headline for other days and devices', async () => {
  const top = 'what percent of sessions comes from the top 2 channels in january 2026';
  expect((await ask(top)).headline).toMatch(/^The top 2 channels made 90.%/);
  expect((await ask(top, 'in february')).headline).toMatch(/^The top 2 channels made 90.%/);
  expect((await ask(top, 'on mobile')).headline).toMatch(/^The top 2 channels made 100.%/);
});

it.each(['instead of sessions purchases', 'instead of sessions, purchases'])(
  '%s swaps the number that is ranked by',
  async (then) => {
    expect(await rowsOf('top 2 channels by sessions in january 2026', then)).toEqual([
      ['Email', 9],
      ['Organic', 4],
    ]);
  },
);

it('keeps whose shares they are on some days of the week', async () => {
  const week = followedFile('2026-03-02', [
    'date,channel,sessions',
    // A Friday and a Saturday
    '2026-02-06,Organic,600',
    '2026-02-06,Email,100',
    '2026-02-06,Direct,300',
    '2026-02-07,Organic,40',
    '2026-02-07,Email,50',
    '2026-02-07,Direct,10',
  ]);
  const chain = ['organic vs email sessions in february 2026', 'in percent', 'on weekends only'];
  expect((await week(...chain)).tables[0]?.rows).toEqual([
    ['Organic', 40, 0.4],
    ['Email', 50, 0.5],
  ]);
  const own = await week('share of sessions on weekends in february 2026, organic vs email');
  expect(own.tables[0]?.rows[0]).toEqual(['Organic', 40, 640, 0.0625]);
});
