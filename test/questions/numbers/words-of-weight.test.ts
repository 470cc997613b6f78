import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const DAYS = ['2026-02-02', '2026-02-03', '2026-02-04'];

/** The same rows on three days in a row. */
function asked(header: string, ...rows: readonly string[]) {
  const lines = DAYS.flatMap((day) => rows.map((row) => `${day},${row}`));
  return askedFile('2026-03-01', [`date,${header}`, ...lines]);
}
type Ask = ReturnType<typeof asked>;

const notAnswered = async (ask: Ask, question: string) => {
  const { status, headline } = await ask(question);
  expect(status, headline).not.toBe('answered');
};
const tells = async (ask: Ask, question: string, rows: readonly (readonly unknown[])[]) => {
  const { tables, headline } = await ask(question);
  expect(tables[0]?.rows, headline).toEqual(rows);
};

const bakery = asked(
  'branch,product,customer_type,items_sold,takings',
  'Reading,Second Helping,New,10,90',
  'Station,Sunday Roast,Returning,6,70',
  'Reading,Daily Bread,New,8,20',
);
const surgery = asked(
  'dentist,payment,appointments,minutes,fees',
  'Dr May,NHS,10,300,100',
  'Dr Price,Plan,20,500,300',
  'Dr Short,Private,5,100,400',
);
const wash = asked('site,shift,cars,income', 'Bath,Day,10,100', 'Deal,Late,4,60');
const library = asked(
  'depot,membership,borrowers,loans,late_returns,hire_fees',
  'Hilltop,Household,4,6,1,60',
  'Millbrook,Neighbour,3,3,1,20',
);
const paper = asked(
  'section,author,referrer,reader_type,visits,comments',
  'Local,Ruth Adeyemi,Apple News,subscriber,10,1',
  'Local,Tom Fairley,Direct,anonymous,20,2',
  'Sport,Ruth Adeyemi,Direct,anonymous,40,4',
);
const bikes = asked(
  'station,bike_type,hires,late_returns,damage_reports',
  'Old Market,E-bike,10,1,2',
  'Canal Wharf,City bike,30,2,1',
);
const jobs = asked(
  'job_category,city,listing_type,job_views,applications',
  'Nursing,Frankfurt,Standard,90,9',
  'Sales,Remote,Featured,50,6',
);
const support = asked('plan,tickets_opened', 'Shared Plus,5', 'Shared Start,7', 'Dedicated,2');
const charity = asked(
  'campaign,visits,donors,donations,amount',
  'Spring Gala,10,2,3,60',
  'Clean Water,20,4,4,80',
);
const hotel = asked('hotel,country,sessions,bookings,nights,revenue', 'Vienna,Germany,100,10,20,900');

describe('names side by side', () => {
  test('may be one that is missing, and it is asked', async () => {
    const { status, clarification } = await bakery('Reading Station takings');
    expect(status).toBe('clarification_needed');
    const [both] = clarification?.choices ?? [];
    await tells(bakery, both?.question ?? '', [[540]]);
    await notAnswered(surgery, 'NHS plan appointments');
  });

  test.each([
    ['Reading and Station takings', 540],
    ['takings of Reading, Station', 540],
    ['Station takings', 210],
    ['Reading Daily Bread takings', 60],
    ['new customers takings at Reading', 330],
  ])('are both meant where that is said, and of two columns: %s', async (question, value) => {
    const { tables, headline } = await bakery(question);
    expect(tables[0]?.rows[0]?.at(-1), headline).toBe(value);
  });

  test('what says which returns are meant says nothing of fees', async () => {
    await notAnswered(library, 'late fees last month');
    await tells(library, 'late returns last month', [[6]]);
    await tells(library, 'hire fees last month', [[240]]);
  });
});

describe('what is not counted is asked about', () => {
  test.each([
    [bakery, 'new customers in February'],
    [bakery, 'new customers per branch'],
    [bakery, 'lost customers in February'],
    [bakery, 'customers per day at Reading'],
    [paper, 'how many subscribers do we have?'],
    [paper, 'lost subscribers by month'],
    [paper, 'subscriber growth'],
    [library, 'how many neighbours do we have?'],
    [bikes, 'how many bikes do we have?'],
    [jobs, 'applications per job by category'],
    [jobs, 'jobs in Frankfurt last month'],
    [hotel, 'guests by country'],
    [library, 'how many households borrowed in February'],
  ])('%#: %s', (ask, question) => notAnswered(ask, question));

  test.each<[Ask, string, readonly (readonly unknown[])[]]>([
    [bakery, 'takings from new customers in February', [[330]]],
    [paper, 'subscriber visits last month', [[30]]],
    [bikes, 'bikes hired last month', [[120]]],
    [bikes, 'damaged bikes last month', [[9]]],
    [bikes, 'bike hires last month', [[120]]],
    [jobs, 'job applications last month', [[45]]],
    [bikes, 'how many bike types were hired last month', [[2]]],
    [jobs, 'remote jobs: applications last month', [[18]]],
    [library, 'loans of households last month', [[18]]],
    [hotel, 'bookings of guests from Germany last month', [[30]]],
  ])('and what is counted is told: %#: %s', (ask, question, rows) => tells(ask, question, rows));

  test('kinds are still listed', async () => {
    expect((await bikes('hires by bike type')).tables[0]?.rows).toHaveLength(2);
    expect(
      (await jobs('which job categories got the most applications last month')).tables[0]?.rows[0]?.[0],
    ).toBe('Nursing');
  });

  test('jobs are asked about where only their categories are known', async () => {
    const { status } = await jobs('which jobs got the most applications last month');
    expect(status).toBe('clarification_needed');
  });
});

describe('words of weight', () => {
  test.each([
    [support, 'shared plus start tickets in February'],
    [paper, 'local news visits last month'],
    [bikes, 'returns at Old Market'],
    [library, 'return rate by depot'],
    [wash, 'What is a big deal for us: income by shift'],
    [jobs, 'standard day for applications'],
    [jobs, 'job alerts in February'],
    [surgery, 'Dr Prince appointments last month'],
    [bakery, 'net takings last month'],
    [hotel, 'net revenue last month'],
    [charity, 'what do people give on average'],
    [charity, 'what do donors give on average'],
    [charity, 'how much did people give in February'],
    [charity, 'share of donors who give monthly'],
    [charity, 'how much came from the Spring Gala in February'],
  ])('%#: %s', (ask, question) => notAnswered(ask, question));

  test.each<[Ask, string, readonly (readonly unknown[])[]]>([
    [support, 'shared start tickets in February', [[21]]],
    [support, 'shared plus and shared start tickets in February', [[36]]],
    [paper, 'Apple News visits last month', [[30]]],
    [wash, 'day shift income last month', [[300]]],
    [wash, 'income at Deal last month', [[180]]],
    [jobs, 'standard applications in February', [[27]]],
    [surgery, 'Dr Price appointments last month', [[60]]],
    [hotel, 'revenue last month', [[2700]]],
    [charity, 'average gift last month', [[20]]],
    [paper, "Tom's visits last month", [[60]]],
    [paper, 'Tom and Ruth together: visits in February', [[210]]],
  ])('and what stands beside them is told: %#: %s', (ask, question, rows) => tells(ask, question, rows));

  test('the second best seller is a place, and no part of a name', async () => {
    const { headline } = await bakery('second best seller in February');
    expect(headline).toContain('Daily Bread');
    expect(headline).toContain('24');
  });

  test('the shortest appointments are those that took the least time each', async () => {
    const { tables } = await surgery('shortest appointments by dentist');
    expect(tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual([
      ['Dr Short', 20],
      ['Dr Price', 25],
      ['Dr May', 30],
    ]);
    await notAnswered(wash, 'longest cars by site');
  });
});

test('that nothing was lost is told first', async () => {
  const lines = ['2026-01-05,10', '2026-02-02,20'].join('\n');
  const { context, facts } = askableFile(`date,donors\n${lines}`, '2026-03-01' as Day, 'file.csv');
  const { headline } = await answerQuestion('donors lost on February 2 vs January 5', context, facts);
  expect(headline).toMatch(/^No fall: 20 donors/);
});

describe('a word of a name', () => {
  test('is not said to be missing, and the names that have it are offered', async () => {
    const { headline, clarification } = await surgery('appointments of Dr in February');
    expect(headline).not.toContain('does not appear');
    expect(clarification?.choices.map(({ question }) => question)).toContain(
      'appointments of "Dr May" in February',
    );
  });

  test('what is nowhere is still said to be missing', async () => {
    expect((await surgery('appointments of Zorro in February')).headline).toContain('does not appear');
  });
});
