import { expect, test } from 'vitest';
import { sentence, UnboundNumber } from '../bound-text.ts';
import { type AnswerDraft, publishAnswer } from './answer.ts';

const draft = (headline: AnswerDraft['headline']): AnswerDraft => ({
  status: 'answered',
  headline,
  explanation: sentence``,
  tables: [{ title: 'February', columns: ['Sessions'], rows: [[4420]], formats: ['count'] }],
  assumptions: [],
  analytics_data: null,
  presentation_config: null,
  references: [],
  plans: [],
  reading: null,
});

test('an answer tells what its cells hold', () => {
  const answer = publishAnswer(
    draft(sentence`${{ text: '4,420', path: 'tables.0.rows.0.0', value: 4420 }} sessions.`),
  );
  expect(answer.headline).toBe('4,420 sessions.');
  expect(answer.bindings).toEqual([{ text: '4,420', path: 'tables.0.rows.0.0', value: 4420 }]);
});

test('no answer can be made of a number that no cell holds', () => {
  expect(() => publishAnswer(draft(sentence`${'4,420'} sessions.`))).toThrow(UnboundNumber);
  expect(() =>
    publishAnswer(draft(sentence`${{ text: '4,421', path: 'tables.0.rows.0.0', value: 4421 }} sessions.`)),
  ).toThrow(UnboundNumber);
  expect(() =>
    publishAnswer(draft(sentence`${{ text: '4,420', path: 'tables.1.rows.0.0', value: 4420 }} sessions.`)),
  ).toThrow(UnboundNumber);
});

test('a picture says what was found, and not only what is drawn', () => {
  const { presentation_config } = publishAnswer({
    ...draft(sentence`${{ text: '4,420', path: 'tables.0.rows.0.0', value: 4420 }} sessions.`),
    presentation_config: {
      mark: 'bar',
      label: 'Sessions',
      x: null,
      y: ['c0'],
      series: null,
      formats: { c0: 'count' },
      labels: { c0: 'Sessions' },
      unit: null,
    },
  });
  expect(presentation_config).toMatchObject({ title: '4,420 sessions.', label: 'Sessions' });
});
