import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Refunds are told in money; one destination is called Split, as a word of asking is. */
const travel = askedFile('2026-03-04', [
  'date,destination,platform,bookings,refunds,cancellations',
  '2026-02-02,Split,app,4,12.50,1',
  '2026-02-03,Rome,app,7,30.00,2',
  '2026-02-03,Rome,web,9,0.00,3',
]);

describe('what was paid back is no number of refunds', () => {
  test.each(['how many refunds did we have in february', 'number of refunds in february'])(
    '%s',
    async (question) => {
      const { headline, clarification } = await travel(question);
      expect(headline).toBe('How many there are is no sum of money: which number is meant?');
      expect(clarification?.choices.map((choice) => choice.question)).toContain('Total refunds in february');
    },
  );

  test('as an amount it is told as one', async () => {
    expect((await travel('how much did we refund in february')).headline).toMatch(/^42\.5\d* of refunds/);
    expect((await travel('how many cancellations in february')).headline).toMatch(/^6 cancellations/);
  });
});

describe('a name that is a word of asking, too, is a name where nobody says by what to split', () => {
  test.each([
    ['split bookings in february', /^4 bookings with destination Split/],
    ['Split bookings in february', /^4 bookings with destination Split/],
    ['bookings in split', /^4 bookings with destination Split/],
    ['bookings split by platform', /^app had the most bookings.*: 11/],
    ['split bookings by platform in february', /^app had the most bookings.*: 11/],
    ['Split bookings by platform in february', /^The first word may be a name of these data/],
    ['bookings in Split by platform', /^app had the most bookings.*destination Split: 4/],
  ])('%s', async (question, headline) => {
    expect((await travel(question)).headline).toMatch(headline);
  });
});

test.each(['is Rome full on weekends', 'are our platforms fully booked in february'])(
  'how full it is no number says: %s',
  async (question) => {
    expect((await travel(question)).headline).toBe('What does “full” refer to?');
  },
);
