import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

/** Friday and Saturday. Vienna 40 bookings, 10 on mobile, 8 on Saturday; Graz 10 bookings, 6 on mobile, 4 on Saturday. */
const csv = `date,hotel,device,room_type,searches,bookings,cancellations
2026-03-06,Vienna,mobile,Suite,100,8,1
2026-03-06,Vienna,desktop,Double,300,24,3
2026-03-06,Graz,mobile,Double,40,4,2
2026-03-06,Graz,desktop,Suite,20,2,0
2026-03-07,Vienna,mobile,Double,20,2,0
2026-03-07,Vienna,desktop,Double,80,6,0
2026-03-07,Graz,mobile,Suite,10,2,0
2026-03-07,Graz,desktop,Double,30,2,1`;
const { context, facts } = askableFile(csv, '2026-03-09' as Day, 'hotels.csv');
const rowsOf = async (question: string) => {
  const { tables, headline } = await answerQuestion(question, context, facts);
  return { rows: tables[0]?.rows ?? [], headline };
};

describe('a part as a share of all, by a split, is the share inside each', () => {
  test.each([
    ['mobile bookings as a share of all bookings by hotel', 10 / 40, 6 / 10],
    ['Mobile bookings as a percentage of total bookings per hotel in March', 10 / 40, 6 / 10],
    ['mobile bookings as a share of all by hotel', 10 / 40, 6 / 10],
    ['suite bookings as a % of all bookings by hotel', 8 / 40, 4 / 10],
    ['mobile bookings on March 6 as a share of all bookings by hotel', 8 / 32, 4 / 6],
    ['bookings at weekends as a share of all bookings by hotel', 8 / 40, 4 / 10],
    ['cancellations as a share of all bookings by hotel', 4 / 40, 3 / 10],
    ['mobile cancellations as a share of mobile bookings by hotel', 1 / 10, 2 / 6],
    ['mobile cancellations as a share of all mobile bookings by hotel', 1 / 10, 2 / 6],
    ['bookings sold as a share of searches by hotel', 40 / 500, 10 / 100],
  ])('%s', async (question, vienna, graz) => {
    const { rows, headline } = await rowsOf(question);
    for (const [name, share] of [
      ['Vienna', vienna],
      ['Graz', graz],
    ] as const) {
      const row = rows.find(([first]) => first === name);
      expect(row?.slice(1), headline).toContainEqual(expect.closeTo(share, 9));
    }
  });

  test.each([
    ['bookings by hotel as a share of all bookings', 40 / 50],
    ['mobile bookings as a share of all mobile bookings by hotel', 10 / 16],
    ['share of mobile bookings by hotel', 10 / 16],
    ['share of bookings by hotel', 40 / 50],
    ['bookings as a share of the total by hotel', 40 / 50],
  ])('%s: neighbours are how it spreads', async (question, vienna) => {
    const { rows, headline } = await rowsOf(question);
    expect(rows[0]?.[0], headline).toBe('Vienna');
    expect(rows[0]?.slice(1), headline).toContain(vienna);
  });

  test.each([
    'mobile bookings by hotel as a share of all bookings',
    'mobile cancellations as a share of all bookings by hotel',
    'mobile cancellations as a share of all bookings',
    'Vienna mobile bookings as a share of all bookings by room type',
    'which hotel has the largest mobile bookings as a share of all bookings',
  ])('%s: asked back', async (question) => {
    const { status, headline } = await answerQuestion(question, context, facts);
    expect(status, headline).toBe('clarification_needed');
  });
});
