import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const bikes = askedFile('2026-03-20', [
  'date,station,bike_type,hires,late_returns,damage_reports,hire_income',
  '2026-03-02,North,Kids bike,100,2,9,900.00',
  '2026-03-09,North,E-bike,100,4,2,100.00',
  '2026-03-10,South,E-bike,40,6,10,2500.00',
  '2026-03-11,West,Kids bike,900,20,1,3000.00',
]);

const letters = askedFile('2026-03-20', [
  'date,newsletter,emails_sent,delivered,opens,clicks,ad_income',
  '2026-03-02,Brief,100,90,45,40,10.00',
  '2026-03-03,Weekly,300,200,60,5,70.00',
]);

const site = askedFile('2026-03-20', [
  'date,country,device,landing_page,sessions,users,revenue',
  '2026-03-02,Norway,mobile,/a,10,9,10.00',
  '2026-03-03,Norway,mobile,/b,30,20,10.00',
  '2026-03-04,Sweden,mobile,/a,35,30,10.00',
  '2026-03-04,Sweden,desktop,/c,99,90,70.00',
]);

const rows = async (ask: typeof bikes, question: string) => (await ask(question)).tables[0]?.rows ?? [];

describe('a limit in percent of what is a part of another', () => {
  test.each([[letters, 'newsletters with opens above 45%', [['Brief', 45 / 90]]]])(
    '%#: %s',
    async (ask, question, expected) => {
      expect(await rows(ask, question)).toEqual(expected);
    },
  );

  test('of them all it is a share', async () => {
    const [first] = await rows(bikes, 'stations with more than 50% of the late returns');
    expect(first?.[0]).toBe('West');
  });
});

describe('what somebody caused is what they had', () => {
  test.each([
    ['how many damage reports did kids bikes cause', [[10]]],
    ['damage reports caused by kids bikes', [[10]]],
    ['how many damage reports were caused by kids bikes?', [[10]]],
    ['which bike type causes the most damage reports', [['E-bike', 12]]],
  ])('%s', async (question, expected) => {
    expect(await rows(bikes, question)).toEqual(expected);
  });
});

describe('where visitors land', () => {
  test.each([
    ['where do mobile visitors land', ['/a', 45]],
    ['where do visitors enter the site', ['/c', 99]],
    ['where do people start', ['/c', 99]],
  ])('%s', async (question, expected) => {
    const [first] = await rows(site, question);
    expect(first, question).toEqual(expected);
  });

  test('where they come from is another question', async () => {
    const { tables } = await site('where do mobile visitors come from');
    expect(tables[0]?.columns[0]).not.toBe('Landing page');
  });
});

describe('a verb that names its number', () => {
  test.each([
    [letters, 'how much does each newsletter make', ['Weekly', 70]],
    [bikes, 'how much does each station make', ['West', 3000]],
    [bikes, 'stations that made under 2000', ['North', 1000]],
    [letters, 'did we make any money from Brief', [10]],
    [bikes, 'did we make any money from e-bikes', [2600]],
  ])('%#: %s', async (ask, question, expected) => {
    const [first] = await rows(ask, question);
    expect(first, question).toEqual(expected);
  });

  test('visitors who spend more bring more revenue', async () => {
    const { headline, status } = await site('do desktop users spend more than mobile users');
    expect(status).toBe('answered');
    expect(headline).toMatch(/^Yes\b/);
  });
});

describe('below and above, and of what is no part', () => {
  const hires = askedFile('2026-10-05', [
    'date,station,hires,late_returns',
    '2026-10-01,North,100,6',
    '2026-10-01,South,100,2',
    '2026-10-02,North,50,4',
    '2026-10-02,South,60,1',
  ]);

  test.each([
    ['stations where late returns are above 5%', 'North', 10 / 150],
    ['stations with late returns below 2.5%', 'South', 3 / 160],
    // Of no part it is the share of all
    ['stations with hires above 50%', 'South', 160 / 310],
  ])('%s', async (question, name, rate) => {
    const { tables } = await hires(question);
    expect(tables[0]?.rows).toHaveLength(1);
    expect(tables[0]?.rows[0]?.[0]).toBe(name);
    expect(tables[0]?.rows[0]?.at(-1)).toBeCloseTo(rate, 10);
  });
});
