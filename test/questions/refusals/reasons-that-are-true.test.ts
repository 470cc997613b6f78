import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const support = askedFile('2026-03-10', [
  'date,plan,tickets_opened,surveys_answered,surveys_happy',
  '2026-03-02,Basic,40,10,8',
  '2026-03-02,Pro,20,4,2',
]);
const letters = askedFile('2026-03-10', [
  'date,newsletter,emails_sent,delivered,opens',
  '2026-03-02,Weekly,200,190,80',
]);
const shop = askedFile('2026-03-10', [
  'date,device,sessions',
  '2025-07-01,mobile,70',
  '2025-10-01,mobile,30',
]);

describe('what the data hold is not refused', () => {
  test('satisfaction, where happy answers are counted beside all of them', async () => {
    const { tables, assumptions } = await support('customer satisfaction by plan');
    expect(tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual([
      ['Basic', 0.8],
      ['Pro', 0.5],
    ]);
    expect(assumptions[0]).toBe('“customer satisfaction” is read as surveys happy per survey answered.');
  });

  test('deliverability, where letters sent and delivered are counted', async () => {
    expect((await letters('how is our deliverability?')).tables[0]?.rows).toEqual([[0.95]]);
  });

  test('"for the summer" is June to August', async () => {
    expect((await shop('sessions for the summer')).tables[0]?.rows).toEqual([[70]]);
  });
});

test('what they do not hold is refused for what it is', async () => {
  expect((await shop('customer satisfaction by device')).headline).toBe(
    'The connected data hold no ratings, reviews or scores of customers.',
  );
});
