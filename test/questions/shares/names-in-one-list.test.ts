import { describe, expect, it } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-04-01', [
  'date,source,medium,country,device,sessions',
  ...Array.from({ length: 31 }, (_, day) => {
    const date = `2026-03-${String(day + 1).padStart(2, '0')}`;
    return [
      `${date},google,organic,Germany,mobile,40`,
      `${date},bing,organic,France,desktop,10`,
      `${date},(direct),(none),Germany,desktop,25`,
      `${date},newsletter,email,France,mobile,20`,
      `${date},facebook.com,social,Austria,mobile,5`,
    ];
  }).flat(),
]);

describe('names in one list', () => {
  it('are of the column that has all of them by other words, each with its share', async () => {
    const answer = await ask('what percentage of traffic comes from email, organic search, and direct?');
    expect(answer.tables[0]?.rows.map(([name, , share]) => [name, share])).toEqual([
      ['email', 0.2],
      ['organic', 0.5],
      ['(none)', 0.25],
    ]);
    expect(answer.assumptions.join()).toContain('“direct” is read as “(none)”');
  });

  it('are counted together where no share of each is asked for', async () => {
    const answer = await ask('sessions from email and direct on march 3');
    expect(answer.tables[0]?.rows).toEqual([[45]]);
  });

  it('have one share together where that is said', async () => {
    const answer = await ask('what percentage of sessions comes from Germany, France and Austria together?');
    expect(answer.tables[0]?.rows[0]?.at(-1)).toBe(1);
  });

  it('are asked back where they lie in columns of which none has all of them', async () => {
    const asked = [
      'sessions from newsletter and organic',
      'sessions from email, google',
      'sessions from Germany and mobile',
    ];
    for (const question of asked) expect((await ask(question)).status, question).not.toBe('answered');
  });

  it('are offered each kind by itself', async () => {
    const answer = await ask('sessions from newsletter, google and email?');
    expect(answer.clarification?.choices.map(({ question }) => question)).toEqual([
      'Sessions from newsletter and google?',
      'Sessions from email?',
    ]);
  });

  it('hold at once where they stand behind commas and are of other things', async () => {
    const answer = await ask('sessions in Germany, mobile, on march 3');
    expect(answer.tables[0]?.rows).toEqual([[40]]);
  });
});

it('says of limits that no row meets at once that none does', async () => {
  const answer = await ask('what share of sessions is from Austria on desktop in march?');
  expect(answer.headline).toContain('No rows meet all of these limits at once');
});

it.each([
  'sessions on march 3 split into mobile and desktop',
  'sessions on march 3 broken down by mobile and desktop',
])('names that a number is split into stand beside each other: %s', async (question) => {
  expect((await ask(question)).tables[0]?.rows).toEqual([
    ['mobile', 65],
    ['desktop', 35],
  ]);
});
