import { expect, it } from 'vitest';
import type { Answer } from '../../answer-form.ts';
import type { Question } from '../../contract.ts';
import { isDrawn, pictureText } from './answer-chart.tsx';

const answerOf = (rows: number, mark: 'bar' | 'number' = 'bar'): Answer => ({
  headline: 'Direct had the most sessions.',
  explanation: '',
  tables: [],
  readAs: [],
  assumptions: [],
  analytics_data: Array.from({ length: rows }, (_, at) => ({ c0: `channel ${at}`, c1: at + 1 })),
  presentation_config: {
    mark,
    title: 'Sessions by channel',
    x: 'c0',
    y: ['c1'],
    series: null,
    formats: { c0: 'text', c1: 'count' },
    labels: { c0: 'Channel', c1: 'Sessions' },
    unit: null,
  },
  references: [],
  currency: null,
  marks: [],
  model: false,
});

it('draws two bars, and no picture is offered of one or of a number', () => {
  expect(isDrawn(answerOf(2))).toBe(true);
  expect(isDrawn(answerOf(1))).toBe(false);
  expect(isDrawn(answerOf(2, 'number'))).toBe(false);
  expect(isDrawn({ ...answerOf(2), analytics_data: null })).toBe(false);
});

it('goes into a picture with the question, whose it is and what it says', () => {
  const asked = { questionText: 'Is our traffic\n growing?' } as Question;
  expect(pictureText(asked, { ...answerOf(2), headline: 'No: it is not.' }, 'Garden Ltd')).toEqual({
    above: 'Garden Ltd · Is our traffic growing?',
    title: 'Sessions by channel',
    note: 'No: it is not.',
  });
  expect(pictureText({ ...asked, questionText: 'a'.repeat(900) }, answerOf(2), 'G').above).toHaveLength(245);
});
