import { describe, expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

/** In September Vienna has the most bookings, and most of them of rooms with one bed; of all hotels suites are ahead. */
const hotels = followedFile('2026-10-05', [
  'date,hotel,room_type,country,bookings,nights',
  '2026-09-01,Vienna,Single,Austria,60,70',
  '2026-09-01,Vienna,Suite,Germany,50,90',
  '2026-09-02,Linz,Suite,Austria,45,60',
  '2026-09-02,Linz,Single,Germany,10,20',
  '2026-09-03,Graz,Suite,Austria,20,30',
  '2026-09-03,Graz,Single,Austria,5,6',
  '2026-08-03,Linz,Suite,Austria,80,90',
  '2026-08-03,Vienna,Suite,Austria,30,90',
]);
const ofVienna = [
  ['Single', 60],
  ['Suite', 50],
];
const ofAll = [
  ['Suite', 115],
  ['Single', 75],
];

describe('a split behind who was found is of these', () => {
  test.each([
    [['top hotel last month by bookings', 'by room type'], ofVienna],
    [['Which hotel had the most bookings last month?', 'and by room type?'], ofVienna],
    [['Which hotel had the most bookings last month?', 'per room type'], ofVienna],
    [['Which hotel had the most bookings last month?', 'what about by room type'], ofVienna],
    [
      ['Which hotel had the most bookings last month?', 'by room type', 'by country'],
      [
        ['Austria', 60],
        ['Germany', 50],
      ],
    ],
    [
      ['top 2 hotels last month by bookings', 'by room type'],
      [
        ['Vienna', 'Single', 60],
        ['Vienna', 'Suite', 50],
        ['Linz', 'Suite', 45],
        ['Linz', 'Single', 10],
      ],
    ],
    [['Which hotel had the most bookings last month?', 'by room type instead'], [['Suite', 115]]],
    [
      ['Which hotel had the most bookings last month?', 'by day'],
      [
        ['2026-09-01', 110],
        ['2026-09-02', 0],
        ['2026-09-03', 0],
      ],
    ],
    [['bookings by hotel last month', 'by room type'], ofAll],
    [['top hotels last month by bookings', 'by room type'], ofAll],
  ])('%j', async (questions, rows) => {
    const { tables } = await hotels(...questions);
    expect(tables[0]?.rows).toEqual(rows);
  });

  test('who it is of is said', async () => {
    const { headline, assumptions } = await hotels('top hotel last month by bookings', 'by room type');
    expect(headline).toContain('Vienna');
    expect(assumptions.join(' ')).toContain('Chosen first');
  });
});

/** Most pieces are socks, most money tents. */
const shop = followedFile('2026-09-05', [
  'date,item_name,city,items_purchased,item_revenue',
  '2026-08-01,Tent,Leeds,3,900',
  '2026-08-01,Socks,Leeds,30,300',
  '2026-08-02,Socks,York,50,500',
  '2026-08-02,Tent,York,1,300',
]);

describe('the best seller is one', () => {
  test.each([
    [['best seller in August'], [['Socks', 80]]],
    [['best seller in August', 'its revenue'], [[800]]],
    [['best selling item in August', 'how much did it make?'], [[800]]],
    [
      ['best seller in August', 'by city'],
      [
        ['York', 50],
        ['Leeds', 30],
      ],
    ],
    [
      ['best sellers in August'],
      [
        ['Socks', 80],
        ['Tent', 4],
      ],
    ],
  ])('%j', async (questions, rows) => {
    const { tables } = await shop(...questions);
    expect(tables[0]?.rows).toEqual(rows);
  });
});

/** 4 km each on weekdays of both stations, 2 in the park. */
const bikes = followedFile('2026-09-05', [
  'date,station,bike_type,hires,riders,km_ridden,hire_income',
  '2026-08-01,Bridge,E-bike,10,9,40,50',
  '2026-08-02,Bridge,City bike,10,9,10,20',
  '2026-08-02,Park,E-bike,20,15,40,90',
]);

describe('a mean behind rows is one of each', () => {
  test.each(['average km', 'and the average km?'])('%s', async (text) => {
    const { tables } = await bikes('hires in August', 'by station', 'only E-bike', text);
    expect(tables[0]?.rows).toEqual([
      ['Bridge', 4, 10],
      ['Park', 2, 20],
    ]);
  });

  test('asked for as one number it is that of all of them', async () => {
    const { tables } = await bikes(
      'hires in August',
      'by station',
      'only E-bike',
      'what was the average km?',
    );
    expect(tables[0]?.rows).toEqual([[80 / 30]]);
  });

  test.each(['average income', 'median km', 'average hires'])('%s: nobody can tell of what', async (text) => {
    const { status, clarification } = await bikes('hires by station in August', text);
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.some(({ question }) => /by station/.test(question))).toBe(true);
  });
});

/** The United States and Britain, Germany and the Netherlands. */
const countries = followedFile('2026-05-05', [
  'date,country,device,sessions',
  '2026-04-01,United States,mobile,90',
  '2026-04-01,United Kingdom,mobile,40',
  '2026-04-01,Germany,desktop,30',
  '2026-04-01,Netherlands,desktop,10',
]);

describe('two names behind two that were held against each other', () => {
  const held = 'sessions from the United States vs the United Kingdom in April';
  const apart = [
    ['Germany', 30],
    ['Netherlands', 10],
  ];
  test.each([
    ['same for Germany and the Netherlands', apart],
    ['the same comparison for Germany and the Netherlands', apart],
    ['and Germany and the Netherlands?', apart],
    ['Germany and the Netherlands together', [[40]]],
    ['same for Germany', [[30]]],
  ])('%s', async (text, rows) => {
    const { tables } = await countries(held, text);
    expect(tables[0]?.rows).toEqual(rows);
  });

  test('behind the sum of two it is their sum', async () => {
    const { tables } = await countries(
      'sessions from the United States and the United Kingdom in April',
      'same for Germany and the Netherlands',
    );
    expect(tables[0]?.rows).toEqual([[40]]);
  });
});

const towns = followedFile('2026-09-05', [
  'date,destination,platform,bookings',
  '2026-08-01,Split,app,20',
  '2026-08-01,Rome,web,30',
  '2026-07-01,Split,web,10',
  '2026-07-01,Rome,web,5',
]);

test.each([
  ['Split only', [[20]]],
  ['Split?', [[20]]],
  ['Split in July', [[10]]],
  [
    'Split by platform',
    [
      ['web', 30],
      ['app', 20],
    ],
  ],
  [
    'Split it by platform',
    [
      ['web', 30],
      ['app', 20],
    ],
  ],
])('a town that is called like what splits: %s', async (text, rows) => {
  const { tables } = await towns('bookings last month', text);
  expect(tables[0]?.rows).toEqual(rows);
});
