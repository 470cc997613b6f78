import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const days = ['2025-12', '2026-01', '2026-02'].flatMap((month) => [`${month}-02`, `${month}-03`]);
const site = askedFile('2026-03-01', [
  'date,channel,source,country,landing_page,sessions,signups,enrolments',
  ...days.flatMap((day) => [
    `${day},Email,youtube.com,United States,/pricing,10,2,1`,
    `${day},Social,facebook.com,Germany,/,30,9,3`,
    `${day},Direct,bing.com,United Kingdom,/,20,3,4`,
  ]),
]);

const offered = async (question: string): Promise<readonly string[]> => {
  const { clarification, failure } = await site(question);
  return clarification?.choices.map((choice) => choice.question) ?? failure?.nearest ?? [];
};

describe('what is offered keeps the names of the question', () => {
  test.each([
    ['was youtube.com frobbing more traffic than facebook.com in february', /youtube\.com.*facebook\.com/],
    ['did Germany lose enrolments compared to last december', /Germany/],
    ['/pricing - where does the traffic come from?', /\/pricing/],
    ['where do visitors to /pricing come from in february', /\/pricing/],
    ['frobbed enrolments from Germany', /Germany/i],
  ])('%s', async (question, name) => {
    const choices = await offered(question);
    expect(choices.length).toBeGreaterThan(0);
    for (const choice of choices) expect(choice).toMatch(name);
  });

  test('what drops one comes last', async () => {
    const choices = await offered('frobbed enrolments from Germany without Email');
    expect(choices[0]).toMatch(/Germany.*without Email|without Email.*Germany/);
  });

  test('the traffic of a page is told of the page', async () => {
    const { tables } = await site('sessions by channel for /pricing');
    expect(tables[0]?.rows).toEqual([['Email', 60]]);
  });
});

describe('nobody is the most of themselves', () => {
  test.each([
    ['sessions from Email by channel', 'Email had 60 sessions'],
    ['enrolments per session for "email" by channel', 'Email had enrolments per session of 10'],
  ])('%s', async (question, headline) => {
    const { headline: told } = await site(question);
    expect(told).toContain(headline);
    expect(told).not.toMatch(/\b(?:most|highest|lowest)\b/);
  });

  test('the best converting channel is asked for its place', async () => {
    const choices = await offered('is Email the best converting channel?');
    expect(choices[0]).toMatch(/^Where does "Email" rank among channels by /);
    const { tables } = await site(choices[0] ?? '');
    expect(tables[0]?.rows[0]?.slice(0, 2)).toEqual(['Email', 2]);
  });
});

describe('us is the country where nobody else can be meant', () => {
  test.each([
    [
      'sessions in the uk vs us last month',
      [
        ['United Kingdom', 40],
        ['United States', 20],
      ],
    ],
    [
      'top countries by sessions last month, excluding us',
      [
        ['Germany', 60],
        ['United Kingdom', 40],
      ],
    ],
  ])('%s', async (question, rows) => {
    expect((await site(question)).tables[0]?.rows).toEqual(rows);
  });

  test('and else it is whoever asks', async () => {
    expect((await site('show us the sessions last month')).tables[0]?.rows).toEqual([[120]]);
  });
});
