import { describe, expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { sentence } from '../../../bound-text.ts';
import { type AnswerDraft, publishAnswer } from '../../answer.ts';
import { besideClaims, type DecidedClaim } from './beside-claims.ts';

interface Told {
  readonly size: number;
  readonly isSo?: boolean;
  /** How many tables and queries it has; its texts speak of the last of them. */
  readonly many?: number;
  readonly to?: Day;
}

function claimed({ size, isSo = true, many = 1, to = '2026-03-08' as Day }: Told): DecidedClaim {
  const last = many - 1;
  const bound = (value: string | number, path: string) => ({ text: String(value), path, value });
  const headline = sentence`Vienna has ${bound(size, `tables.${last}.rows.0.1`)} bookings, twice ${bound(size / 2, 'evidence.half')}.`;
  const each = Array.from({ length: many }, (_, at) => at);
  const draft: AnswerDraft = {
    status: 'answered',
    headline,
    explanation: sentence`Until ${bound(to, `plans.${last}.plan.to`)}.`,
    // Of all but the last neither size nor day is what is told
    tables: each.map((at) => ({
      title: 'Bookings',
      columns: ['City', 'Bookings'],
      formats: ['text', 'count'] as const,
      rows: [['Vienna', at === last ? size : 0]],
    })),
    plans: each.map((at) => ({
      sourceId: 'file',
      plan: { to: at === last ? to : null },
      report: 'bookings',
      columns: [],
      rows: [],
      rowCount: 0,
      marks: [],
      missing: [],
    })),
    references: [
      ...each.map((at) => ({ type: 'query' as const, id: String(at), title: 'Bookings' })),
      { type: 'source' as const, id: 'file', title: 'file.csv' },
    ],
    readAs: [{ part: 'what', text: sentence`bookings` }],
    assumptions: [sentence`Until ${bound(to, `plans.${last}.plan.to`)} there are data.`],
    analytics_data: null,
    presentation_config: null,
    evidence: { half: size / 2 },
    reading: null,
  };
  return { draft, decided: { isSo, headline }, isAsAsked: isSo };
}

test('every text is bound to its own place in the whole', () => {
  const claims = [
    claimed({ size: 8, many: 2, to: '2026-03-07' as Day }),
    claimed({ size: 6, many: 3, to: '2026-03-06' as Day }),
    claimed({ size: 4, to: '2026-03-05' as Day }),
  ];
  const { headline, explanation, assumptions, bindings } = publishAnswer(besideClaims(claims));
  expect(headline).toBe(
    'Yes, all of them: Vienna has 8 bookings, twice 4; Vienna has 6 bookings, twice 3; Vienna has 4 bookings, twice 2.',
  );
  expect(explanation).toBe('Until 2026-03-07.\n\nUntil 2026-03-06.\n\nUntil 2026-03-05.');
  expect(assumptions[2]).toBe('Until 2026-03-05 there are data.');
  // Behind the tables and queries of those before it
  expect(bindings.map(({ path, value }) => [path, value])).toEqual([
    ['tables.1.rows.0.1', 8],
    ['evidence.claim_first_evidence_half', 4],
    ['tables.4.rows.0.1', 6],
    ['evidence.claim_second_evidence_half', 3],
    ['tables.5.rows.0.1', 4],
    ['evidence.claim_third_evidence_half', 2],
    ...Array.from({ length: 2 }, () => [
      ['plans.1.plan.to', '2026-03-07'],
      ['plans.4.plan.to', '2026-03-06'],
      ['plans.5.plan.to', '2026-03-05'],
    ]).flat(),
  ]);
});

test('queries are referred to by their place in the whole, a source once', () => {
  const { references } = besideClaims([claimed({ size: 8, many: 2 }), claimed({ size: 6, many: 2 })]);
  expect(references.map(({ type, id }) => `${type} ${id}`)).toEqual([
    'query 0',
    'query 1',
    'source file',
    'query 2',
    'query 3',
  ]);
});

test('what is said of all alike is said once', () => {
  const { explanation, assumptions, readAs } = besideClaims([claimed({ size: 8 }), claimed({ size: 6 })]);
  expect(explanation.text).toBe('Until 2026-03-08.');
  expect(assumptions.map(({ text }) => text)).toEqual(['Until 2026-03-08 there are data.']);
  expect(readAs?.map(({ text }) => text.text)).toEqual(['bookings']);
});

describe('which of them are as asked', () => {
  test.each([
    [[true, true], 'Yes, both:'],
    [[false, false], 'No, neither:'],
    [[false, true], 'No, only the second:'],
    [[true, true, true], 'Yes, all of them:'],
    [[false, false, false], 'No, none of them:'],
    [[true, false, true], 'No, only the first and the third:'],
  ])('%s: %s', (so, verdict) => {
    const { headline } = besideClaims(so.map((isSo) => claimed({ size: 8, isSo })));
    expect(headline.text.startsWith(`${verdict} Vienna has 8 bookings`)).toBe(true);
  });
});
