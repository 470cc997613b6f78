import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { addDays, type Day } from '#src/shared/week.ts';
import { askableFile } from './ask-facts-from-csv.ts';
import { UnreadableFacts } from './unreadable-facts.ts';

const TODAY = '2026-03-09' as Day;
const days = Array.from({ length: 70 }, (_, at) => addDays('2025-12-29' as Day, at));
const fileOf = (header: string, ...rows: readonly string[]): string =>
  [header, ...days.flatMap((day) => rows.map((row) => `${day},${row}`)), ''].join('\n');
const ask = async (csv: string, question: string) => {
  const { context, facts } = askableFile(csv, TODAY, 'x.csv');
  return answerQuestion(question, context, facts);
};

describe('a file that cannot be read as daily facts is refused with the line and what to do', () => {
  it.each([
    [
      'a day of another form',
      fileOf('date,visits', '3').replace('2025-12-29', '29.12.2025'),
      'line 2: "29.12.2025" is no date; write days',
    ],
    ['a long text for a day', `date,visits\n${'z'.repeat(900)},3`, `line 2: "${'z'.repeat(60)}…" is no date`],
    [
      'a row below cells of two lines',
      `${fileOf('date,channel,visits', '"a\nb",3')}x,a,3`,
      'line 142: "x" is no date',
    ],
    [
      'a row without a cell',
      `${fileOf('date,channel,visits', 'a,3')}2026-03-01,a`,
      'line 72 has 2 cells, the header has 3',
    ],
    [
      'decimal commas that divide',
      fileOf('date,channel,fee', 'a,3,50'),
      'line 2 has 4 cells, the header has 3; put a cell',
    ],
    ['only a header', 'date,channel,visits\n', 'no row below the header'],
    ['only days to come', 'date,visits\n2030-03-01,3\n', 'every row is of a day behind 2026-03-09'],
    [
      'numbers with a unit',
      fileOf('date,channel,fee', 'a,1.2k'),
      'line 2 has "1.2k" in the column fee; write numbers like 1234.5',
    ],
    ['nothing that counts', fileOf('date,channel', 'a'), 'no metric column; add one that counts something'],
    [
      'a number too large',
      fileOf('date,fee', '1e308'),
      'line 2: "1e308" is too large to be counted exactly (fee)',
    ],
    [
      'a sum too large',
      fileOf('date,fee', '9007199254740991'),
      'the column fee adds up to more than can be counted exactly',
    ],
    [
      'columns named alike',
      fileOf('date,web|shop,webshop,visits', 'a,b,3'),
      'the columns "web_shop" and "webshop" are named alike',
    ],
  ])('%s', (_, csv, why) => {
    const read = () => askableFile(csv, TODAY, 'x.csv');
    expect(read).toThrow(UnreadableFacts);
    expect(read).toThrow(why);
  });
});

describe('signs that nobody sees', () => {
  it('make no second name', async () => {
    const csv = fileOf('date,channel,visits', 'Di\u200brect,3', 'Direct,4', 'Mail,1');
    expect((await ask(csv, 'visits by channel last week')).tables[0]?.rows).toEqual([
      ['Direct', 49],
      ['Mail', 7],
    ]);
  });

  it('join no two rows into one', async () => {
    const csv = fileOf('date,channel,kind,visits', 'a\u0000b,c,3', 'a,b\u0000c,4');
    expect((await ask(csv, 'visits by channel and kind last week')).tables[0]?.rows).toEqual([
      ['a', 'bc', 28],
      ['ab', 'c', 21],
    ]);
  });
});

it('rows in which nothing stands are none', async () => {
  const csv = `${fileOf('date,channel,visits', 'a,3')},,\n\n  \n`;
  expect((await ask(csv, 'visits last week')).tables[0]?.rows[0]?.[0]).toBe(21);
});

it('a column is named by its words, where its name would be a link or a cell of a table', () => {
  const { context } = askableFile(
    fileOf('date,web|shop,<b>kind</b>,[visits](http://a.b)', 'a,b,3'),
    TODAY,
    'x.csv',
  );
  const [report] = context.sources[0]?.reports ?? [];
  expect(report?.dimensions).toEqual(['web_shop', 'b_kind_b']);
  expect(report?.metrics).toEqual(['visits_http_a_b']);
});

it('of a thousand columns those that are there are told in a sentence that can be read', async () => {
  const names = Array.from({ length: 900 }, (_, at) => `c${at}`);
  const csv = fileOf(`date,${names.join(',')}`, names.map(() => '1').join(','));
  const { explanation } = await ask(csv, 'orders last week');
  expect(explanation.length).toBeLessThan(1_000);
  expect(explanation).toMatch(/and others/);
});
