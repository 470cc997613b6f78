import { expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const LINES = [
  'date,item name,channel,items purchased,item revenue',
  ...['2026-04-10', '2026-05-10', '2026-05-20'].flatMap((day, place) => [
    `${day},Spanish A1 Evening Group,Email,1,10`,
    `${day},Spanish A2 Evening Group,Direct,2,20`,
    `${day},Junior Camp,Organic Search,${3 + place},30`,
    ...(day < '2026-05-01' ? [`${day},Cambridge B2 First Prep,Email,4,40`] : []),
  ]),
];
const ask = askedFile('2026-06-15', LINES);

test.each([
  ['item revenue of the B2 First course in April', 40],
  ['B2 First item revenue in April', 40],
])('a code stands for the one name that has it within: %s', async (question, revenue) => {
  const { tables, headline } = await ask(question);
  expect(tables[0]?.rows, headline).toEqual([[revenue]]);
});

test('the thing that a part of several names is said of goes with the name that is offered', async () => {
  const { clarification } = await ask('item revenue of Spanish courses in May');
  expect(clarification?.choices.map(({ question }) => question)).toEqual(
    expect.arrayContaining(['item revenue of "Spanish A2 Evening Group" in May']),
  );
});

test.each([
  ['first time somebody bought Junior Camp', '2026-04-10'],
  ['when was the last time anyone bought Junior Camp?', '2026-05-20'],
])('the day on which it was done: %s', async (question, day) => {
  const { tables, headline } = await ask(question);
  expect(tables[0]?.rows[0]?.[0], headline).toBe(day);
});

test.each([
  'item revenue of email vs other channels in May',
  'item revenue of email vs all other channels in May',
])('other channels are all others: %s', async (question) => {
  const { tables } = await ask(question);
  expect(tables[0]?.rows).toEqual([
    ['Email', 20],
    ['All others', 100],
  ]);
});

test('what came since they started is all that there was', async () => {
  const { tables } = await ask('how much item revenue did email bring us since they started?');
  expect(tables[0]?.rows).toEqual([[70]]);
});

test('only for some queries narrows what two devices had', async () => {
  const { tables, headline } = await followedFile('2026-06-15', [
    'date,query,device,clicks,impressions',
    '2026-05-10,ielts course,mobile,1,10',
    '2026-05-10,ielts test,desktop,1,20',
    '2026-05-10,prices,desktop,4,8',
    '2026-05-10,prices,mobile,4,8',
  ])('ctr on mobile vs desktop in May', 'only for ielts queries');
  expect(tables[0]?.rows, headline).toEqual([
    ['mobile', 0.1],
    ['desktop', 0.05],
  ]);
});
