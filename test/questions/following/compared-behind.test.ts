import { expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const LINES = [
  'date,site,ticket_type,sales_channel,tickets_sold,revenue',
  '2026-02-10,North,Adult,Website,20,10.00',
  '2026-02-10,South,Adult,Kiosk,2,50.00',
  '2026-03-02,North,Adult,Website,30,60.00',
  '2026-03-03,South,Adult,Kiosk,8,50.00',
  '2026-03-04,South,Child,Website,10,20.00',
];
const followed = followedFile('2026-04-01', LINES);
const asked = askedFile('2026-04-01', LINES);

test('which one is better behind a ranking is the best of its rows', async () => {
  const { headline, tables } = await followed('revenue by site last month', 'which one is better?');
  expect(headline).not.toContain('improved');
  expect(tables[0]?.rows).toEqual([['South', 70]]);
});

test('how another name compares is both side by side', async () => {
  const { tables } = await followed('tickets sold in North last month', 'how does South compare?');
  expect(tables[0]?.rows).toEqual([
    ['North', 30],
    ['South', 18],
  ]);
});

test('the share of one name within another', async () => {
  const { tables } = await asked('What share of Adult tickets are sold on the Website?');
  expect(tables[0]?.rows).toEqual([[50, 60, 50 / 60]]);
});
