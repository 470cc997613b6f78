import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const museum = askedFile('2026-04-01', [
  'date,sales_channel,tickets_sold,tickets_refunded,admissions',
  '2026-03-02,Website,200,10,180',
  '2026-03-02,Kiosk,100,2,90',
  '2026-03-03,Website,200,10,190',
  '2026-03-03,Kiosk,100,1,95',
]);

describe('one number out of another is their ratio, in each part', () => {
  test.each([
    'What is the proportion of tickets refunded out of all tickets sold for each sales channel in March?',
    'percentage of tickets refunded out of tickets sold by sales channel in March',
    'share of tickets refunded of all tickets sold by sales channel in March',
    'tickets refunded out of all tickets sold by sales channel in March',
    'the proportion of tickets refunded to tickets sold for each sales channel in March',
    'share of tickets refunded among tickets sold by sales channel in March',
  ])('%s', async (question) => {
    const rows = (await museum(question)).tables[0]?.rows.map(([name, ratio]) => [name, ratio]);
    expect(rows, question).toEqual([
      ['Website', 0.05],
      ['Kiosk', 0.015],
    ]);
  });

  test('of everything together', async () => {
    const { tables } = await museum('what percentage of tickets refunded out of tickets sold in March');
    expect(tables[0]?.rows[0]).toEqual([23 / 600]);
  });

  test('how many of how many are two numbers', async () => {
    const { tables } = await museum('how many tickets were refunded out of all tickets sold in March');
    expect(tables[0]?.rows[0]).toEqual([23, 600]);
  });

  test('a part of the site out of all is asked about', async () => {
    const { status } = await museum('share of Website tickets refunded out of all tickets sold');
    expect(status).toBe('clarification_needed');
  });

  test('a part out of the whole of the same number stays its share', async () => {
    const { tables } = await museum('percentage of Website tickets sold out of all tickets sold');
    expect(tables[0]?.rows[0]).toEqual([400, 600, 400 / 600]);
  });
});

test('delivered emails are one number, and opened ones its part', async () => {
  const letters = askedFile('2026-04-01', [
    'date,mail_client,emails_sent,delivered,opens',
    '2026-03-02,Gmail,110,100,40',
    '2026-03-02,Outlook,220,200,50',
  ]);
  const { tables } = await letters(
    'What proportion of delivered emails were opened for each mail client in March?',
  );
  expect(tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual([
    ['Gmail', 0.4],
    ['Outlook', 0.25],
  ]);
});

test('who has the most of one out of another is ranked by their ratio', async () => {
  const { tables } = await museum('which sales channel has the most tickets refunded out of tickets sold');
  expect(tables[0]?.rows[0]).toEqual(['Website', 0.05, 400]);
});
