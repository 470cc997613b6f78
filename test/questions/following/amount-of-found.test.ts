import { describe, expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

const LINES = [
  'date,town,channel,topic,tickets',
  '2025-12-10,Ashby,Email,Billing,30',
  '2025-12-11,Kelso,Phone,Email Delivery,80',
  '2026-01-10,Ashby,Email,Email Delivery,90',
  '2026-01-11,Kelso,Phone,Billing,50',
  '2026-01-12,Kelso,Phone,Email Delivery,7',
  '2026-02-10,Kelso,Web,Login Trouble,5',
  '2026-02-28,Kelso,Web,Login Trouble,5',
];
const told = async (...questions: readonly string[]) => {
  const { status, headline } = await followedFile('2026-03-01', LINES)(...questions);
  return `${status}: ${headline}`.replaceAll(/\s/g, ' ');
};

describe('how much it was of a name is an amount of the one that was found', () => {
  test.each([
    ['which month had the most tickets?', 'how many were there by phone?', '57 tickets', 'January 2026'],
    ['which month had the most tickets?', 'how many was it in Kelso?', '57 tickets', 'January 2026'],
    ['which town had the most tickets?', 'how many were there by email?', 'No data on tickets', 'Kelso'],
  ])('%s, %s', async (one, other, amount, of) => {
    const answer = await told(one, other);
    expect(answer).toContain(amount);
    expect(answer).toContain(of);
  });

  test('a name alone asks for the best month of that one', async () => {
    expect(await told('which month had the most tickets?', 'and by phone?')).toContain(
      'December 2025 had the most tickets',
    );
  });
});

describe('two names of one column that no row can have', () => {
  test('the one that begins a name of another column is that name', async () => {
    expect(await told('tickets about email by phone in January')).toContain(
      '7 tickets with topic Email Delivery from Phone in January 2026',
    );
  });

  test('else it is asked', async () => {
    expect(await told('tickets about phone by web in January')).toContain('clarification_needed');
  });

  test('names that are joined stay a list', async () => {
    expect(await told('tickets by email or phone in total')).toContain('257');
  });
});

describe('what points back to the number and to the rows', () => {
  test('the most of them', async () => {
    expect(await told('tickets in January', 'which town had the most of them?')).toContain(
      'Ashby had the most tickets in January 2026: 90',
    );
  });

  test('who is above a limit is one of the rows', async () => {
    expect(await told('tickets by town in January', 'who is above 60?')).toContain('Ashby');
  });
});

test('what is left out is told by a short "not" as by a long one', async () => {
  expect(await told("tickets that weren't by phone in January")).toContain('90 tickets, without Phone');
});
