import { describe, expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile, followedFile } from '../asking/asked-file.ts';

/** Orders a day by iOS and by Android, in February and in March; those of the website come on top, one a day and six in Bristol. */
const OF: Readonly<Record<string, readonly [readonly [number, number], readonly [number, number]]>> = {
  London: [
    [20, 25],
    [22, 20],
  ],
  Leeds: [
    [14, 9],
    [6, 9],
  ],
  Bristol: [
    [4, 3],
    [4, 3],
  ],
  York: [
    [3, 2],
    [2, 3],
  ],
};
const lines = ['2026-02', '2026-03'].flatMap((month, at) =>
  daysFrom(`${month}-01` as Day, (at === 0 ? '2026-02-28' : '2026-03-31') as Day).flatMap((day) =>
    Object.entries(OF).flatMap(([city, values]) =>
      ['iOS', 'Android'].flatMap((device, which) => [
        `${day},${city},${device},App,${values[at]?.[which]}`,
        `${day},${city},${device},Website,${city === 'Bristol' ? 6 : 1}`,
      ]),
    ),
  ),
);
const FILE = ['date,city,device,channel,orders', ...lines];
const asked = askedFile('2026-04-01', FILE);
const followed = followedFile('2026-04-01', FILE);

describe('a question of yes or no says of how many it has to hold', () => {
  it.each([
    ['Do any cities have more iOS than Android orders in March?', /^Yes: in 2 of 4 cities/],
    ['Are there cities with more iOS than Android orders in March?', /^Yes: in 2 of 4 cities/],
    ['Did iOS have more orders than Android in some cities in March?', /^Yes: in 2 of 4 cities/],
    ['Do two cities have more iOS than Android orders in March?', /^Yes: in 2 of 4 cities/],
    ['Do three cities have more iOS than Android orders in March?', /^No: in 2 of 4 cities/],
    ['Do at least 2 cities have more iOS than Android orders in March?', /^Yes: in 2 of 4 cities/],
    ['Do half of the cities have more iOS than Android orders in March?', /^Yes: in 2 of 4 cities/],
    ['Do more than half of the cities have more iOS than Android orders in March?', /^No: in 2 of 4 cities/],
    ['Do most cities have more iOS than Android orders in March?', /^No: in 2 of 4 cities/],
    ['Do most cities have more iOS than Android orders in February?', /^Yes: in 3 of 4 cities/],
    ['Do all cities have more iOS than Android orders in February?', /^No: in 3 of 4 cities/],
    ['Does every city have more iOS than Android orders in February?', /^No: in 3 of 4 cities/],
    ['Do no cities have more iOS than Android orders in February?', /^No: in 3 of 4 cities/],
  ])('%s', async (question, headline) => {
    expect((await asked(question)).headline).toMatch(headline);
  });

  it('without one it is told of how many, and no verdict where they differ', async () => {
    const { headline } = await asked('Do cities have more iOS than Android orders in March?');
    expect(headline).toMatch(/^In 2 of 4 cities/);
  });

  it.each([
    ['Did Leeds have more orders than London on any day?', /^No: on 0 of 59 days/],
    ['Did iOS have more orders than Android in any month?', /^Yes: in \d of 2 months/],
    ['Did Leeds have more orders than York in every month?', /^Yes: in 2 of 2 months/],
    ['Did iOS in Leeds have more orders than Android on most days?', /^No: on 28 of 59 days/],
  ])('of days and months: %s', async (question, headline) => {
    expect((await asked(question)).headline).toMatch(headline);
  });

  it('half of what the other has is still how much it has', async () => {
    const { headline } = await asked(
      'Which cities have less than half as many iOS as Android orders in March?',
    );
    expect(headline).not.toMatch(/^Yes|^No:/);
  });
});

describe('whether it ever was so is asked of single days', () => {
  it.each([
    ['Has Leeds ever had more orders than London?', /^No: on 0 of 59 days/],
    ['Did Bristol ever beat Leeds in orders?', /^Yes: on 31 of 59 days/],
    ['Did Bristol ever have more orders than Leeds in March?', /^Yes: on 31 of 31 days/],
    ['How often did Bristol have more orders than Leeds?', /^On 31 of 59 days/],
    ['Was Leeds ever the top city in a month?', /^Leeds had the most orders in 0 of 2 months/],
    ['How many times was London number one by month?', /^London had the most orders in 2 of 2 months/],
    ['How many times did London come first by week?', /^London had the most orders in \d of \d weeks/],
  ])('%s', async (question, headline) => {
    expect((await asked(question)).headline).toMatch(headline);
  });

  it.each([
    'Was Leeds ever the top city?',
    'Has Leeds ever been number one?',
    'Has Leeds ever had the most orders?',
  ])('who is first on a day may not be so in a month: %s', async (question) => {
    const { status, clarification } = await asked(question);
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.map((choice) => choice.question)).toEqual([
      expect.stringMatching(/^on how many days was Leeds the top city/i),
      expect.stringMatching(/^in how many weeks was Leeds the top city/i),
      expect.stringMatching(/^in how many months was Leeds the top city/i),
    ]);
  });
});

describe('who has the least of some that are named', () => {
  it.each([
    ['Which of London, Leeds and York had the fewest orders in March?', /^York had the fewest orders/],
    ['Which of London and Leeds had the fewest orders in March?', /^Leeds had the fewest orders/],
    ['Is London, Leeds or York the smallest by orders in March?', /^York had the fewest orders/],
    ['Who had the fewest orders, London, Leeds or York?', /^York had the fewest orders/],
    ['Which city of London, Leeds and York had the fewest orders?', /^York had the fewest orders/],
  ])('%s', async (question, headline) => {
    expect((await asked(question)).headline).toMatch(headline);
  });

  it('behind names that stand side by side', async () => {
    const { headline } = await followed(
      'Orders of London, Leeds and York in March',
      'which is the smallest?',
    );
    expect(headline).toMatch(/^York had the fewest orders/);
  });

  it('who has the most is still told beside the others', async () => {
    const { tables } = await asked('Which of London, Leeds and York had the most orders in March?');
    expect(tables[0]?.rows[0]?.[0]).toBe('London');
  });

  it.each([
    ['Is Leeds third by orders?', /^No: Leeds is number 2 of 4 cities by orders/],
    ['Is York the smallest by orders?', /^Yes: York is number 4 of 4 cities by orders/],
  ])('the place of one needs no name of its kind: %s', async (question, headline) => {
    expect((await asked(question)).headline).toMatch(headline);
  });
});

describe('what one table would mix is asked back', () => {
  it.each<[string, readonly RegExp[]]>([
    [
      'Did London have more orders in February than Leeds in March?',
      [/London orders in February/i, /orders for Leeds in March/i],
    ],
    ['More orders from London in February or from Leeds in March?', [/London in February/, /Leeds in March/]],
    [
      'Orders in London on iOS and in Leeds on Android in March',
      [/London on iOS in March/, /Leeds on Android in March/],
    ],
    ['Which cities have more orders than Leeds but fewer than London?', [/orders by city/i]],
    ['Which cities are between Leeds and London by orders in March?', [/orders by city in March/i]],
    [
      'Does only London have more Android than iOS orders in February?',
      [/city have more Android than iOS orders/],
    ],
    ['Is App number one in every city?', [/top channel in each city/i]],
    ['In which cities is the app not the top channel?', [/top channel in each city/i]],
    ['Which channel is top in the most cities?', [/top channel in each city/i]],
    ['Which cities have all channels?', [/how many channels by cities/i]],
    ['Is there a city that only sells through the app?', [/./]],
  ])('%s', async (question, choices) => {
    const { status, clarification, headline } = await asked(question);
    expect(status, headline).toBe('clarification_needed');
    const offered = clarification?.choices.map((choice) => choice.question).join('\n') ?? '';
    for (const choice of choices) expect(offered).toMatch(choice);
  });

  it.each([
    'Orders in London and Leeds in February and March',
    'Did London have more orders in February than in March?',
    'Orders by city for all channels',
    'Did London have more orders than Leeds in March?',
  ])('and not what stands in one: %s', async (question) => {
    expect((await asked(question)).status).toBe('answered');
  });
});
