import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-04-01', [
  'date,device,new_vs_returning,sessions,revenue',
  '2026-03-02,mobile,new,30,60.00',
  '2026-03-02,desktop,returning,10,200.00',
  '2026-03-03,desktop,new,20,40.00',
]);

test('the difference between new and returning is told', async () => {
  const { headline, tables } = await asked('difference in revenue between new and returning');
  expect(headline).toContain('100');
  expect(tables[0]?.rows).toEqual([
    ['new', 100],
    ['returning', 200],
  ]);
});

test('in every part it is a column of its own', async () => {
  const { tables } = await asked('difference in revenue between new and returning by device');
  expect(tables[0]?.rows).toContainEqual(['desktop', 40, 200, -160]);
});

test('beside each other they stay a list', async () => {
  expect((await asked('revenue of new vs returning')).tables[0]?.rows).toEqual([
    ['returning', 200],
    ['new', 100],
  ]);
});
