import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const DAYS = ['2026-03-02', '2026-03-03', '2026-03-04'];
const TODAY = '2026-03-05' as Day;

/** The same rows on three days in a row. */
function asked(header: string, ...rows: readonly string[]) {
  const lines = DAYS.flatMap((day) => rows.map((row) => `${day},${row}`));
  return askedFile(TODAY, [`date,${header}`, ...lines]);
}

describe('rates of letters', () => {
  const ask = asked(
    'newsletter,emails_sent,delivered,opens,clicks,unsubscribes',
    'Brief,1000,800,400,40,8',
    'Daybreak,500,400,300,60,2',
  );

  test.each([
    ['open rate of Brief', 0.5, 'opens per delivered'],
    ['click rate of Brief', 0.05, 'clicks per delivered'],
    ['CTR of Daybreak', 0.15, 'clicks per delivered'],
    ['click-to-open rate for Daybreak', 0.2, 'clicks per open'],
    ['unsubscribe rate of Daybreak', 0.005, 'unsubscribes per delivered'],
    ['delivery rate of Daybreak', 0.8, 'delivered per email sent'],
    ['opne rate of Brief', 0.5, 'opens per delivered'],
  ])('%s', async (question, value, read) => {
    const { tables, readAs, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.at(-1), headline).toBeCloseTo(value, 9);
    expect(readAs[0]?.text).toBe(read);
  });

  test('clicks in letters are none of a search', async () => {
    const { headline } = await ask('how many clicks in total');
    expect(headline).toContain('300 clicks');
    expect(headline).not.toContain('Google');
  });

  test('what was delivered is not what was sent', async () => {
    const { tables } = await ask('emails delivered in total');
    expect(tables[0]?.rows).toEqual([[3600]]);
  });

  test('a bounce rate is none where nothing bounced is counted', async () => {
    expect((await ask('bounce rate in total')).status).toBe('failed');
  });
});

describe('who buys', () => {
  const ask = asked('device,sessions,purchases,revenue', 'mobile,200,4,80', 'desktop,300,16,900');

  test.each([
    'What percentage of mobile visitors buy something?',
    'What share of mobile sessions ended in a purchase?',
  ])('is a rate of those who came: %s', async (question) => {
    const { status, tables, headline } = await ask(question);
    expect(status, headline).toBe('answered');
    expect(tables[0]?.rows[0]?.at(-1), headline).toBeCloseTo(0.02, 9);
  });

  test('is no share of what was bought', async () => {
    const { tables } = await ask('What share of purchases came from mobile?');
    expect(tables[0]?.rows[0]?.at(-1)).toBeCloseTo(0.2, 9);
  });

  test('money is asked for by its coins', async () => {
    expect((await ask('How many euros did we make?')).tables[0]?.rows).toEqual([[2940]]);
  });
});

describe('names and the verbs before them', () => {
  const ask = asked('booked_via,hires', 'Kiosk,10', 'Website,5', 'App,40');

  test('a verb that leads to a name asks for no rows', async () => {
    const { tables } = await ask('How many hires were booked through the kiosk or the website?');
    expect(tables[0]?.rows).toEqual([[45]]);
  });

  test('by itself it still does', async () => {
    expect((await ask('hires by booked via')).tables[0]?.rows).toHaveLength(3);
  });
});

test('what people did is no name', async () => {
  const ask = asked('plan,km_ridden', 'Single ride,10', 'Weekend pass,5');
  const { status, headline } = await ask('how many kilometers did people ride');
  expect(status, headline).not.toBe('answered');
  expect((await ask('km ridden of single rides')).tables[0]?.rows).toEqual([[30]]);
});

describe('what is searched for', () => {
  const ask = asked(
    'query,page,clicks,impressions,position',
    'raised beds,/products/raised-beds/,5,100,4',
    'buy raised beds,/products/raised-beds/,1,100,20',
  );

  test('a site ranks for a query where one is called so, and not for the page of that name', async () => {
    expect((await ask('where do we rank for raised beds?')).tables[0]?.rows).toEqual([[4]]);
  });

  test('clicks of searches are said to be of searches', async () => {
    expect((await ask('clicks in total')).headline).toContain('clicks from Google Search');
  });
});

test('each of two numbers that were lost has to have fallen', async () => {
  const rows = [
    '2026-02-24,Both,10,10',
    '2026-02-24,One,10,10',
    '2026-03-03,Both,5,5',
    '2026-03-03,One,5,20',
  ];
  const text = ['date,page,clicks,impressions', ...rows].join('\n');
  const { context, facts } = askableFile(text, '2026-03-09' as Day, 'file.csv');
  const { tables } = await answerQuestion(
    'Which pages lost clicks and impressions in the week of March 2 vs the week of February 23?',
    context,
    facts,
  );
  expect(tables[0]?.rows.map(([name]) => name)).toEqual(['Both']);
});

test('of two names behind a share without a number it is asked which one the whole is', async () => {
  const ask = asked('plan,station,hires', 'Single ride,Harbour,10', 'Pass,Harbour,30', 'Pass,Mill,60');
  const { status, clarification } = await ask('share of single rides at Harbour');
  expect(status).toBe('clarification_needed');
  const [first] = clarification?.choices ?? [];
  expect((await ask(first?.question ?? '')).tables[0]?.rows[0]?.at(-1)).toBeCloseTo(0.25, 9);
  expect((await ask('share of single rides')).tables[0]?.rows[0]?.at(-1)).toBeCloseTo(0.1, 9);
});

describe('of a museum', () => {
  const ask = asked(
    'site,tickets_sold,tickets_refunded,admissions,audio_guides,revenue',
    'Harbour Museum,100,5,130,13,1000',
    'Science Pier,50,10,60,3,600',
  );

  test.each([
    ['refund rate in total', 15 / 150, 'tickets refunded per ticket sold'],
    ['refund rate of the Science Pier (refunded / sold)', 0.2, 'tickets refunded per ticket sold'],
    ['revenue per visitor of the Science Pier', 10, 'revenue per admission'],
    ['visitors in total', 570, 'admissions'],
    ['how many people came in total', 570, 'admissions'],
    ['how many people visited the Harbour Museum', 390, 'admissions'],
  ])('%s', async (question, value, read) => {
    const { tables, readAs, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.at(-1), headline).toBeCloseTo(value, 9);
    expect(readAs[0]?.text).toContain(read);
  });

  test.each(['how much did we refund', 'what do refunds cost us'])(
    'tickets are no money: %s',
    async (question) => {
      expect((await ask(question)).status).not.toBe('answered');
    },
  );

  test.each(['visitors per museum', 'which museum had the most visitors in total', 'revenue by museum'])(
    'a noun of the names says which column: %s',
    async (question) => {
      const { tables, assumptions } = await ask(question);
      expect(tables[0]?.rows[0]?.[0]).toBe('Harbour Museum');
      expect(JSON.stringify(assumptions)).toContain('museum');
    },
  );

  test('rows from best to worst are no two rankings', async () => {
    const { tables } = await ask('revenue per visitor by site from best to worst');
    expect(tables[0]?.rows.map(([site]) => site)).toEqual(['Science Pier', 'Harbour Museum']);
  });
});

describe('of a driving school', () => {
  const ask = asked(
    'town,instructor,lessons,cancellations,tests,passes,fees',
    'Ashby,Priya,40,4,10,8,1600',
    'Dunmoor,Colin,20,5,10,5,1000',
  );

  test.each([
    ['pass rate in Ashby', 0.8, 'passes per test'],
    ['what percent of tests are passed in Dunmoor', 0.5, 'passes per test'],
    ['cancellation rate in Dunmoor', 0.25, 'cancellations per lesson'],
    ['average price of a lesson in Ashby', 40, 'fees per lesson'],
    ['lesson price in Dunmoor', 50, 'fees per lesson'],
    ['how much is a lesson on average', 7800 / 180, 'fees per lesson'],
    ['revenue in total', 7800, 'fees'],
    ['how many people passed in total', 39, 'passes'],
  ])('%s', async (question, value, read) => {
    const { tables, readAs, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.at(-1), headline).toBeCloseTo(value, 9);
    expect(readAs[0]?.text).toContain(read);
  });

  test.each([
    ['who gave the most lessons', 'Priya'],
    ['who has the worst pass rate', 'Colin'],
    ['who is our best instructor', 'Priya'],
  ])('%s', async (question, name) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.[0], headline).toBe(name);
  });

  test('a rate is held against that of all together', async () => {
    const { tables } = await ask('pass rate of Priya vs the site average');
    expect(tables[0]?.rows).toEqual([
      ['Priya', 0.8],
      ['All together', 0.65],
    ]);
  });

  test.each([
    // A sum of all is no average
    'lessons of Priya vs the site average',
    // Of all, or of all in Ashby
    'pass rate of Priya in Ashby vs the site average',
  ])('%s is asked about', async (question) => {
    expect((await ask(question)).status).toBe('clarification_needed');
  });

  test.each(['price per test', 'first time pass rate in Ashby', 'average price'])(
    'is asked about: %s',
    async (question) => {
      expect((await ask(question)).status).toBe('clarification_needed');
    },
  );
});

describe('verbs of what is counted', () => {
  const ask = asked('topic,tickets_opened,tickets_solved,sorties', 'Billing,10,7,3', 'Hosting,5,4,2');

  test.each([
    ['how many tickets did we close in total', 33],
    ['how many tickets were solved for Billing', 21],
    ['how many tickets in total', 45],
    ['how many sorties did we fly in total', 15],
    ['solve rate of Hosting', 0.8],
  ])('%s', async (question, value) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.at(-1), headline).toBeCloseTo(value, 9);
  });

  test('who flew the most is told by sorties alone', async () => {
    const { tables } = await ask('which topic flew the most sorties');
    expect(tables[0]?.columns).toEqual(['Topic', 'Sorties']);
  });
});

describe('lines of versions', () => {
  const ask = asked('app_version,sessions,active_users,revenue', '5.0,10,8,4', '5.1,20,12,6', '6.0,70,50,90');

  test.each([
    ['share of sessions on 5.x versions', 0.3],
    ['sessions on 5.x in total', 90],
    ['ARPU on 5.x', 0.5],
    ['out of every 100 sessions how many are on 6.x', 0.7],
  ])('%s', async (question, value) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.at(-1), headline).toBeCloseTo(value, 9);
  });
});

test('what is left out in one list is of one kind', async () => {
  const ask = asked(
    'channel,source,sessions',
    'Direct,(direct),10',
    'Paid Search,google,20',
    'Organic Search,bing,5',
    'Referral,blog.example,8',
  );
  for (const question of [
    'top sources by sessions, leave out google and direct',
    'leave out direct and google, which sources bring the most sessions',
    'sessions by source without direct or google',
  ]) {
    const { tables, headline } = await ask(question);
    expect(
      tables[0]?.rows.map(([source]) => source),
      headline,
    ).toContain('bing');
    expect(tables[0]?.rows.map(([source]) => source)).not.toContain('(direct)');
  }
});
