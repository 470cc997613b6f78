import { describe, expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const bikes = [
  'date,station,plan,booked_via,hires,damage_reports,hire_income',
  ...['2026-03-02', '2026-03-03'].flatMap((day) => [
    `${day},North,Day pass,Kiosk,40,2,80`,
    `${day},South,Member,Mobile app,10,1,60`,
  ]),
];
const hotels = [
  'date,hotel,room_type,bookings,cancellations,revenue',
  '2026-03-02,Graz,Suite,40,4,9000',
  '2026-03-02,Linz,Double,60,9,5000',
  '2026-03-03,Graz,Double,10,1,1000',
];
const homes = [
  'date,channel,property_type,leads,viewings,ad_cost',
  '2026-03-02,Email,House,40,10,0',
  '2026-03-02,Paid Search,House,20,10,60',
  '2026-03-02,Portal,Flat,10,4,20',
];
const trips = [
  'date,platform,destination,sessions,bookings,cancellations,refunds',
  '2026-03-02,app,Rome,100,10,1,50',
  '2026-03-02,mobile web,Rome,100,4,2,90',
  '2026-03-02,desktop web,Paris,100,6,3,70',
];
const asked = (lines: readonly string[]) => askedFile('2026-04-04', lines);
const followed = (lines: readonly string[]) => followedFile('2026-04-04', lines);

describe('words of the trade for a column', () => {
  test.each([
    ['bike rentals by dock in March', ['“bike rentals” is read as hires.', '“dock” is read as “station”.']],
    [
      'trips by docking station in March',
      ['“trips” is read as hires.', '“docking station” is read as “station”.'],
    ],
    ['hires by station in March', []],
  ])('are told as what they were read: %s', async (question, told) => {
    const { tables, assumptions } = await asked(bikes)(question);
    expect(tables[0]?.rows, question).toEqual([
      ['North', 80],
      ['South', 20],
    ]);
    expect(assumptions.filter((one) => one.includes('is read as'))).toEqual(told);
  });

  test('are told within a rate, too', async () => {
    const { tables, assumptions } = await asked(bikes)(
      'damage reports per 1000 rentals at each dock in March',
    );
    expect(tables[0]?.rows.map(([name, rate]) => [name, rate])).toEqual([
      ['South', 100],
      ['North', 50],
    ]);
    expect(assumptions).toContain('“rentals” is read as hires.');
  });

  test('a word of the catalogue is free where nothing is split by it', async () => {
    const { tables, assumptions } = await asked(bikes)('hires by channel in March');
    expect(tables[0]?.rows[0]).toEqual(['Kiosk', 80]);
    expect(assumptions).toContain('“channel” is read as “booked via”.');
  });

  test('a name of the file stands before a word that is near to another', async () => {
    const lines = ['date,station,dock,hires', '2026-03-02,North,A1,5', '2026-03-02,North,A2,9'];
    const { tables } = await asked(lines)('hires by dock in March');
    expect(tables[0]?.rows).toEqual([
      ['A2', 9],
      ['A1', 5],
    ]);
  });
});

describe('what fell through', () => {
  test.each([
    'how many bookings were cancelled in March',
    'bookings that were cancelled in March',
    'how many bookings fell through in March',
    'how many fell through in March',
  ])('is what was cancelled, and no fall: %s', async (question) => {
    expect((await asked(hotels)(question)).tables[0]?.rows, question).toEqual([[14]]);
  });

  test('is that of the one before', async () => {
    const answer = await followed(hotels)(
      'Which property generated most revenue in March?',
      'how many bookings fell through there',
    );
    expect(answer.tables[0]?.rows).toEqual([[5]]);
    expect(answer.assumptions).toContain('“bookings fell through” is read as cancellations.');
  });

  test.each(['how many orders fell through in March', 'how many orders were called off in March'])(
    'is the column that is called so: %s',
    async (question) => {
      const lines = ['date,city,orders,cancelled_orders', '2026-03-02,Leeds,40,4', '2026-03-02,York,10,1'];
      expect((await asked(lines)(question)).tables[0]?.rows, question).toEqual([[5]]);
    },
  );

  test('is asked back where nothing that was cancelled is counted', async () => {
    const answer = await asked(homes)('how many viewings fell through in March');
    expect(answer.status).not.toBe('answered');
  });
});

describe('what is paid for', () => {
  test.each([
    ['only the ones we actually pay for, cheapest on top', ['Portal', 'Paid Search']],
    ['cheapest on top', ['Email', 'Portal', 'Paid Search']],
    ['most expensive first', ['Paid Search', 'Portal', 'Email']],
  ])('stands by its price: %s', async (question, names) => {
    const { tables } = await followed(homes)('ad cost per lead by channel in March', question);
    expect(tables[0]?.rows.map(([name]) => name).toSorted()).toEqual(names.toSorted());
    expect(tables[0]?.rows[0]?.[0]).toBe(names[0]);
  });

  test('is asked back behind a number that is no price', async () => {
    expect((await followed(homes)('leads by channel in March', 'cheapest first')).status).not.toBe(
      'answered',
    );
  });

  test('of a thousand downloads is what advertisers pay for them', async () => {
    const lines = ['date,show,downloads,ad_revenue', '2026-03-02,Maps,2000,40', '2026-03-02,Trains,1000,15'];
    const { tables, assumptions } = await asked(lines)('CPM per show in March');
    expect(tables[0]?.rows.map(([name, rate]) => [name, rate])).toEqual([
      ['Maps', 20],
      ['Trains', 15],
    ]);
    expect(assumptions).toContain('“CPM” is read as ad revenue per thousand downloads.');
  });
});

describe('the web beside an app', () => {
  test.each(['app vs web in March, bookings per visit', 'bookings per visit, app vs web, in March'])(
    'is all that is called so: %s',
    async (question) => {
      expect((await asked(trips)(question)).tables[0]?.rows, question).toEqual([
        ['app', 0.1],
        ['web', 0.05],
      ]);
    },
  );

  test('is not the whole site', async () => {
    expect((await asked(trips)('web bookings in March')).tables[0]?.rows).toEqual([[10]]);
    expect((await asked(hotels)('web bookings in March')).tables[0]?.rows).toEqual([[110]]);
  });
});

describe('the same split', () => {
  test('is that of the question before', async () => {
    const { tables } = await followed(trips)(
      'Spot trends by destination: where do they cancel the most?',
      'and how much money went back to customers over it, same split',
    );
    expect(tables[0]?.rows).toEqual([
      ['Rome', 140],
      ['Paris', 70],
    ]);
  });
});

describe('the best of the days that were found', () => {
  test.each([
    'on the very top one which station was busiest',
    'hires by station on the first one',
    'on the best day, which station?',
  ])('is meant alone: %s', async (question) => {
    const lines = [
      'date,station,hires',
      '2026-03-02,North,40',
      '2026-03-02,South,50',
      '2026-03-03,North,60',
      '2026-03-03,South,20',
      '2026-03-04,North,1',
    ];
    const { tables } = await followed(lines)('top 2 days by hires in March', question);
    expect(tables[0]?.rows[0], question).toEqual(['South', 50]);
  });
});

describe('what had happened by then', () => {
  const versions = ['date,app_version,trials', '2026-02-10,6.0,4', '2026-03-02,6.0,1', '2026-03-10,6.1,7'];
  test('is told beside the days that are named, and limits no name', async () => {
    const { tables, assumptions } = await followed(versions)(
      'trials in March',
      'what about february, before 6.1 was out',
    );
    expect(tables[0]?.rows).toEqual([[4]]);
    expect(assumptions).toContain(
      '“before 6.1 was out” is read as told beside the question; it limits no number.',
    );
  });

  test('is no aside without its days', async () => {
    expect((await asked(versions)('trials before 6.1 was out')).status).not.toBe('answered');
  });
});
