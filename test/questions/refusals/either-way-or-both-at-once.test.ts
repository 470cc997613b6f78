import { describe, expect, it } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-03-05', [
  'date,page,source,device,sessions,revenue',
  ...['2026-02-02', '2026-02-03', '2026-02-04'].flatMap((day, at) => [
    `${day},/a,google,mobile,${10 + at},5`,
    `${day},/b,bing,desktop,${20 - at},1`,
    `${day},/c,google,desktop,8,${at}`,
  ]),
]);

describe('what holds either way, or in two ways at once, is asked back', () => {
  it.each([
    'days in february with revenue above 6 or sessions below 38',
    'google vs bing on mobile vs desktop in february',
    'which two pages have the same number of sessions in february',
    'pages 3 to 5 in february',
    'top 3 pages by sessions in february, highlight any with revenue below 4',
    'what percentage of mobile sessions is desktop in february',
  ])('%s', async (question) => {
    const { status } = await ask(question);
    expect(status).toBe('clarification_needed');
  });
});

it('a limit on the share of one name is of the share in each', async () => {
  const { tables } = await ask('pages with over 60 % mobile share in february');
  expect(tables[0]?.rows.map(([page]) => page)).toEqual(['/a']);
});

describe('one part held against another', () => {
  it.each(['desktop is what percent of mobile in february', 'desktop is how many times mobile in february'])(
    'is no share of all: %s',
    async (question) => {
      const { tables } = await ask(question);
      expect(tables[0]?.rows[0]?.slice(0, 2)).toEqual([81, 33]);
    },
  );

  it('one name with two signs between is one part of the whole', async () => {
    const { tables } = await ask('what percentage of sessions is google plus bing in february');
    expect(tables[0]?.rows[0]?.[0]).toBe(114);
  });
});

describe('what is said better, or of each', () => {
  it('the one that is said last is meant', async () => {
    const { tables } = await ask('sessions from google, or rather bing, in february');
    expect(tables[0]?.rows[0]?.[0]).toBe(57);
  });

  it('the first page of each of two is told for each', async () => {
    const { tables } = await ask('top page for mobile and top page for desktop in february');
    expect(tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual(
      expect.arrayContaining([
        ['/a', 'mobile'],
        ['/b', 'desktop'],
      ]),
    );
  });

  it('the smallest but one is the second smallest', async () => {
    const { headline } = await ask('the smallest page but one by sessions in february');
    expect(headline).toContain('/a had the second fewest');
  });
});
