import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Of each vet so many appointments a day, at one of two clinics, of one kind and one product. */
const ROWS: readonly (readonly [string, string, string, string, number])[] = [
  ['Dr Lucy Tran', 'Rialto Truro', 'Burst pipe', 'Rain Jacket', 1],
  ['Dr Piotr Nowak', 'Rialto Bath', 'Guinea pig', 'Oak Desk', 2],
  ['Big Dave Murray', 'Station Road', 'Leaking tap', 'Wool Rug', 4],
  ['Dr Sanjay Rao', 'Old Station', 'Leaking tap', 'Wool Rug', 8],
];
const ask = askedFile('2026-03-09', [
  'date,vet,clinic,job_type,product,browser,visits,fees',
  ...['2026-03-06', '2026-03-07', '2026-03-08'].flatMap((day) =>
    ROWS.map(([vet, clinic, job, product, visits]) =>
      [day, vet, clinic, job, product, 'Samsung Internet', visits, visits * 10].join(','),
    ),
  ),
]);
const told = async (question: string) => {
  const { readAs, assumptions, ...answer } = await ask(question);
  return { ...answer, told: JSON.stringify(assumptions), only: JSON.stringify(readAs) };
};

describe('a word of one name alone', () => {
  test.each([
    ['Truro yesterday', 'Truro', 'Rialto Truro'],
    ['truro yesterday', 'truro', 'Rialto Truro'],
    ['Lucy yesterday', 'Lucy', 'Dr Lucy Tran'],
    ["what was lucy's best day", 'lucy', 'Dr Lucy Tran'],
    ['if you leave out Truro, how much did we do yesterday?', 'Truro', 'Rialto Truro'],
    ['is Lucy busier than Murray', 'Lucy', 'Dr Lucy Tran'],
    ['did Truro beat Bath on any day?', 'Truro', 'Rialto Truro'],
    ['when did dr nowak leave', 'dr nowak', 'Dr Piotr Nowak'],
    ['how many visits did big dave put in yesterday', 'big dave', 'Big Dave Murray'],
  ])('%s: “%s” is %s, which is told', async (question, said, name) => {
    const answer = await told(question);
    expect(answer.status, answer.headline).toBe('answered');
    expect(answer.told).toContain(`“${said}” is read as “${name}”`);
  });

  test('leaves a verb behind it to be asked about', async () => {
    const { status, headline } = await told('did Lucy frobnicate yesterday');
    expect(status).not.toBe('answered');
    expect(headline).toContain('frobnicate');
    expect(headline).not.toContain('Lucy');
  });
});

test('a customer is named by a word, whatever it may be elsewhere', async () => {
  const loads = askedFile('2026-03-09', [
    'date,customer,material,loads',
    ...['2026-03-06', '2026-03-07', '2026-03-08'].flatMap((day) => [
      `${day},Cash sales,Topsoil,3`,
      `${day},County Council,Pea gravel,5`,
      `${day},Ltd Build Co,Topsoil,2`,
      `${day},Hanley & Sons,Topsoil,7`,
      `${day},Total Paving,Pea gravel,1`,
    ]),
  ]);
  const { tables, headline } = await loads('cash in march');
  expect(tables[0]?.rows, headline).toEqual([[9]]);
  expect((await loads('pea in march')).status).not.toBe('answered');
});

describe('what is no name though it stands in one', () => {
  test.each([
    ['burst yesterday', 'a kind that is not written like a name'],
    ['the road yesterday', 'a thing'],
    ['no road yesterday', 'one of several things'],
    ['rain yesterday', 'what products are called by'],
    ['Internet yesterday', 'browsers have a list of their own'],
    ['rialto yesterday', 'two names have it'],
    ['Old yesterday', 'a word that describes'],
    ['visits for each oak yesterday', 'several things are asked for'],
    ['visits by oak yesterday', 'by what they are, and no product'],
  ])('%s: %s', async (question) => {
    expect((await told(question)).status).not.toBe('answered');
  });

  test('is asked about with all names that have it, in the whole question', async () => {
    const { clarification } = await ask('what was rialto’s best day');
    expect(clarification?.choices.map(({ question }) => question).sort()).toEqual([
      'what was "Rialto Bath"’s best day',
      'what was "Rialto Truro"’s best day',
    ]);
  });
});
