import { expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { type Day, daysFrom } from '#src/shared/week.ts';

const TODAY = '2026-03-09' as Day;
const { context, facts } = askableFile(
  [
    'date,channel,sessions',
    ...daysFrom('2025-01-01' as Day, '2026-03-08' as Day).map(
      (day, at) => `${day},${at % 2 === 0 ? 'Direct' : 'Email'},${100 + at}`,
    ),
  ].join('\n'),
  TODAY,
  'shop.csv',
);
const readOf = async (question: string) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const { status, readAs } = await answerQuestion(question, context, facts);
  return status === 'answered' ? readAs.map(({ text }) => plain(text)).join('; ') : status;
};

it.each([
  ['sessions over Christmas (Dec 24–26)', 'sessions; from Dec 24 to Dec 26, 2025'],
  ['sessions during Oktoberfest (20 Sep - 5 Oct 2025)', 'sessions; from Sep 20 to Oct 5, 2025'],
  ['How did the Easter weekend (18 to 21 April 2025) do?', 'an overview; from Apr 18 to Apr 21, 2025'],
  ["sessions on Presidents' Day weekend (Feb 14-16)", 'sessions; from Feb 14 to Feb 16, 2026'],
  ['Giving Tuesday (December 2, 2025): sessions', 'sessions; on Dec 2, 2025'],
])('the days that stand behind a name are meant: %s', async (question, read) => {
  expect(await readOf(question)).toContain(read);
});

it.each(['sessions from Narnia (Feb 2026)', 'sessions of whales (Feb 3-9)', 'wombat sessions (Feb 2026)'])(
  'a name that is none of days is not passed over: %s',
  async (question) => {
    expect(await readOf(question)).toMatch(/failed|clarification/);
  },
);

it('what is known before the days still limits', async () => {
  expect(await readOf('sessions from Email (Feb 2026)')).toContain('Email');
  expect(await readOf('sessions on Mondays (Feb 2026)')).toContain('Mondays');
});

it.each([
  ['sessions on the last three Sundays', 'only on Sundays; from Feb 22 to Mar 8, 2026'],
  ['sessions over the past 2 weekends', 'only on weekends; from Feb 28 to Mar 8, 2026'],
])('the last so many of one weekday: %s', async (question, read) => {
  expect(await readOf(question)).toContain(read);
});

it('each of them is no sum', async () => {
  expect(await readOf('sessions on each of the last three Sundays')).toMatch(/failed|clarification/);
});

it.each([
  ['Are sessions ahead of last year?', 'February 2026'],
  ['Was January better than last year?', 'January 2026'],
  ['How do sessions compare with last year?', 'February 2026'],
])('against the year before: %s', async (question, month) => {
  const read = await readOf(question);
  expect(read).toContain(month);
  expect(read).toMatch(/against .*2025/);
});

it('a limit in last year is no comparison with it', async () => {
  expect(await readOf('were sessions above 5000 last year?')).not.toContain('against');
});
