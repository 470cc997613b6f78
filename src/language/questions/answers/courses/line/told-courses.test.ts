import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom, weekday } from '#src/shared/week.ts';

const MONDAY = '2026-01-05' as Day;
const LAST = addDays(MONDAY, 55);

/** Eight weeks of two channels; one day may be beyond all others. */
async function headlineOf(question: string, day: (at: number) => number, email = 10): Promise<string> {
  const lines = daysFrom(MONDAY, LAST).flatMap((date, at) => [
    `${date},Referral,${day(at)}`,
    `${date},Email,${at < 28 ? email : 3 * email}`,
  ]);
  const { context, facts } = askableFile(
    ['date,channel,sessions', ...lines].join('\n'),
    addDays(LAST, 1),
    'site.csv',
  );
  const { status, headline } = await answerQuestion(question, context, facts);
  expect(status, headline).toBe('answered');
  return headline.replaceAll('\u00a0', ' ');
}

const QUESTION = 'Trend of sessions from Referral in the last 8 weeks by day';

describe('a course', () => {
  it('is told with a day that lies far beyond both of its ends', async () => {
    expect(await headlineOf(QUESTION, (at) => (at === 20 ? 609 : 5 + (at % 3)))).toMatch(
      /^Sessions from Referral went from 5 \(Jan 5, 2026\) to 6 \(Mar 1, 2026\).*, with a peak of 609 \(Jan 25, 2026\)\.$/,
    );
  });

  it('is told by its ends where weekdays differ, or where it rises', async () => {
    const byWeekday = (at: number) => (weekday(addDays(MONDAY, at)) > 4 ? 30 : 100);
    expect(await headlineOf(QUESTION, byWeekday)).not.toContain('peak');
    expect(await headlineOf(QUESTION, (at) => 10 + 5 * at)).not.toContain('peak');
  });

  it('says where its ends tell of a move that its halves do not have', async () => {
    const scattered = (at: number) => (at === 55 ? 140 : 100 + ((at * 37) % 60) - (at === 0 ? 50 : 0));
    expect(await headlineOf(QUESTION, scattered)).toMatch(/180 % more; .*no clear change\.$/);
    const fallsBack = (at: number) => (at < 28 ? 200 + (at % 7) : 100 + (at % 7)) - (at === 0 ? 150 : 0);
    expect(await headlineOf(QUESTION, fallsBack)).toMatch(
      /went from 50 .* to 106 .*112 % more; yet it is \d+(?:\.\d)? % fewer in an average day of the later half/,
    );
    expect(await headlineOf(QUESTION, (at) => 10 + 5 * at)).not.toMatch(/half|halves/);
  });
});

describe('a list of days', () => {
  const list = 'Sessions from Referral in the last 8 weeks by day';

  it('is told of all of them, and not of its first day against its last', async () => {
    expect(await headlineOf(list, (at) => (at === 20 ? 609 : 5 + (at % 3)))).toMatch(
      /^Sessions from Referral .*: 937 in all, 16\.7 on an average day; single days between 5 \(Jan 5, 2026\) and 609 \(Jan 25, 2026\)\.$/,
    );
  });

  it('of which one is as the other', async () => {
    expect(await headlineOf(list, () => 5)).toMatch(/: 280 in all, 5 on an average day; each day 5\.$/);
  });
});

describe('courses of several', () => {
  it('tell who had the most and who moved furthest from the first whole unit to the last', async () => {
    expect(await headlineOf('Sessions by channel and week in the last 8 weeks', () => 100)).toMatch(
      /^Referral had the most sessions .*: 5,600\. From the first to the last week, Email moved furthest: from 70 \(the week from Jan 5, 2026\) to 210 \(the week from Feb 23, 2026\), 200 % more\.$/,
    );
    expect(await headlineOf('Sessions by channel and week in the last 8 weeks', () => 100, 0)).toMatch(
      /^Referral had the most sessions .*: 5,600\.$/,
    );
    // Of January there are days from the fifth on, of March one.
    expect(await headlineOf('Sessions by channel and month this year', () => 100)).toMatch(
      /^Referral had the most sessions .*: 5,600\.$/,
    );
  });
});

it('names quarters as the table has them', async () => {
  const lines = daysFrom('2025-01-01' as Day, '2025-12-31' as Day).flatMap((date) => [
    `${date},Referral,100`,
    `${date},Email,${date < '2025-07-01' ? 10 : 30}`,
  ]);
  const file = ['date,channel,sessions', ...lines].join('\n');
  const { context, facts } = askableFile(file, '2026-01-01' as Day, 'site.csv');
  const { headline } = await answerQuestion('Sessions by channel and quarter in 2025', context, facts);
  expect(headline).toMatch(/Email moved furthest: from 900 \(Q1 2025\) to 2,760 \(Q4 2025\)/);
});

describe('rates of several over time', () => {
  const lines = daysFrom('2026-01-01' as Day, '2026-03-15' as Day).flatMap((date) => [
    `${date},Referral,100,${date < '2026-02-01' ? 8 : 2},100,3`,
    `${date},Email,100,4,100,7`,
    `${date},Direct,100,3,100,5`,
  ]);
  const file = ['date,channel,sessions,purchases,impressions,position', ...lines].join('\n');
  const { context, facts } = askableFile(file, '2026-03-16' as Day, 'site.csv');
  const told = async (question: string) =>
    (await answerQuestion(question, context, facts)).headline.replaceAll('\u00a0', ' ');

  it('tell the first and the last of the latest whole unit', async () => {
    expect(await told('purchases per session by channel and month')).toBe(
      'In February 2026, Email had the highest purchases per session: 4 %; Referral had the lowest: 2 %.',
    );
    expect(await told('purchases per session of email vs referral by month')).toBe(
      'In February 2026, Email had the higher purchases per session: 4 %, against 2 % of Referral.',
    );
  });

  it('has the best position where it is the lowest number', async () => {
    expect(await told('average position of email vs referral by day in March')).toBe(
      'On Mar 15, 2026, Referral had the better average position: 3, against 7 of Email.',
    );
  });
});
