import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const leads = askedFile('2026-03-01', [
  'date,channel,landing_page,sessions,leads,demo_requests,trial_starts,product_views',
  '2026-02-10,Email,/demo,50,5,4,1,9',
  '2026-02-10,Direct,/pricing,40,3,2,8,7',
  '2026-02-11,Direct,/trial,30,2,1,3,6',
  '2026-02-12,Email,/product,20,1,0,2,5',
]);

const told = async (question: string) => {
  const { status, tables } = await leads(question);
  return status === 'answered' ? tables[0]?.rows : status;
};

describe('what is counted by the name of a page', () => {
  test.each([
    ['demos in february', [[7]]],
    ['trials in february', [[14]]],
    ['how many demos did we get in february', [[7]]],
    ['best day for demos in february', [['2026-02-10', 6]]],
    [
      'demos by channel in february',
      [
        ['Email', 4],
        ['Direct', 3],
      ],
    ],
    ['pricing page: sessions, leads, demos in february', [[40, 3, 2]]],
    ['direct channel: sessions, leads, trials in february', [[70, 5, 11]]],
    [
      'total demos and leads per channel in february',
      [
        ['Email', 4, 6],
        ['Direct', 3, 5],
      ],
    ],
    ['demos from Email in february', [[4]]],
  ])('is the number: %s', async (question, rows) => {
    expect(await told(question)).toEqual(rows);
    expect(JSON.stringify((await leads(question)).assumptions)).toMatch(/(?:demos|trials)\W+ is read as/);
  });

  test.each([
    ['demo page sessions in february', [[50]]],
    ['sessions on /demo in february', [[50]]],
    ['sessions on demos in february', [[50]]],
    ['traffic to demos in february', [[50]]],
    ['demos page sessions in february', [[50]]],
    ['demo sessions in february', [[50]]],
    ['demos and pricing pages, sessions in february', [[90]]],
  ])('and is the page where one is said: %s', async (question, rows) => {
    expect(await told(question)).toEqual(rows);
  });

  test('is no thing that is only looked at', async () => {
    expect((await leads('products in february')).headline).not.toContain('product views');
  });

  test('is asked about where it may be both', async () => {
    const { status, clarification } = await leads('sessions for demos in february');
    expect(status).toBe('clarification_needed');
    expect(JSON.stringify(clarification)).toMatch(/demo requests.*\/demo/);
  });

  test('is what a conversion leads to', async () => {
    const { status, headline } = await leads('conversion to demos by channel in february');
    expect(status === 'answered' ? headline : '').not.toContain('/demo');
  });
});
