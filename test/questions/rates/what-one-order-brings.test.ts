import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** More purchases on mobile, and more for each of them on desktop. */
const shop = askedFile('2026-04-01', [
  'date,product name,device,item views,purchases,revenue',
  '2026-03-02,Kettle,desktop,60,2,120',
  '2026-03-02,Apron,mobile,90,5,200',
]);

test.each([
  ['how much more does a desktop order bring than a mobile one in March', [60, 40]],
  ['how much more is a desktop purchase worth than a mobile one in March', [60, 40]],
  ['does a desktop purchase bring more than a mobile one in March?', [60, 40]],
])('“%s” is of each one, and not of how many there were', async (question, values) => {
  const { tables, headline } = await shop(question);
  expect(
    tables[0]?.rows.map(([, value]) => value),
    headline,
  ).toEqual(values);
});

test.each([
  'how much money does a mobile order bring in March',
  'how much does a mobile purchase bring in in March',
])('“%s” is one number', async (question) => {
  expect((await shop(question)).tables[0]?.rows[0]).toEqual([40]);
});

test('how many more there were is counted still', async () => {
  const { headline } = await shop('how many more purchases did mobile have than desktop in March');
  expect(headline).toContain('3 more purchases');
});
