import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

const asked = (...lines: readonly string[]) => {
  const { context, facts } = askableFile(lines.join('\n'), '2026-04-04' as Day, 'file.csv');
  return (question: string) => answerQuestion(question, context, facts);
};
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

test.each([
  'how much was made on mobile in March',
  'we made how much on mobile in March?',
  'what we made in March',
  'how much we earned in March',
])('where nothing is money, no other number is told: %s', async (question) => {
  expect((await visits(question)).status, question).not.toBe('answered');
});
