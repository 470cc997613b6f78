import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { type Day, daysFrom } from '#src/shared/week.ts';

/** 100 sessions a day in October, 102 in November: half of it has fewer of them, and more per day. */
const lines = daysFrom('2026-09-01' as Day, '2026-11-20' as Day).flatMap((day) => [
  `${day},mobile,${day < '2026-11-01' ? 60 : 62}`,
  `${day},desktop,40`,
]);
const { context, facts } = askableFile(
  ['date,device,sessions', ...lines].join('\n'),
  '2026-11-21' as Day,
  'site.csv',
);
const ask = async (question: string) => {
  const answer = await answerQuestion(question, context, facts);
  return { ...answer, headline: answer.headline.replaceAll('\u00a0', ' ') };
};
const HALVES = 'in the first half of November compared with the second half of October';

describe('periods of unlike length', () => {
  it('are held against each other by what a day of each had, even where they differ by one', async () => {
    const { headline, tables } = await ask(`Sessions ${HALVES}`);
    expect(headline).toMatch(/^1,530 sessions .* against 1,600 .*: per day 2 % more\.$/);
    expect(tables[0]?.columns).toContain('Change per day');
    expect((await ask(`Did sessions rise ${HALVES}?`)).headline).toMatch(/^Yes: /);
    expect((await ask(`Sessions by device ${HALVES}`)).headline).toMatch(
      /^mobile rose the most: .* \(per day 3\.3 % more\)/,
    );
    expect((await ask(`Why did sessions fall ${HALVES}?`)).headline).toContain('did not fall');
  });

  it('are asked back where so many more are asked for', async () => {
    const { status } = await ask(`Which devices lost more than 10 sessions ${HALVES}?`);
    expect(status).toBe('clarification_needed');
  });

  it('stay what they are where months of the calendar are meant, and tell beside it what a day had', async () => {
    const { headline, explanation } = await ask('Sessions in October vs September');
    expect(headline).toMatch(/^3,100 sessions .* against 3,000 .*: 3\.3 % more, per day as many\.$/);
    expect(explanation).toContain('The first of them has 31 days with data, the second 30.');
    expect((await ask('Sessions in October')).headline).toMatch(
      /3\.3 % more than in the month before, per day as many\.$/,
    );
  });
});

/** 31 days of January have 31 times 100, the 28 of February 28 times 105. */
const winter = daysFrom('2026-01-01' as Day, '2026-02-28' as Day).map(
  (day) => `${day},${day < '2026-02-01' ? 100 : 105}`,
);
const ofWinter = askableFile(['date,clicks', ...winter].join('\n'), '2026-03-02' as Day, 'winter.csv');

describe('a shorter month that had more a day', () => {
  it.each([
    'Clicks in February vs January',
    'Were there fewer clicks in February than in January?',
    'Clicks in February',
  ])('%s says so', async (question) => {
    const { headline } = await answerQuestion(question, ofWinter.context, ofWinter.facts);
    expect(headline.replaceAll('\u00a0', ' ')).toMatch(/5\.2 % fewer.*, but per day 5 % more\.$/);
  });
});
