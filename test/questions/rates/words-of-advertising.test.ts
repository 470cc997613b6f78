import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const lines = (header: string, ...rows: readonly string[]) => askedFile('2026-06-15', [header, ...rows]);

const school = lines(
  'date,Campaign name,Ad network,Spend,Impr,Ad clicks,Enrolments,Enrolment value',
  '2026-04-05,Evening,Search,50.00,1000,100,5,500.00',
  '2026-05-10,Evening,Search,100.00,2000,100,10,900.00',
  // Who clicked the day before enrols today
  '2026-05-10,Kids,Meta,60.00,5000,2,3,240.00',
);
const meta = lines(
  'date,Campaign,Amount spent (EUR),Impressions,Link clicks,Reach,Results,Purchases conversion value',
  '2026-05-10,Evening,100.00,2000,100,1500,10,900.00',
  '2026-05-10,Kids,60.00,5000,50,4000,3,240.00',
);
const bookings = lines(
  'date,Campaign,Media cost,Impressions,Clicks,Bookings,Booking value',
  '2026-05-10,Evening,100.00,2000,100,10,900.00',
  '2026-05-10,Kids,60.00,5000,50,3,240.00',
);
const several = lines(
  'date,Campaign,Spend,Impressions,Clicks,Enquiries,Enrolments',
  '2026-05-10,Evening,100.00,2000,100,10,4',
  '2026-05-10,Kids,60.00,5000,50,3,1',
);

describe('the words of advertising are of the columns that a file has', () => {
  test.each([
    [school, 'cpa by campaign in may', ['Kids', 20]],
    [school, 'roas by campaign in may', ['Evening', 9]],
    [school, 'best return on ad spend by campaign in may', ['Evening', 9]],
    [school, 'ctr by campaign in may', ['Evening', 0.05]],
    [school, 'conversions in may', [13]],
    [school, 'cost per conversion in may', [160 / 13]],
    [school, 'conversion value in may', [1140]],
    [school, 'enrolment value minus spend by campaign in may', ['Evening', 800]],
    [school, 'how many enrolments per 100 euros did we get in april?', [10]],
    [meta, 'cpa by campaign in may', ['Kids', 20]],
    [meta, 'cpc by campaign in may', ['Kids', 1.2]],
    [meta, 'ctr by campaign in may', ['Evening', 0.05]],
    [meta, 'how much did we spend in may', [160]],
    [meta, 'roas by campaign in may', ['Evening', 9]],
    [bookings, 'cpa by campaign in may', ['Kids', 20]],
    [bookings, 'conversion rate by campaign in may', ['Evening', 0.1]],
    [bookings, 'roas by campaign in may', ['Evening', 9]],
  ] as const)('%#: %s', async (ask, question, row) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.slice(0, row.length), headline).toEqual(
      row.map((cell) => (typeof cell === 'number' ? expect.closeTo(cell, 6) : cell)),
    );
  });

  test('what they are made for is said', async () => {
    expect((await school('conversions in may')).assumptions).toContainEqual(
      '“conversions” is read as enrolments.',
    );
    expect((await school('cpa in may')).assumptions).toContainEqual('“cpa” is read as spend per enrolment.');
  });

  test.each([
    [several, 'cpa by campaign in may', 'spend per enquiry by campaign in may'],
    [several, 'conversion rate in may', 'enrolments per click in may'],
    [several, 'conversions in may', 'enrolments in may'],
    [school, 'roi of meta in may', 'enrolment value minus spend of meta in may'],
    [school, 'roi of meta in may', 'enrolment value per spend of meta in may'],
  ] as const)('%#: of several it is asked: %s', async (ask, question, choice) => {
    const { status, clarification } = await ask(question);
    expect(status).toBe('clarification_needed');
    const choices = clarification?.choices.map((one) => one.question.toLowerCase()) ?? [];
    expect(choices).toContain(choice);
    expect((await ask(choice)).status).toBe('answered');
  });

  test('costs that no file counts are denied as ever', async () => {
    const clicks = lines('date,Campaign,Impressions,Clicks,Enrolments', '2026-05-10,Evening,2000,100,10');
    expect((await clicks('cpa by campaign in may')).headline).toBe(
      'The connected data hold no advertising costs.',
    );
  });

  test('what guests spend brings no advertisements', async () => {
    const shop = lines('date,segment,orders,spend', '2026-05-10,New,10,400.00');
    expect((await shop('conversion rate in may')).status).not.toBe('answered');
  });
});
