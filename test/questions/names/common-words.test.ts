import { describe, expect, test } from 'vitest';
import type { Answer } from '#src/shared/answer.ts';
import { askedFile } from '../asking/asked-file.ts';

type Ask = (question: string) => Promise<Answer>;

/** The questions are asked on April 3, and March has all the rows. */
function asked(...rows: readonly string[]): Ask {
  const [head, ...days] = rows;
  return askedFile('2026-04-03', [`date,${head}`, ...days.map((row) => `2026-03-10,${row}`)]);
}

/** By pieces Socks, Mug, Tent; by money Tent, Mug, Socks */
const shop = asked(
  'item_category,item_name,source_medium,items_purchased,item_revenue',
  'Clothing & Socks,Socks,google / organic,50,100',
  'Camping,Tent,google / cpc,4,800',
  'Camping,Mug,newsletter / email,20,160',
);
const inn = asked(
  'hotel,device,channel,booking_requests,bookings,cancellations,nights,revenue',
  'Vienna,mobile,Email,100,40,4,90,9000',
  'Vienna,desktop,Direct,50,20,3,40,6000',
  'Linz,desktop,Direct,60,30,1,60,3000',
);
const letters = asked(
  'newsletter,country,emails_sent,ad_income,trials,unsubscribes',
  'Morning,Norway,1000,100,7,2',
  'Evening,Sweden,100,40,5,6',
);
const show = asked(
  'show,audience,downloads,new_followers,unfollows',
  'Night,Free readers,100,9,4',
  'Day,Trial readers,50,3,8',
);

const first = async (ask: Ask, question: string, most = 3): Promise<readonly unknown[] | undefined> => {
  const { status, headline, tables } = await ask(question);
  expect(status, headline).toBe('answered');
  return tables[0]?.rows.slice(0, most).map((row) => row.slice(0, 2));
};

describe('words of everyday', () => {
  test.each<[Ask, string, readonly unknown[]]>([
    [shop, 'the 2nd best selling item in March', [['Mug', 20]]],
    [shop, '2nd best selling item by revenue in March', [['Mug', 160]]],
    [shop, 'which item is the priciest in March?', [['Tent', 200]]],
    [shop, 'what is the cheapest item in March', [['Socks', 2]]],
    [inn, 'no. of bookings in March', [[90]]],
    [inn, 'ADR in Linz in March', [[50]]],
    [inn, 'average nightly rate of Vienna in March', [[15_000 / 130]]],
    [inn, 'what percentage of booking requests became bookings in March?', [[90 / 210]]],
    [letters, 'how many people started a trial in March?', [[12]]],
    [letters, 'how much ad money did we make in March', [[140]]],
    [letters, 'what did we earn from ads in March', [[140]]],
    [letters, 'which newsletter earns the most ad money per email sent?', [['Evening', 0.4]]],
  ])('%#: %s', async (ask, question, rows) => {
    expect(await first(ask, question)).toEqual(rows);
  });

  test.each<[Ask, string, string]>([
    [inn, 'do mobile users cancel more often than desktop users?', 'Yes: cancellations per booking'],
    [inn, 'did Linz overtake Vienna in bookings in March?', 'No: Linz had 30 fewer bookings than Vienna'],
  ])('%#: %s', async (ask, question, headline) => {
    expect((await ask(question)).headline.replace(/\s/g, ' ')).toContain(headline);
  });

  test('what a room or a campaign costs is told of no other number', async () => {
    expect((await inn('what is the cheapest hotel')).status).toBe('clarification_needed');
    expect((await shop('what is the most expensive campaign')).status).not.toBe('answered');
  });
});

describe('what sells best is told by its pieces, however it is said', () => {
  test.each([
    'what were our best sellers in March?',
    'best selling items in March',
    'top selling items in March',
    'what sold best in March',
  ])('%s', async (question) => {
    expect(await first(shop, question)).toEqual([
      ['Socks', 50],
      ['Mug', 20],
      ['Tent', 4],
    ]);
  });

  test.each([
    'the best selling item per category in March',
    'best seller in each category in March',
    'which item sold best in each category in March',
  ])('%s', async (question) => {
    const answer = await shop(question);
    expect(answer.tables[0]?.rows.map(([item, , pieces]) => [item, pieces])).toEqual([
      ['Socks', 50],
      ['Mug', 20],
    ]);
  });

  test('and by money where that is named, or where no item is asked for', async () => {
    expect(await first(shop, 'best sellers by revenue in March', 1)).toEqual([['Tent', 800]]);
    expect(await first(shop, 'which category sold best in March', 1)).toEqual([['Camping', 960]]);
  });
});

describe('where most of it comes from', () => {
  test.each<[Ask, string, readonly unknown[]]>([
    [inn, 'where do most of our bookings come from?', ['Direct', 50]],
    [inn, 'where does most of our revenue come from in March?', ['Direct', 9000]],
    [shop, 'where did the bulk of our revenue come from', ['google / cpc', 800]],
    [letters, 'where does most of our ad income come from?', ['Norway', 100]],
  ])('%#: %s', async (ask, question, row) => {
    const { tables, assumptions } = await ask(question);
    expect(tables[0]?.rows[0]).toEqual(row);
    expect(assumptions.join(' ')).toContain('is read as a question by');
  });

  test('of people it is asked how', async () => {
    expect((await inn('where do most of our visitors come from?')).status).toBe('clarification_needed');
  });
});

test('a name with a sign in it is known by its word', async () => {
  expect(await first(shop, 'clothing and socks revenue in March')).toEqual([[100]]);
});

describe('what did not become the other', () => {
  test.each<[Ask, string, readonly unknown[]]>([
    [inn, "how many booking requests didn't turn into bookings in March?", [[120]]],
    [
      inn,
      'booking requests that never became bookings by hotel in March',
      [
        ['Vienna', 90],
        ['Linz', 30],
      ],
    ],
    [inn, 'how many bookings did not end in a cancellation in March', [[82]]],
  ])('%#: %s', async (ask, question, rows) => {
    expect(await first(ask, question)).toEqual(rows);
  });

  test('is not told of two numbers of which neither is a part of the other', async () => {
    const { status } = await show('how many unfollows did not turn into new followers in March?');
    expect(status).toBe('clarification_needed');
  });
});

describe('what the data have by another word is no topic that they lack', () => {
  test.each<[Ask, string, readonly unknown[]]>([
    [letters, 'how many subscribers did we lose in March?', [[8]]],
    [letters, 'which newsletter lost us the most subscribers in March?', [['Evening', 6]]],
    [show, 'which show lost the most followers in March?', [['Day', 8]]],
    [show, 'which show gained the most followers in March?', [['Night', 9]]],
    [show, 'net followers by show in March', [['Night', 5]]],
    [show, 'net new followers by show in March', [['Night', 5]]],
    [show, 'trial downloads in March', [[50]]],
    [inn, 'which hotel do guests stay the longest in?', [['Vienna', 130 / 60]]],
    [inn, 'how long do people stay in March?', [[190 / 90]]],
  ])('%#: %s', async (ask, question, rows) => {
    expect(await first(ask, question, 1)).toEqual(rows);
  });

  test('and what they lack still is', async () => {
    expect((await letters('how many subscribers do we have?')).status).toBe('failed');
    expect((await show('trial events in March')).status).not.toBe('answered');
  });
});

describe('paid and organic of one source', () => {
  test.each<[string, readonly unknown[]]>([
    ['google ads revenue in March', [[800]]],
    [
      'paid vs organic google revenue in March',
      [
        ['google / cpc', 800],
        ['google / organic', 100],
      ],
    ],
  ])('%s', async (question, rows) => {
    expect(await first(shop, question)).toEqual(rows);
  });

  test('of a source without ads nothing is told', async () => {
    expect((await shop('newsletter ads revenue in March')).status).toBe('clarification_needed');
  });
});

/** Split, Hvar, Bol with 5, 3 and 2 bookings */
const travel = asked(
  'destination,audience,platform,bookings,sessions',
  'Split,Free readers,app,5,50',
  'Hvar,Paying members,web,3,30',
  'Bol,Trial readers,web,2,20',
);

describe('words of everyday in one row with names', () => {
  test.each<[string, readonly unknown[]]>([
    [
      'bookings of split, hvar and bol in March',
      [
        ['Split', 5],
        ['Hvar', 3],
        ['Bol', 2],
      ],
    ],
    ['bookings from hvar and split together in March', [[8]]],
    [
      'bookings of free, paying and trial readers in March',
      [
        ['Free readers', 5],
        ['Paying members', 3],
        ['Trial readers', 2],
      ],
    ],
    [
      'free vs paying sessions in March',
      [
        ['Free readers', 50],
        ['Paying members', 30],
      ],
    ],
    ['bookings from hvar and bol, split by platform in March', [['web', 5]]],
    [
      'bookings from hvar and bol split by destination in March',
      [
        ['Hvar', 3],
        ['Bol', 2],
      ],
    ],
  ])('%s', async (question, rows) => {
    expect(await first(travel, question)).toEqual(rows);
  });
});

test.each<[Ask, string, readonly unknown[]]>([
  [letters, 'how much does a trial bring in on average? ad income / trials, in March', [[140 / 12]]],
  [inn, 'how much did a booking bring in on average in March?', [[200]]],
])('what one of them brings is no number of them a day: %#: %s', async (ask, question, rows) => {
  expect(await first(ask, question)).toEqual(rows);
});

test('the noun behind a name is no second number', async () => {
  const { tables } = await inn('what % of our revenue in March came from direct bookings?');
  expect(tables[0]?.rows[0]).toEqual([9000, 18_000, 0.5]);
});
