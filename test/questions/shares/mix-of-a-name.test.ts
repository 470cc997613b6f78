import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-04-01', [
  'date,material,customer,driver,loads',
  '2026-03-02,Sand,County Council,Kev,30',
  '2026-03-02,Gravel,County Council,Marta,10',
  '2026-03-03,Sand,Cash sales,Kev,10',
  '2026-03-03,Gravel,Cash sales,Marta,50',
]);

test.each([
  'material mix for county council in %',
  'material mix for the county council in march 2026',
  'material split of County Council',
])('the mix of a name are the parts of what it has: %s', async (question) => {
  expect((await asked(question)).tables[0]?.rows).toEqual([
    ['Sand', 30, 0.75],
    ['Gravel', 10, 0.25],
  ]);
});

test('the mix of a number are the parts of all of it', async () => {
  expect((await asked('material mix of loads')).tables[0]?.rows).toEqual([
    ['Gravel', 60, 0.6],
    ['Sand', 40, 0.4],
  ]);
});
