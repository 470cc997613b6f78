import { describe, expect, it } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { GoogleFailure } from '../google/google-failure.ts';
import { dailyFacts, marksOf, weeklyFacts } from './to-facts.ts';
import { ReportAnswerWire } from './wire-answer.ts';

const row = (members: string[], values: string[]) => ({
  dimensionValues: members.map((value) => ({ value })),
  metricValues: values.map((value) => ({ value })),
});
const asked = { dimensions: ['channel'], metrics: ['sessions', 'revenue'] } as const;
const answer = (part: object) => ReportAnswerWire.parse(part);

describe('a daily report', () => {
  it('becomes facts by day, member and metric', () => {
    const facts = dailyFacts(
      answer({ rows: [row(['20260302', 'Direct'], ['12', '3.5'])], rowCount: 1 }),
      asked,
    );
    expect(facts).toEqual([
      { day: '2026-03-02', dimensions: { channel: 'Direct' }, metrics: { sessions: 12, revenue: 3.5 } },
    ]);
  });

  it('may be empty: keys with empty values are absent on the wire', () => {
    expect(dailyFacts(answer({}), asked)).toEqual([]);
  });

  it.each([
    ['a date that is none', row(['20260230', 'Direct'], ['1', '1'])],
    ['a number that is none', row(['20260302', 'Direct'], ['many', '1'])],
    ['a missing value', row(['20260302', 'Direct'], ['1'])],
    ['an empty value', { ...row(['20260302', 'Direct'], []), metricValues: [{ value: '1' }, {}] }],
  ])('with %s is a failure, not a zero', (_, bad) => {
    expect(() => dailyFacts(answer({ rows: [bad] }), asked)).toThrow(GoogleFailure);
  });
});

it.each([
  ['a row that is none', { rows: ['x'] }],
  ['values that are no list', { rows: [{ metricValues: 'x' }] }],
  ['a cell that is none', { rows: [{ dimensionValues: [null] }] }],
  ['a number that is no text', { rows: [{ metricValues: [{ value: 7 }] }] }],
])('an answer with %s is not as documented', (_, bad) => {
  expect(ReportAnswerWire.safeParse(bad).success).toBe(false);
});

describe('a weekly report', () => {
  const users = { dimensions: [], metrics: ['users'] } as const;
  const mondays = ['2026-03-02', '2026-03-09'] as Day[];

  it('reads the range’s name that Google appends to several ranges', () => {
    const facts = weeklyFacts(answer({ rows: [row(['2026-03-09'], ['7'])] }), users, mondays);
    expect(facts).toEqual([{ day: '2026-03-09', dimensions: {}, metrics: { users: 7 } }]);
  });

  it('leaves out the zeros that only several ranges are filled up with', () => {
    const rows = [row(['2026-03-02'], ['0']), row(['2026-03-09'], ['7'])];
    expect(weeklyFacts(answer({ rows }), users, mondays).map(({ day }) => day)).toEqual(['2026-03-09']);
  });

  it('knows the week of a single range, to which Google appends nothing', () => {
    expect(weeklyFacts(answer({ rows: [row([], ['7'])] }), users, mondays.slice(0, 1))[0]?.day).toBe(
      '2026-03-02',
    );
  });
});

describe('marks', () => {
  it('carry what Google says about the answer', () => {
    const wire = answer({
      metadata: {
        subjectToThresholding: true,
        dataLossFromOtherRow: true,
        samplingMetadatas: [{ samplesReadCount: '10', samplingSpaceSize: '40' }],
      },
      rows: [row(['20260302', '(other)'], ['25', '0']), row(['20260302', 'Direct'], ['75', '0'])],
    });
    expect(marksOf(wire, dailyFacts(wire, asked), asked)).toEqual([
      { type: 'sampled', readShare: 0.25 },
      { type: 'thresholded' },
      { type: 'other_row', share: 0.25 },
    ]);
  });

  it('are none for a clean answer', () => {
    expect(marksOf(answer({}), [], asked)).toEqual([]);
  });
});
