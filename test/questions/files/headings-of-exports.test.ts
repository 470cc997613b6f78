import { describe, expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const days = daysFrom('2026-04-27' as Day, '2026-06-07' as Day);
const askAnalytics = askedFile('2026-06-08', [
  'date,Session default channel group,Session source / medium,Landing page + query string,Device category,Sessions,Total users,User engagement,Add to carts,Ecommerce purchases,Purchase revenue,Engagement rate',
  ...days.flatMap((day) => [
    `${day},Organic Search,google / organic,/sale?utm_campaign=glow,mobile,20,18,600,5,2,90.5,55.5%`,
    `${day},Email,klaviyo / email,/,desktop,10,9,200,2,0,0,40%`,
  ]),
]);

describe('an export of GA4 with the headings of its interface', () => {
  it.each([
    ['Which landing page brought in the most revenue last week?', ['/sale?utm_campaign=glow', 633.5]],
    ['sessions by channel last week', ['Organic Search', 140]],
    ['sessions by device last week', ['mobile', 140]],
    ['engagement time per session by device last week', ['mobile', 30, 140]],
    ['average order value last week', [45.25]],
    ['cart abandonment rate last week', [1 - 14 / 49]],
    ['which source / medium had sessions but no purchases last week', ['klaviyo / email', 70, 0]],
  ])('%s', async (question, row) => {
    const { tables } = await askAnalytics(question);
    row.forEach((cell, at) => {
      const told = tables[0]?.rows[0]?.[at];
      if (typeof cell === 'number') expect(told).toBeCloseTo(cell);
      else expect(told).toBe(cell);
    });
  });

  it('adds up no users of several days', async () => {
    expect((await askAnalytics('users last week')).headline).toBe(
      'Users of several days cannot be added up: who came twice would count twice.',
    );
  });

  it('names what it is split by as people do', async () => {
    expect((await askAnalytics('sessions by landing page and device last week')).tables[0]?.columns).toEqual([
      'Landing page',
      'Device',
      'Sessions',
    ]);
  });

  it('leaves two columns that would be one as they are called', async () => {
    const ask = askedFile('2026-06-08', [
      'date,Session default channel group,Sessions,Total revenue,Purchase revenue',
      ...days.map((day) => `${day},Email,10,9,5`),
    ]);
    expect((await ask('total revenue last week')).tables[0]?.rows[0]?.[0]).toBe(63);
    expect((await ask('purchase revenue last week')).tables[0]?.rows[0]?.[0]).toBe(35);
  });
});

it('reads an export of Search Console, whose rates are percentages', async () => {
  const ask = askedFile('2026-06-08', [
    'Date,Top queries,Clicks,Impressions,CTR,Position',
    ...days.flatMap((day) => [`${day},oak table,2,100,2%,3.5`, `${day},oak bench,5,100,"5,0 %",8`]),
  ]);
  expect((await ask('top query by clicks last week')).tables[0]?.rows[0]).toEqual(['oak bench', 35]);
  expect((await ask('ctr last week')).tables[0]?.rows[0]?.[0]).toBeCloseTo(0.035);
  expect((await ask('average position last week')).tables[0]?.rows[0]?.[0]).toBeCloseTo(5.75);
});

it('renames no column of another file', async () => {
  const ask = askedFile('2026-06-08', [
    'date,Device type,Visits,Orders,Sales',
    ...days.map((day) => `${day},till,10,2,50`),
  ]);
  expect((await ask('sales by device type last week')).tables[0]?.columns).toEqual(['Device type', 'Sales']);
});

it('says of a rate in percent that it is one, where its parts are not in the file', async () => {
  const ask = askedFile('2026-06-08', [
    'date,room,Occupancy Rate,guests',
    ...days.map((day) => `${day},Attic,55%,3`),
  ]);
  expect((await ask('average occupancy rate last week')).headline).toMatch(
    /^“occupancy rate” is an average, a share or a price in every row/,
  );
  expect((await ask('guests by room last week')).tables[0]?.rows).toEqual([['Attic', 21]]);
});
