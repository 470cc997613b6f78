import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = (...lines: readonly string[]) => askedFile('2026-04-04', lines);
const shop = asked(
  'date,source,device,country,sessions,purchases,revenue',
  '2026-03-02,google,mobile,Canada,100,4,40.00',
  '2026-03-02,google,desktop,Canada,200,20,300.00',
  '2026-03-02,bing,desktop,Germany,50,5,60.00',
);
const visits = asked('date,device,sessions,leads', '2026-03-02,mobile,100,4', '2026-03-02,desktop,80,3');

describe('a verb of earning is money, in whatever order it is said', () => {
  test.each([
    ['could you tell me how much we earned from google in March?', 340],
    ['tell me what we made in March', 400],
    ['we made how much in March from Canada?', 340],
    ['how much was made on mobile in March', 40],
    ['how much would we have made without google in March', 60],
    ['how much would we have earned without google in March', 60],
    ['how much did we make in March', 400],
    ['revenue earned from google in March', 340],
    // Neighbours that ask for no money
    ['sessions earned from google in March', 300],
    ['how many purchases were made on mobile in March', 4],
  ])('%s', async (question, value) => {
    expect((await shop(question)).tables[0]?.rows[0]?.[0], question).toBe(value);
  });

  test('and how much of that', async () => {
    const { tables } = await shop(
      'how much we earned from Canada in March, and how much of that was on mobile?',
    );
    expect(tables[0]?.rows[0]).toEqual([40, 340, 40 / 340]);
  });

  test('what earned it may be counted beside it', async () => {
    const { tables } = await shop('how much was earned by mobile purchases in March');
    expect(tables[0]?.rows[0]).toEqual(expect.arrayContaining([40]));
  });

  test('a part is made up of visits', async () => {
    const { headline } = await shop('how much of our traffic does mobile make up?');
    expect(headline).toMatch(/sessions/);
  });
});

describe('what brings in the most is money, where a column is', () => {
  const lessons = asked(
    'date,teacher,course,lessons,refunds,fees',
    '2026-03-02,Ann,manual,9,50.00,100.00',
    '2026-03-02,Bob,automatic,2,10.00,300.00',
  );
  const gates = asked('date,gate,visits,ticket_income,parking_income', '2026-03-02,North,9,1.00,2.00');

  test.each([
    ['which teacher brings in the most?', 'Bob', 300],
    ['which teacher brought us in the most in March', 'Bob', 300],
    ['which course makes us the most', 'automatic', 300],
    ['which teacher brings in the least', 'Ann', 100],
    ['what brings in more, manual or automatic?', 'manual', 100],
    ['which course earns us more, manual or automatic?', 'manual', 100],
    // A number of their own
    ['which teacher brings in the most lessons?', 'Ann', 9],
  ])('%s', async (question, name, value) => {
    expect((await lessons(question)).tables[0]?.rows[0], question).toEqual([name, value]);
  });

  test.each([
    ['how much did Bob bring in in March?', 300],
    ['how much does Ann bring us', 100],
    ['how much did we earn in March', 400],
  ])('%s', async (question, value) => {
    expect((await lessons(question)).tables[0]?.rows[0], question).toEqual([value]);
  });

  test('the number that it is read as is said', async () => {
    const { assumptions } = await lessons('which teacher brings in the most?');
    expect(assumptions).toContainEqual(expect.stringMatching(/“brings” is read as fees/));
  });

  test('of two columns that may be meant it is asked', async () => {
    expect((await gates('how much did North bring in in March?')).status).toBe('clarification_needed');
    expect((await gates('which gate brings in the most?')).status).toBe('clarification_needed');
  });
});

test.each([
  'how much was made on mobile in March',
  'we made how much on mobile in March?',
  'what we made in March',
  'how much we earned in March',
])('where nothing is money, no other number is told: %s', async (question) => {
  expect((await visits(question)).status, question).not.toBe('answered');
});

describe('how much a name is bringing in', () => {
  const shop = askedFile('2026-03-10', [
    'date,channel,sessions,revenue',
    '2026-03-01,Email,100,40.00',
    '2026-03-01,Organic Search,300,90.00',
  ]);

  test.each([
    'how much is email bringing in',
    'how much is email making us?',
    'how much money is email bringing us this month',
  ])('%s: the money', async (question) => {
    expect((await shop(question)).tables[0]?.rows[0]).toEqual([40]);
  });

  test('traffic where that is named', async () => {
    expect((await shop('how much traffic is email bringing in')).tables[0]?.rows).toEqual([[100]]);
  });
});
