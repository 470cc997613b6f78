import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const TODAY = '2026-03-09' as Day;
const DAYS = daysFrom('2026-01-01' as Day, addDays(TODAY, -1));
const fileOf = (head: string, rows: readonly string[]) =>
  askableFile(
    [head, ...DAYS.flatMap((day) => rows.map((row) => `${day},${row}`))].join('\n'),
    TODAY,
    'x.csv',
  );

const courses = fileOf('date,country,landing_page,sessions,enrolments', [
  'Germany,/courses/spanish-a1,10,1',
  'India,/courses/python-basics,20,2',
  'India,/courses/excel,40,4',
  'India,/pricing,80,0',
]);
const askedOfCourses = (question: string) => answerQuestion(question, courses.context, courses.facts);

describe('a word like that of a country before the kind of a page', () => {
  it.each([
    ['spanish course enrolments in February', [28]],
    ['spanish page sessions in February', [280]],
    ['german sessions in February', [280]],
  ])('%s', async (question, first) => {
    expect((await askedOfCourses(question)).tables[0]?.rows[0]).toEqual(first);
  });

  it('is one of two that are held against each other', async () => {
    const { tables } = await askedOfCourses('python vs spanish course enrolments in February');
    expect(tables[0]?.rows.map(([, count]) => count)).toEqual([56, 28]);
  });

  it('is the country where no page is named', async () => {
    expect(JSON.stringify(await askedOfCourses('spanish sessions'))).toContain('“Spain” does not appear');
  });

  it.each(['python vs ml', 'ml vs python'])('%s asks about what is not known', async (question) => {
    expect(JSON.stringify(await askedOfCourses(question))).toContain('What is meant by “ml”?');
  });
});

const others = fileOf('date,animal,campaign,device,sessions', [
  'dog,Brand,mobile,10',
  'other,Tents,desktop,20',
  'cat,Boots,mobile,40',
]);
const askedOfOthers = (question: string) => answerQuestion(question, others.context, others.facts);

describe('a value that is called "other"', () => {
  it('is meant beside its kind', async () => {
    expect((await askedOfOthers('other animals sessions in February')).tables[0]?.rows).toEqual([[560]]);
  });

  it('is asked about beside a list of all', async () => {
    expect((await askedOfOthers('sessions by other animals in February')).status).not.toBe('answered');
  });
});

describe('a campaign against what is not it', () => {
  it.each(['brand vs non brand sessions in February', 'sessions of brand vs non-brand in February'])(
    '%s',
    async (question) => {
      expect((await askedOfOthers(question)).tables[0]?.rows).toEqual([
        ['Brand', 280],
        ['All others', 1680],
      ]);
    },
  );
});

describe('the split of a number', () => {
  it('is a mix, and no ranges of it', async () => {
    const { tables } = await askedOfOthers('device split of sessions from tents in February');
    expect(tables[0]?.rows[0]?.slice(0, 2)).toEqual(['desktop', 560]);
  });

  it('asks for ranges where something is split by it', async () => {
    expect((await askedOfOthers('animals split by sessions')).status).not.toBe('answered');
  });
});
