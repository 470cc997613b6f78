import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const shop = askedFile('2026-06-15', [
  'date,country,orders,revenue',
  '2026-06-02,Austria,2,40',
  '2026-06-04,Italy,1,20',
  '2026-06-07,Malta,9,90',
  '2026-06-09,Austria,1,39',
  '2026-06-10,Italy,1,20',
  '2026-06-14,Malta,4,40',
]);
const flat = (text: string) => text.replace(/\s/g, ' ');

test.each([
  [
    'why did orders from Austria fall last week?',
    /^Orders from Austria: 1 .* against 2 .*, 50 % fewer, which is one order[.:]/,
  ],
])('a percentage of one order says so: %s', async (question, headline) => {
  expect(flat((await shop(question)).headline)).toMatch(headline);
});

test.each(['why did orders fall last week?', 'why did revenue from Austria fall last week?'])(
  'more than one, and money, do not: %s',
  async (question) => {
    const { status, headline } = await shop(question);
    expect(status).toBe('answered');
    expect(headline).not.toContain('which is one');
  },
);
