import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const days = ['2026-04-10', '2026-05-10', '2026-05-20'];
const rows = days.flatMap((day, at) => [
  `${day},google,Sourdough,Ines,Baking,${40 + at},2`,
  `${day},google,Miso at Home,Lena,Fermenting,${20 + at},${at === 0 ? 1 : 0}`,
]);
const magazine = askedFile('2026-06-01', [
  'date,source,Article title,Author,Section,Pageviews,Newsletter sign-ups',
  ...rows,
]);
/** What a story is called stands in two columns, each as good as the other. */
const twice = askedFile('2026-06-01', [
  'date,Story title,Story label,Pageviews',
  ...days.map((day) => `${day},Sourdough,sourdough,40`),
]);
const typed = askedFile('2026-06-01', ['date,Page type,Pageviews', ...days.map((day) => `${day},Recipe,40`)]);

describe('the things of a column of their titles', () => {
  test.each([
    ['most read article last month', [['Sourdough', 83]]],
    [
      'pageviews by article in May',
      [
        ['Sourdough', 83],
        ['Miso at Home', 43],
      ],
    ],
    ['articles by Lena', [['Miso at Home', 63]]],
    ['articles nobody signed up from in May', [['Miso at Home', 0]]],
    ['how many people signed up in May', [[4]]],
  ])('%s', async (question, told) => {
    expect((await magazine(question)).tables[0]?.rows).toEqual(told);
  });

  test('what two columns name is asked back', async () => {
    expect((await twice('pageviews by story in May')).status).not.toBe('answered');
  });

  test('the pages of a page type are no types', async () => {
    expect((await typed('pageviews by page in May')).status).not.toBe('answered');
  });
});

describe('who did something, of one kind of it', () => {
  test('sign-ups that were cancelled are nobody who signed up', async () => {
    const cancelled = askedFile('2026-06-01', [
      'date,Section,Pageviews,Cancelled sign-ups',
      ...days.map((day) => `${day},Baking,40,3`),
    ]);
    expect((await cancelled('how many people signed up in May')).status).not.toBe('answered');
  });
});
