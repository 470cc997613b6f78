import { expect, it } from 'vitest';
import type { Card } from '../../contract.ts';
import { exampleCard } from './example-card.ts';
import { revenuePagesOf, trafficChangesOf } from './traffic-changes-of.ts';

type UiData = NonNullable<Card['payload']['ui_data']>;

const card = (id: string, data: Partial<UiData>): Card =>
  exampleCard(id, {
    payload: {
      ui_data: {
        metric: 'sessions',
        unit: 'count',
        currency: null,
        segment: {},
        direction: (data.observed ?? 0) > (data.expected ?? 0) ? 'up' : 'down',
        observed: 0,
        expected: 0,
        relative: null,
        sparkline: [],
        severity: null,
        ...data,
      },
    },
  });
const ids = (changes: readonly { readonly card: Card }[]) => changes.map(({ card }) => card.id);

it('keeps drifts out of the changes of the week, whose numbers are held against other weeks', () => {
  const cards = [
    card('drift up', { expected: 6300, observed: 8290, shape: 'ramp' }),
    card('fall', { expected: 800, observed: 500, shape: 'level_shift' }),
    card('drift down', { expected: 612, observed: 283, shape: 'ramp' }),
    card('of an older run', { expected: 100, observed: 160 }),
    card('other', { metric: 'revenue', expected: 800, observed: 500, shape: 'spike' }),
  ];
  const { ofWeek, drifts } = trafficChangesOf(cards);
  expect(ids(ofWeek)).toEqual(['fall', 'of an older run']);
  expect(ids(drifts)).toEqual(['drift down', 'drift up']);
});

it('puts the gravest falls first, then the largest rises, three of each', () => {
  const cards = [
    card('rise', { expected: 100, observed: 300 }),
    card('larger rise', { expected: 100, observed: 900 }),
    card('moderate', { expected: 9000, observed: 8000, severity: 'moderate' }),
    card('critical', { expected: 100, observed: 40, severity: 'critical' }),
    card('significant', { expected: 400, observed: 300, severity: 'significant' }),
    card('without a name', { expected: 99_000, observed: 98_000 }),
  ];
  expect(ids(trafficChangesOf(cards).ofWeek)).toEqual([
    'critical',
    'significant',
    'moderate',
    'larger rise',
    'rise',
  ]);
});

it('knows pages that earn less or more, and no drifts among them', () => {
  const segment = { landing_page: '/' };
  const cards = [
    card('page', { metric: 'revenue', segment, expected: 800, observed: 500 }),
    card('drift of a page', { metric: 'revenue', segment, expected: 800, observed: 500, shape: 'ramp' }),
    card('no page', { metric: 'revenue', expected: 800, observed: 500 }),
  ];
  expect(ids(revenuePagesOf(cards))).toEqual(['page']);
});
