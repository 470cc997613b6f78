import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const TODAY = '2026-03-09' as Day;
const DAYS = daysFrom('2025-10-01' as Day, addDays(TODAY, -1));
const { context, facts } = askableFile(
  [
    'date,channel,campaign,city,sessions,purchases',
    ...DAYS.flatMap((day) => [
      `${day},Email,welcome_flow,Munich,10,1`,
      `${day},Email,black_friday,Berlin,20,1`,
      `${day},Display,retargeting,Munich,40,1`,
      `${day},Organic Search,(not set),Berlin,80,4`,
    ]),
  ].join('\n'),
  TODAY,
  'shop.csv',
);
const LENGTH = DAYS.length;
const rowsOf = async (question: string) => (await answerQuestion(question, context, facts)).tables[0]?.rows;

describe('campaigns of one channel', () => {
  it.each([
    ['which email campaign had the best conversion rate', ['welcome_flow', 0.1, 10 * LENGTH]],
    ['best email campaign', ['black_friday', 20 * LENGTH]],
    ['sessions by email campaign', ['black_friday', 20 * LENGTH]],
    ['top email campaigns', ['black_friday', 20 * LENGTH]],
    ['which display campaign had the most sessions', ['retargeting', 40 * LENGTH]],
    ['email sessions', [30 * LENGTH]],
  ])('%s', async (question, first) => {
    expect((await rowsOf(question))?.[0]).toEqual(first);
  });

  it('are their channel where no campaigns are told', async () => {
    const plain = askableFile(
      ['date,channel,sessions', ...DAYS.flatMap((day) => [`${day},Email,3`, `${day},Direct,4`])].join('\n'),
      TODAY,
      'plain.csv',
    );
    const answer = await answerQuestion('email campaign sessions', plain.context, plain.facts);
    expect(answer.tables[0]?.rows).toEqual([[3 * LENGTH]]);
  });
});

describe('a campaign that is called like a feast', () => {
  it.each([
    ['welcome flow vs black friday emails', ['welcome_flow', 10 * LENGTH]],
    ['black friday vs welcome flow', ['black_friday', 20 * LENGTH]],
    ['black friday emails', [20 * LENGTH]],
    ['black_friday sessions', [20 * LENGTH]],
    ['sessions on black friday', [150]],
    ['sessions on black_friday', [150]],
    ['email sessions black friday', [30]],
  ])('%s', async (question, first) => {
    expect((await rowsOf(question))?.[0]).toEqual(first);
  });
});

describe('which of two is bigger', () => {
  it.each([
    ['is munich or berlin bigger', ['Munich', 50 * LENGTH]],
    ['which is larger, munich or berlin?', ['Munich', 50 * LENGTH]],
    ['is munich or berlin smaller', ['Munich', 50 * LENGTH]],
  ])('%s', async (question, first) => {
    const answer = await answerQuestion(question, context, facts);
    expect(answer.tables[0]?.rows[0]).toEqual(first);
    expect(JSON.stringify(answer)).toContain('No metric was named: these are sessions.');
  });
});

describe('since when something runs', () => {
  it.each(['since when do we run retargeting', 'how long have we been running retargeting?'])(
    '%s',
    async (question) => {
      expect(await rowsOf(question)).toEqual([['2025-10-01', 40]]);
    },
  );
});
