import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { addDays, type Day } from '#src/shared/week.ts';
import { askableFile } from './ask-facts-from-csv.ts';
import { UnreadableFacts } from './unreadable-facts.ts';

const TODAY = '2026-03-09' as Day;
const days = Array.from({ length: 70 }, (_, at) => addDays('2025-12-29' as Day, at));
const ask = async (csv: string, question: string) => {
  const { context, facts } = askableFile(csv, TODAY, 'x.csv');
  return answerQuestion(question, context, facts);
};

describe('a file of daily rows', () => {
  it('adds up no price and no rating', async () => {
    const csv = ['date,title,price,loans', ...days.map((day) => `${day},Emma,12.5,3`)].join('\n');
    expect((await ask(csv, 'loans last week')).tables[0]?.rows[0]?.[0]).toBe(21);
    expect((await ask(csv, 'total price last week')).status).not.toBe('answered');
  });

  it.each(['average rating by title', 'what was the discount last week', 'which title has the best rating'])(
    'does not deny a column of averages and shares that it leaves out: %s',
    async (question) => {
      const csv = [
        'date,title,Avg Rating,Discount %,loans',
        ...days.map((day, at) => `${day},Emma,${at % 2 === 0 ? '4.5' : ''},10,3`),
      ].join('\n');
      const answer = await ask(csv, question);
      expect(answer.status).toBe('failed');
      expect(answer.headline).toMatch(
        /^“(?:avg rating|discount %)” is an average, a share or a price in every row/,
      );
      expect((await ask(csv, 'loans by title last week')).tables[0]?.rows).toEqual([['Emma', 21]]);
    },
  );

  it.each(['what was the balance last week', 'average temperature by title'])(
    'calls a level no average: %s',
    async (question) => {
      const csv = [
        'date,title,balance,temperature,loans',
        ...days.map((day) => `${day},Emma,120,21.5,3`),
      ].join('\n');
      expect((await ask(csv, question)).headline).toMatch(
        /^“(?:balance|temperature)” says in every row how high something stood/,
      );
    },
  );

  it('takes over no question that shares a word of its name alone', async () => {
    const csv = [
      'date,depot,price per night,loans',
      ...days.map((day, at) => `${day},${at % 2 === 0 ? 'North' : 'South'},80.5,3`),
    ].join('\n');
    expect((await ask(csv, 'guests per night by depot')).headline).not.toContain('price');
    expect((await ask(csv, 'what was the price per night by depot')).headline).toMatch(
      /^“price per night” is an average/,
    );
  });

  it('finds names with the sign that tells them apart', async () => {
    const csv = [
      'date,title,loans',
      ...days.flatMap((day) => [`${day},C# in Depth,2`, `${day},C++ Primer,3`, `${day},A+,1`]),
    ].join('\n');
    const loansOf = async (question: string) => (await ask(csv, question)).tables[0]?.rows[0]?.[0];
    expect(await loansOf('loans of C# in Depth last week')).toBe(14);
    expect(await loansOf('loans of c++ primer last week')).toBe(21);
    expect(await loansOf('loans of A+ last week')).toBe(7);
    expect((await ask(csv, 'loans of C last week')).status).not.toBe('answered');
  });

  it('makes no fall of numbers that are missing', async () => {
    const csv = [
      'date,channel,visits',
      ...days.flatMap((day) => [`${day},a,${day >= '2026-03-02' ? '' : 900}`, `${day},b,500`]),
    ].join('\n');
    const answer = await ask(csv, 'what happened last week?');
    expect(answer.tables.flatMap(({ rows }) => rows).join()).not.toMatch(/visits/i);
  });

  it('adds up no names that are numbers', async () => {
    const csv = [
      'date,hour,visits',
      ...days.flatMap((day) => [`${day},9,400`, ...(day >= '2026-03-02' ? [] : [`${day},17,600`])]),
    ].join('\n');
    const answer = await ask(csv, 'what happened last week?');
    expect(answer.tables.flatMap(({ rows }) => rows.map(([title]) => title)).join(' | ')).toContain(
      'hour 17',
    );
    expect((await ask(csv, 'visits by hour last week')).tables[0]?.rows).toEqual([['9', 2800]]);
  });

  it('says of a day that is none of the calendar that it is none', async () => {
    const csv = ['date,visits', ...days.map((day) => `${day},9`)].join('\n');
    expect((await ask(csv, 'visits on 2026-02-30')).headline).toBe(
      'There is no day “2026-02-30” in the calendar.',
    );
  });

  it.each([
    ['two columns of one name', 'date,loans,loans\n2026-03-02,1,2'],
    ['the name of every object', 'date,__proto__,loans\n2026-03-02,a,2'],
  ])('refuses %s', (_, csv) => {
    expect(() => askableFile(csv, TODAY, 'x.csv')).toThrow(UnreadableFacts);
  });

  it('takes 0x10 for a name', () => {
    const { context } = askableFile(
      'date,code_name,loans\n2026-03-02,0x10,2\n2026-03-03,0x11,2',
      TODAY,
      'x.csv',
    );
    expect(context.sources[0]?.reports[0]?.dimensions).toEqual(['code_name']);
  });
});
