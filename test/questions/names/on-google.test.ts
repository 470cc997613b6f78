import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Each day so much spend, so many impressions, clicks and enrolments of each campaign, on one network each. */
const ROWS = [
  ['Evening', 'Google Search', 4, 40, 3, 2],
  ['Retarget', 'Google Display', 3, 900, 2, 1],
  ['Kids', 'Meta', 2, 70, 1, 0],
  ['Trial', 'Microsoft Ads', 1, 20, 1, 0],
  ['Slang', 'TikTok', 5, 30, 4, 1],
];
const DAYS = ['2026-04-30', '2026-05-30', '2026-05-31'];

const asked = (heading: string) =>
  askedFile('2026-06-01', [heading, ...DAYS.flatMap((day) => ROWS.map((row) => [day, ...row].join(',')))]);

const files = [
  ['by names of its own', asked('date,Campaign name,Ad network,Spend,Impr,Ad clicks,Enrolments')],
  ['by standard names', asked('date,Campaign,Network,Cost,Impressions,Clicks,Enrolments')],
] as const;

describe.each(files)('“on google” of a file of ads, %s', (_, ask) => {
  const told = async (question: string) => {
    const { status, headline, tables } = await ask(question);
    expect(status, `${question}: ${headline}`).toBe('answered');
    return tables[0]?.rows;
  };

  test.each([
    ['Spend on google in May', 14],
    ['ad spend on google in may', 14],
    ['spend in google in may', 14],
    ['Spend on google display in May', 6],
    ['Spend on google search in May', 8],
    ['enrolments in google search in may', 4],
    ['clicks on google in may', 10],
    ['clicks on google ads in may', 10],
    ['how many clicks did we get from google search in may', 6],
    ['impressions in google in may', 1880],
    ['spend on microsoft ads in may', 2],
    ['spend on meta in may', 4],
  ])('%s', async (question, sum) => {
    expect(await told(question)).toEqual([[sum]]);
  });

  test.each([
    'Spend on google by campaign in May',
    'google campaigns in may by spend',
    'campaigns on google ads by spend in may',
    'top campaigns by spend on google in May',
  ])('lists its campaigns alone: %s', async (question) => {
    expect(await told(question)).toEqual([
      ['Evening', 8],
      ['Retarget', 6],
    ]);
  });

  test('holds two times and two networks against each other', async () => {
    expect((await told('Spend on google in May vs April'))?.[0]?.slice(1, 3)).toEqual([14, 7]);
    expect(await told('spend on google ads vs meta ads in may')).toEqual([
      ['google', 14],
      ['Meta', 4],
    ]);
  });
});

describe('“on google” elsewhere', () => {
  const searches = askedFile('2026-06-01', [
    'date,Search query,Clicks,Impressions,Avg position',
    ...DAYS.map((day) => `${day},implant,5,60,3`),
  ]);
  const visits = askedFile('2026-06-01', [
    'date,Source / medium,Sessions,Purchase revenue',
    ...DAYS.flatMap((day) => [
      `${day},google / organic,5,60`,
      `${day},google / cpc,2,9`,
      `${day},bing / cpc,1,0`,
    ]),
  ]);
  const others = askedFile('2026-06-01', [
    'date,Campaign,Network,Cost,Impressions,Clicks',
    ...DAYS.map((day) => `${day},Kids,Meta,5,60,3`),
  ]);

  test('is all of what Search Console has', async () => {
    expect((await searches('clicks on google in may')).tables[0]?.rows).toEqual([[10]]);
  });

  test.each([
    ['Sessions on google last month', 14],
    ['Revenue on google in May', 138],
  ])('is the source of visits: %s', async (question, sum) => {
    expect((await visits(question)).tables[0]?.rows).toEqual([[sum]]);
  });

  test.each(['clicks on google in may', 'cost on google in may', 'impressions in google in may'])(
    'is never dropped where nothing is called so: %s',
    async (question) => {
      expect((await others(question)).status).not.toBe('answered');
    },
  );
});
