import { describe, expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const visits = [
  'date,country,device,landing_page,sessions,revenue',
  ...['2026-03-02', '2026-03-03', '2026-03-09'].flatMap((day) => [
    `${day},Germany,mobile,/,60,10`,
    `${day},Germany,desktop,/shop,10,80`,
    `${day},Austria,mobile,/,30,5`,
  ]),
];

const museum = [
  'date,site,ticket_type,revenue,admissions',
  '2026-03-02,Harbour,Adult,900,60',
  '2026-03-02,Castle,Child,100,40',
];

type Asked = ReturnType<typeof followedFile>;

const first = async (asked: Asked, ...questions: readonly string[]) =>
  (await asked(...questions)).headline.replaceAll('\u00a0', ' ');

describe('who the visitors are', () => {
  const asked = followedFile('2026-03-16', visits);
  test.each([
    'who are our visitors?',
    'who visits our site',
    'tell me about our audience',
    'what does our audience look like',
  ])('%s: by all that tells them apart, without what they looked at', async (question) => {
    expect(await first(asked, question)).toBe(
      '300 sessions from Mar 2 to Mar 9, 2026, the largest parts of them: by country Germany (70 %), by device mobile (90 %).',
    );
    const { tables } = await asked(question);
    expect(tables.map(({ title }) => title)).toEqual(['All of them', 'By country', 'By device']);
  });

  test('of a time and of a part of the site', async () => {
    expect(await first(asked, 'who are our visitors from Germany on Mar 2, 2026?')).toBe(
      '70 sessions from Germany on Mar 2, 2026, the largest parts of them: by device mobile (85.7 %).',
    );
    expect(await first(asked, 'who are our visitors?', 'and on mobile?')).toContain(
      'by country Germany (66.7 %)',
    );
  });

  test('by how often they came, and not by what they paid', async () => {
    expect(await first(followedFile('2026-03-03', museum), 'who are our visitors?')).toMatch(
      /^100 admissions .*by site Harbour \(60 %\), by ticket type Adult \(60 %\)\.$/,
    );
  });

  test('who does so the most is another question', async () => {
    expect(await first(asked, 'who visits our site the most?')).not.toContain('the largest parts of them');
  });
});

const kinds = askedFile('2026-03-16', [
  'date,new_vs_returning,sessions,users',
  ...[...Array(14)].flatMap((_, at) => {
    const day = `2026-03-${String(at + 2).padStart(2, '0')}`;
    return [`${day},new,6,5`, `${day},returning,4,3`];
  }),
]);
const counted = askedFile('2026-03-16', [
  'date,channel,sessions,new_users',
  ...[...Array(14)].map((_, at) => `2026-03-${String(at + 2).padStart(2, '0')},Email,6,5`),
]);

test.each([
  ['new users on March 3', kinds, 6],
  ['returning users on March 3', kinds, 4],
  // Of one day users are known
  ['first-time users on March 3', kinds, 5],
  // Where they are counted, they are a number
  ['new users on March 3', counted, 5],
])('%s are counted by whatever tells them apart', async (question, ask, told) => {
  const { tables, headline } = await ask(question);
  expect(tables[0]?.rows, headline).toEqual([[told]]);
});
