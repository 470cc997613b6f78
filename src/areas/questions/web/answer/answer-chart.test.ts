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
    title: 'Direct had the most sessions.',
    label: 'Sessions by channel',
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
  expect(
    pictureText(
      asked,
      { ...answerOf(2), headline: 'No: it is not.' },
      { site: 'Garden Ltd', isBrief: false },
    ),
  ).toEqual({
    above: 'Garden Ltd · Is our traffic growing?',
    title: 'No: it is not.',
    note: 'Sessions by channel.',
  });
  expect(
    pictureText({ ...asked, questionText: 'a'.repeat(900) }, answerOf(2), { site: 'G', isBrief: false })
      .above,
  ).toHaveLength(245);

  // The short picture shows fewer bars than the whole one, and says so where it is taken along.
  const note = (isBrief: boolean) => pictureText(asked, answerOf(10), { site: 'G', isBrief }).note;
  expect(note(true)).toContain('Drawn are the first 6 of 10.');
  expect(note(false)).not.toContain('Drawn are');

  // What is imperfect about the data is seen where the page is not.
  const marked = { ...answerOf(2), marks: ['Provisional: Google may still complete Nov 20.'] };
  expect(pictureText(asked, marked, { site: 'G', isBrief: false }).note).toBe(
    'Sessions by channel. Provisional: Google may still complete Nov 20.',
  );
});
