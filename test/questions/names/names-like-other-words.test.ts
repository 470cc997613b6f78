import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const columnsOf = (answer: Awaited<ReturnType<ReturnType<typeof askedFile>>>) => {
  const { status, tables, headline } = answer;
  return status === 'answered' ? tables[0]?.rows : headline;
};

const bakery = askedFile('2026-04-01', [
  'Date,Branch,Sales Rep,Units Sold,Net Sales',
  '2025-04-10,Bath,April Dawson,50,90',
  '2025-06-10,Bath,June Carter,70,95',
  '2026-01-10,Bath,April Dawson,10,20',
  '2026-02-10,Wells,June Carter,7,15',
  '2026-03-10,Bath,Grace Low,4,9',
  '2026-03-11,Bath,June Carter,6,11',
]);

test.each([
  [
    'April vs June in Q1',
    [
      ['June Carter', 13],
      ['April Dawson', 10],
    ],
  ],
  [
    'Grace vs June in March',
    [
      ['Grace Low', 4],
      ['June Carter', 6],
    ],
  ],
  [
    'did June sell more units than Grace in March?',
    [
      ['June Carter', 6],
      ['Grace Low', 4],
    ],
  ],
  ['June units sold in March', [[6]]],
])('people who are called like a month: %s', async (question, rows) => {
  expect(new Set(columnsOf(await bakery(question)) as never)).toEqual(new Set(rows));
});

test.each([
  'units sold April vs June',
  'units sold in April vs June by branch',
  'units sold in April and June 2025',
])('months stay months: %s', async (question) => {
  const { headline, tables } = await bakery(question);
  expect(JSON.stringify([headline, tables])).not.toMatch(/June Carter|April Dawson/);
});

const app = askedFile('2026-06-15', [
  'date,platform,app_version,trials',
  '2026-05-10,iOS,5.0,4',
  '2026-05-10,Android,5.0,3',
  '2026-05-10,Web,(not set),9',
]);

test.each([
  ['trials on app only in May', [[7]]],
  ['trials apps only', [[7]]],
  ['app trials in May', [[7]]],
  [
    'trials by app version in May',
    [
      ['(not set)', 9],
      ['5.0', 7],
    ],
  ],
])('the apps are the platforms that are no web: %s', async (question, rows) => {
  expect(columnsOf(await app(question))).toEqual(rows);
});

const travel = askedFile('2026-06-15', [
  'date,destination,market,revenue',
  '2026-05-10,Split,Ireland,40',
  '2026-05-10,Rome,Ireland,30',
  '2026-05-10,Split,Germany,20',
]);

test('a first word that is a name and a wish is asked about', async () => {
  const { status, clarification } = await travel('Split revenue by market');
  expect(status).toBe('clarification_needed');
  const [named, all] = clarification?.choices.map((one) => one.question) ?? [];
  expect(columnsOf(await travel(named ?? ''))).toEqual([
    ['Ireland', 40],
    ['Germany', 20],
  ]);
  expect(columnsOf(await travel(all ?? ''))).toEqual([
    ['Ireland', 70],
    ['Germany', 20],
  ]);
  expect((await travel('split revenue by market')).status).toBe('answered');
});

const store = askedFile('2026-06-15', [
  'date,item_name,device,items_viewed,items_purchased',
  '2026-05-10,Lamp,mobile,40,3',
  '2026-05-10,Hammock,mobile,30,0',
  '2026-05-10,Tent,desktop,20,2',
]);

test.each(['items viewed but never bought in May', 'products viewed but never bought'])(
  'what was never bought is listed: %s',
  async (question) => {
    expect(columnsOf(await store(question))).toEqual([['Hammock', 30, 0]]);
  },
);

const places = askedFile('2026-06-15', [
  'date,country,device,sessions,purchases',
  '2026-05-10,Austria,mobile,100,9',
  '2026-05-10,Austria,desktop,100,5',
  '2026-05-10,Italy,mobile,100,2',
  '2026-05-10,Italy,desktop,100,5',
]);

test('where one converts better is told by the places', async () => {
  const { tables } = await places('where does mobile convert better than desktop');
  expect(tables[0]?.rows.map(([name]) => name)).toEqual(['Austria']);
});

test.each(['products with no purchases in May', 'which products had no purchases'])(
  'where items are counted, no purchases are none of those: %s',
  async (question) => {
    const { tables } = await store(question);
    expect(tables[0]?.rows.map(([name]) => name)).toEqual(['Hammock']);
  },
);

const platforms = askedFile('2026-06-15', [
  'date,platform,bookings',
  '2026-05-10,app,40',
  '2026-05-10,mobile web,30',
  '2026-05-10,desktop web,20',
]);

test.each([
  ['desktop bookings in May', 20],
  ['bookings on both web platforms', 50],
])('a known kind that is a part of a name: %s', async (question, value) => {
  expect(columnsOf(await platforms(question))).toEqual([[value]]);
});

test('mobile may be more than the mobile web where there is an app', async () => {
  expect((await platforms('mobile bookings in May')).status).not.toBe('answered');
});
