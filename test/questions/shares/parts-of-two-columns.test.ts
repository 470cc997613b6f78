import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-04-01', [
  'date,page,source,medium,country,device,sessions',
  '2026-03-03,/courses/python,google,organic,Germany,mobile,60',
  '2026-03-03,/courses/python,google,cpc,Germany,desktop,40',
  '2026-03-03,/courses/sql,google,organic,Austria,mobile,30',
  '2026-03-03,/courses/sql,bing,organic,Austria,desktop,10',
  '2026-03-03,/blog/news,google,cpc,France,mobile,50',
  '2026-03-03,/blog/news,bing,organic,Italy,mobile,10',
]);

describe('a name of two parts', () => {
  test.each([
    [
      'Which pages get more than half of their sessions from google organic in march 2026?',
      '/courses/sql,/courses/python',
    ],
    ['Which country has the highest share of google organic sessions in march 2026?', 'Austria'],
    ['Which country gets most of its sessions from google cpc in march 2026?', 'France'],
  ])('is one part of all that each has: %s', async (question, names) => {
    const { tables } = await asked(question);
    expect(tables[0]?.rows.map(([name]) => name).join()).toBe(names);
  });

  test('has its whole in the table', async () => {
    const { tables } = await asked(
      'Which country has the highest share of google organic sessions in march 2026?',
    );
    expect(tables[0]?.rows).toEqual([['Austria', 30, 40, 0.75]]);
  });
});

test.each([
  [
    'Which course has the highest share of mobile sessions in march 2026?',
    '75\u00a0% of the sessions of /courses/sql',
  ],
  ['What share of its sessions does /courses/python get from mobile in march 2026?', '60 of 100'],
  ['how much of its traffic does Germany get from mobile in march 2026?', '60 of 100'],
  ['share of the top 2 countries in sessions in march 2026', 'The top 2 countries made 75\u00a0%'],
])('the whole of a share is that which is said: %s', async (question, told) => {
  expect((await asked(question)).headline).toContain(told);
});
