import { expect, it } from 'vitest';
import type { Card } from '../../contract.ts';
import { exampleCard as card } from './example-card.ts';
import { weekContentOf } from './week-content.ts';

const run = (
  id: string,
  hour: number,
  status: 'in_progress' | 'completed' | 'failed',
  source_id = 'source',
) =>
  card(id, {
    card_type: 'workflow_progress',
    created_at: `2026-03-09T0${hour}:00:00.000Z`,
    source_id,
    payload: { status },
  });
const activeOf = (...cards: Card[]) => weekContentOf(cards).activeWorkflows.map((one) => one.id);

it('counts by type', () => {
  const content = weekContentOf([
    card('overview', { card_type: 'site_overview' }),
    card('a', { payload: { insight_type: 'problem' } }),
    card('b', { payload: { insight_type: 'opportunity' } }),
    card('c', { payload: { insight_type: 'need_more_data' } }),
    run('r', 1, 'completed'),
  ]);
  expect(content).toMatchObject({ problems: 1, opportunities: 1, overviews: [{ id: 'overview' }] });
  expect(content.insights.map((one) => one.id)).toEqual(['a', 'b', 'c']);
});

it('tells which of the newest runs ended early, and of none that a later run made good', () => {
  const early = (id: string, hour: number, source?: string) => {
    const one = run(id, hour, 'completed', source);
    return { ...one, payload: { ...one.payload, partial: true } };
  };
  const partialsOf = (...cards: Card[]) => weekContentOf(cards).partials.map((one) => one.id);
  expect(partialsOf(early('a', 1), run('b', 2, 'completed'))).toEqual([]);
  expect(partialsOf(run('a', 1, 'completed'), early('b', 2), early('c', 1, 'other'))).toEqual(['b', 'c']);
});

it('shows runs that go on, and the newest where it failed', () => {
  expect(activeOf(run('a', 1, 'failed'), run('b', 2, 'completed'))).toEqual([]);
  expect(activeOf(run('a', 1, 'completed'), run('b', 2, 'failed'))).toEqual(['b']);
  expect(activeOf(run('a', 1, 'failed'), run('b', 2, 'in_progress'), run('c', 3, 'in_progress'))).toEqual([
    'c',
    'b',
  ]);
  expect(activeOf(run('a', 1, 'failed', 'one'), run('b', 2, 'completed', 'two'))).toEqual(['a']);
});
