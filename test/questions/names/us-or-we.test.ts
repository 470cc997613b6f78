import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-04-01', [
  'date,country,medium,sessions,orders',
  '2026-02-03,United States,organic,30,3',
  '2026-02-03,Germany,organic,20,2',
  '2026-03-03,United States,organic,50,5',
  '2026-03-03,Germany,organic,70,4',
  '2026-03-03,Germany,email,11,1',
]);

test.each([
  [
    'organic sessions from us in march 2026',
    'Organic sessions from United States in march 2026',
    'Organic sessions in march 2026',
  ],
  [
    'ORGANIC SESSIONS FROM US IN MARCH 2026',
    'Organic sessions from United States in march 2026',
    'Organic sessions in march 2026',
  ],
  ['visitors from us', 'Visitors from United States', 'Visitors'],
  [
    'did sessions from us grow in march 2026?',
    'Did sessions from United States grow in march 2026?',
    'Did sessions grow in march 2026?',
  ],
])('whatever is counted comes from a country or from all: %s', async (question, ...choices) => {
  const { headline, clarification } = await asked(question);
  expect(headline).toContain('United States');
  expect(clarification?.choices.map((one) => one.question)).toEqual(choices);
});

test.each(['traffic to us in march 2026', 'sessions for us in march 2026'])(
  'what comes to those who ask is all of it, which is said: %s',
  async (question) => {
    const { headline, assumptions } = await asked(question);
    expect(headline).toContain('131 sessions');
    expect(assumptions.join(' ')).toContain('and not as “United States” alone');
  },
);

test.each(['HOW MANY SESSIONS DID US HAVE IN MARCH 2026', 'how many sessions did us have in march 2026'])(
  'who had something is a country: %s',
  async (question) => {
    expect((await asked(question)).headline).toContain('50 sessions from United States');
  },
);

test.each([
  'how many people ordered from us in march 2026?',
  'how many orders did google bring us in march 2026?',
])('those who order do so from those who ask: %s', async (question) => {
  expect((await asked(question)).headline).not.toContain('United States');
});

test('data without that country know no other "us"', async () => {
  const other = askedFile('2026-04-01', ['date,country,sessions', '2026-03-03,Germany,70']);
  const { headline, assumptions } = await other('sessions from us in march 2026');
  expect(headline).toContain('70 sessions');
  expect(assumptions).toEqual([]);
});
