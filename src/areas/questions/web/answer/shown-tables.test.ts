import { expect, it } from 'vitest';
import type { AnswerTable } from '#src/shared/answer.ts';
import type { Answer } from '../../answer-form.ts';
import { shownTables } from './shown-tables.ts';

const table = (columns: readonly string[], rows: AnswerTable['rows']): AnswerTable => ({
  title: columns.join(' '),
  columns,
  rows,
  formats: columns.map(() => 'text'),
});
const shown = (tables: readonly AnswerTable[], explanation = '') => {
  const answer: Answer = {
    headline: 'This is so.',
    explanation,
    tables,
    readAs: [],
    assumptions: [],
    analytics_data: null,
    presentation_config: null,
    references: [],
    currency: null,
    marks: [],
    model: false,
  };
  return shownTables(answer);
};
const channels = table(
  ['Channel', 'Sessions'],
  [
    ['Direct', 3],
    ['Email', 2],
  ],
);

it('leaves out a single row that a wider table has, and a table without rows', () => {
  const alone = table(['Sessions'], [[16]]);
  const compared = table(['Metric', 'Now', 'Before'], [['Sessions', 16, 15]]);
  expect(shown([alone, compared]).map((one) => one.table)).toEqual([compared]);
  expect(shown([alone, table(['Metric', 'Now', 'Before'], [['Sessions', 14, 15]])])).toHaveLength(2);
  expect(shown([table(['Page', 'Clicks'], [])])).toEqual([]);
  // The first of a ranking is no part of the next ones.
  expect(shown([table(['Channel', 'Sessions'], [['Direct', 3]]), channels])).toHaveLength(2);
});

it('folds a table that the explanation has whole', () => {
  const markdown =
    'So it is:\n\n| channel | Sessions |\n|---|---:|\n| Direct | 3 |\n| Email | 2 |\n\nNo more.';
  expect(shown([channels], markdown)).toEqual([{ table: channels, isTold: true }]);
  expect(shown([channels], markdown.replace('| Email | 2 |\n', ''))[0]?.isTold).toBe(false);
  expect(shown([channels], markdown.replace('channel', 'Device'))[0]?.isTold).toBe(false);
  expect(shown([channels], 'Direct | Email\n\n---\n\nNo table.')[0]?.isTold).toBe(false);
});

it('folds a table of which each row is told in sentences, and none of which one is not', () => {
  const parts = table(
    ['Part', 'Now'],
    [
      ['Sessions', 16],
      ['(direct)', 3],
    ],
  );
  expect(shown([parts], 'It was sessions \\(16\\) and \\(direct\\) \\(3\\).')[0]?.isTold).toBe(true);
  expect(shown([parts], 'It was sessions and \\(direct\\), without a number.')[0]?.isTold).toBe(false);
  expect(shown([parts], 'Sessions went up, directly.')[0]?.isTold).toBe(false);
});

it('folds findings that are told in their own words', () => {
  const findings = [
    'Social keeps gaining sessions: 28\u00a0% more',
    'Email keeps losing sessions: 12 % fewer',
  ];
  const rows = ['Direct keeps losing sessions: 54 % fewer', ...findings].map((finding) => [finding, 611.7]);
  const explanation = findings.map((finding) => `- ${finding}`).join('\n');
  const answer = table(['Finding', 'Expected'], rows);
  expect(shown([answer], `Direct keeps losing sessions: 54 % fewer.\n${explanation}`)[0]?.isTold).toBe(true);
  expect(shown([answer], explanation)[0]?.isTold).toBe(false);
});

it('reads the winner and the next ones as one list', () => {
  const first = table(['Channel', 'Sessions'], [['Direct', 3]]);
  const next = { ...table(['Channel', 'Sessions'], [['Email', 2]]), title: 'The next ones' };
  expect(shown([first, next]).map((one) => one.table)).toEqual([
    { ...first, rows: [...first.rows, ...next.rows] },
  ]);
  expect(shown([first, { ...next, title: 'By medium' }])).toHaveLength(2);
});
