import { expect, it } from 'vitest';
import { followedFile } from './asked-file.ts';

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
