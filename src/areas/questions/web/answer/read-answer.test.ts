import { expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

it('gives what is missing a default, so that nothing on the page has to ask for it', () => {
  const bare = {
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
  expect(readAnswer({})).toEqual(bare);
  expect(readAnswer({ headline: null, explanation: null, readAs: null, marks: null, tables: null })).toEqual(
    bare,
  );
  expect(readAnswer(null)).toBeNull();
  expect(readAnswer('text')).toBeNull();
});

it('gives a table without formats one for each column, and leaves out what no cell can be', () => {
  const [table] =
    readAnswer({ tables: [{ title: 'T', columns: ['A', 'B'], rows: [['x', 1], 'no row', ['y']] }] })
      ?.tables ?? [];
  expect(table?.formats).toEqual(['text', 'text']);
  expect(table?.rows).toEqual([['x', 1], ['y']]);
});

it('draws nothing that it does not know, and writes no amount in what is no currency', () => {
  const of = (config: object) => readAnswer({ analytics_data: [], presentation_config: config });
  expect(of({ mark: 'pie', x: 'a', y: ['b'] })?.presentation_config).toBeNull();
  expect(of({ mark: 'bar', unit: 'euros' })?.presentation_config).toMatchObject({ y: [], unit: null });
  expect(readAnswer({ currency: '€' })?.currency).toBeNull();
  expect(readAnswer({ currency: 'EUR' })?.currency).toBe('EUR');
});

it('keeps a whole answer as it is', () => {
  const answer = {
    headline: 'H',
    explanation: 'E',
    tables: [
      {
        title: 'T',
        columns: ['Week', 'Change'],
        rows: [['2026-11-16', -2]],
        formats: ['week', 'change'],
        rowFormats: ['count'],
        changes: [1],
        among: 9,
        partial: ['2026-11-16'],
      },
    ],
    readAs: [{ part: 'what', text: 'sessions' }],
    assumptions: ['a'],
    analytics_data: [{ c0: 'x', c1: null }],
    presentation_config: {
      mark: 'point',
      title: 'P',
      x: 'c0',
      y: ['c1'],
      series: null,
      formats: { c0: 'text', c1: 'count' },
      labels: { c0: 'X' },
      unit: 'EUR',
      changes: ['c1'],
      partial: [],
    },
    references: [{ type: 'week', id: '2026-11-16', title: 'W' }],
    currency: 'EUR',
    marks: ['m'],
    model: true,
  };
  expect(readAnswer(answer)).toEqual(answer);
});
