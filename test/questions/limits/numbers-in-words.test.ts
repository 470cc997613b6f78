import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-02-01', [
  'date,city,sessions',
  '2026-01-05,by,300',
  '2026-01-05,Graz,200',
  '2026-01-20,Graz,60',
  '2026-01-31,by,10',
]);

test.each([
  ['days with over fifty-five sessions', 'above 55'],
  ['cities with more than two hundred fifty sessions', 'above 250'],
  ['cities with more than one hundred thousand sessions', 'above 100,000'],
  ['cities with more than a million sessions', 'above 1,000,000'],
  ['sessions in the last twenty-one days', 'from Jan 11 to Jan 31, 2026'],
])('"%s" is read as its number', async (question, told) => {
  const { status, headline } = await ask(question);
  expect(status).toBe('answered');
  expect(headline.replaceAll('\u00a0', ' ')).toContain(told);
});

test.each(['sessions in the last 2.5 weeks', 'sessions in the last -5 days'])(
  '"%s" asks which days are meant',
  async (question) => {
    expect((await ask(question)).headline).toBe('Which days are meant?');
  },
);

test('a name that is a word of asking is read as a name in quotes alone', async () => {
  const split = await ask('sessions by city in January 2026');
  expect(split.tables[0]?.rows.map(([name]) => name)).toEqual(['by', 'Graz']);
  const named = await ask('sessions for "by" in January 2026');
  expect(named.headline).toContain('310 sessions');
});
