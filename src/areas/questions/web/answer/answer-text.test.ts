import { expect, it } from 'vitest';
import type { Answer } from '../../answer-form.ts';
import type { Question } from '../../contract.ts';
import { answerCsv, answerMarkdown, answerText, shownText } from './answer-text.ts';

const question: Question = {
  id: '01a20485-9071-7116-8a6e-3f0b1d2c4e5f',
  questionText: 'Sessions of <b>Atlantis</b> | last week',
  status: 'answered',
  createdAt: '2026-11-22T08:00:00.000Z',
  pinned: false,
  previousQuestionId: null,
  clarification: null,
  failure: null,
};

const blank: Answer = {
  headline: '',
  explanation: '',
  tables: [],
  readAs: [],
  assumptions: [],
  analytics_data: null,
  presentation_config: null,
  references: [],
  currency: null,
  marks: [],
  model: false,
};

it('lets no name from outside become an element or a cell of the copied Markdown', () => {
  const name = '<img src=x> | Atlantis';
  const answer: Answer = {
    headline: `${name} had the most sessions.`,
    explanation: `**${name}** had 3 < 4 sessions.`,
    tables: [
      { title: name, columns: ['country', 'sessions'], formats: ['text', 'count'], rows: [[name, 3]] },
    ],
    readAs: [],
    assumptions: [],
    analytics_data: null,
    presentation_config: null,
    references: [],
    currency: null,
    marks: [name],
    model: false,
  };
  const copied = answerMarkdown(question, answer, 'http://localhost/acme/questions/history');
  expect(copied).not.toMatch(/(?<!\\)<[a-z/]/i);
  expect(copied).toContain('**\\<img src=x> | Atlantis** had 3 < 4 sessions.');
  expect(copied).toContain('| \\<img src=x\\> \\| Atlantis | 3 |');
});

it('is a message that begins with its question and reads as it is shown', () => {
  const answer = {
    ...blank,
    headline: '(direct) had the most revenue.',
    explanation: '**By source** \\(direct\\) and a\\_b\\*.\n\n- \\#1 of `all`\n- a \\\\ b',
  };
  expect(answerText(question, answer)).toBe(
    `${question.questionText}\n\n(direct) had the most revenue.\n\nBy source (direct) and a_b*.\n\n- #1 of all\n- a \\ b`,
  );
});

it('tells a mark of the data once', () => {
  const answer: Answer = {
    headline: '7 sessions last week.',
    explanation: 'Provisional: Google may still complete Nov 20.',
    tables: [],
    readAs: [],
    assumptions: ['No metric was named: these are sessions.'],
    analytics_data: null,
    presentation_config: null,
    references: [],
    currency: null,
    marks: ['Provisional: Google may still complete Nov 20.', 'Sampled.'],
    model: false,
  };
  const copied = answerMarkdown(question, answer, 'http://localhost/acme/questions/history');
  expect(copied.match(/Provisional/g)).toHaveLength(1);
  expect(copied).toContain('- No metric was named: these are sessions.\n- Sampled.');
});

it('shows what is imperfect about the data below what was found', () => {
  const provisional = 'Provisional: Google may still complete Nov 20.';
  const told = (explanation: string) =>
    shownText({ ...blank, explanation, assumptions: ['Read so.'], marks: [provisional] });
  expect(told(`Direct fell most.\n\n${provisional}`)).toEqual({
    explanation: 'Direct fell most.',
    remarks: ['Read so.', provisional],
  });
  expect(told(provisional).explanation).toBe('');
  expect(told('Counted: sessions of a\\_b.')).toEqual({
    explanation: '',
    remarks: ['Counted: sessions of a_b.', 'Read so.', provisional],
  });
  expect(told(`Of the last days: ${provisional}`).remarks).toEqual(['Read so.']);
});

it('gives several tables away below their titles, and one as it is', () => {
  const tables = ['Parts', 'The change'].map((title) => ({
    title,
    columns: ['Channel', 'Sessions'],
    formats: ['text' as const, 'count' as const],
    rows: [['Direct', 1.5]],
  }));
  expect(answerCsv({ ...blank, tables: tables.slice(0, 1) })).toBe('Channel,Sessions\r\nDirect,1.5');
  expect(answerCsv({ ...blank, tables })).toBe(
    'Parts\r\nChannel,Sessions\r\nDirect,1.5\r\n\r\nThe change\r\nChannel,Sessions\r\nDirect,1.5',
  );
});

it('carries what is imperfect about the data into a message and a spreadsheet', () => {
  const marks = ['Provisional: Google may still complete Nov 19, Nov 20.', 'Sampled.'];
  const days = {
    title: 'By day',
    columns: ['Day', 'Sessions'],
    formats: ['day', 'count'] as const,
    rows: [
      ['2026-11-18', 7],
      ['2026-11-19', 5],
    ],
    partial: ['2026-11-19'],
  };
  const explanation = `Fewer.\n\n${marks[0]}`;
  const answer: Answer = { ...blank, headline: '12 sessions.', explanation, marks, tables: [days] };
  expect(answerText(question, answer)).toBe(
    `${question.questionText}\n\n12 sessions.\n\nFewer.\n\n${marks[0]}\n\nSampled.`,
  );
  expect(answerCsv(answer).split('\r\n')).toEqual([
    'Day,Sessions,Note',
    '2026-11-18,7,',
    '2026-11-19,5,provisional',
    '',
    `Note,"${marks[0]}"`,
    'Note,Sampled.',
  ]);
  const months = { ...days, columns: ['Month', 'Sessions'], formats: ['month', 'count'] as const };
  expect(answerCsv({ ...answer, tables: [months] })).toContain('2026-11-19,5,partial');
});

it('writes money to the cent and all else to six digits, in the unit of the column or of the row', () => {
  const change = {
    title: 'The change',
    columns: ['Metric', 'March', 'Change', 'Change in %'],
    formats: ['text' as const, 'text' as const, 'change' as const, 'fraction' as const],
    rowFormats: ['currency' as const, 'per_session' as const],
    rows: [
      ['Average order value', 235.59059999999997, 963.029999999997, 0.7165096051141786],
      ['Pages per session', 2.4000000000000004, 0.012345678, null],
    ],
  };
  expect(
    answerCsv({ ...blank, tables: [change] })
      .split('\r\n')
      .slice(1),
  ).toEqual(['Average order value,235.59,963.03,71.651', 'Pages per session,2.4,0.012346,']);
});

it('writes every part of a whole as percent, and heads its column or its row so', () => {
  const parts = {
    title: 'What made the change',
    columns: ['Factor', 'March', 'Change', 'Change in %', 'Share of the change', 'Change of the rate'],
    formats: ['text', 'text', 'change', 'fraction', 'fraction', 'points'] as const,
    rowFormats: ['count', 'fraction'] as const,
    rows: [
      ['Sessions', 1200, -300, -0.2, 0.75, 0.0125],
      ['Purchase rate', 0.031, -0.004, 'from nothing', null, -0.5],
    ],
  };
  expect(answerCsv({ ...blank, tables: [parts] })).toBe(
    'Factor,March,Change,Change in %,Share of the change in %,Change of the rate in percentage points\r\n' +
      'Sessions,1200,-300,-20,75,1.25\r\n' +
      'Purchase rate in %,3.1,-0.4,from nothing,,-50',
  );
});

it('says in a document how many there are of what is listed in part', () => {
  const table = {
    title: 'Last week',
    columns: ['Country', 'Sessions'],
    formats: ['text', 'count'] as const,
    rows: [['Peru', 3]],
    among: 43,
  };
  expect(answerMarkdown(question, { ...blank, tables: [table] }, '/')).toContain('## Last week · 1 of 43\n');
});
