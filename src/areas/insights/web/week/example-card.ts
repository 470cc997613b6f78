import type { Day } from '#src/shared/week.ts';
import type { Card } from '../../contract.ts';

/** A card of a week in March, for tests. */
export const exampleCard = (id: string, rest: Partial<Card>): Card => ({
  id,
  title: id,
  summary: '',
  card_type: 'insight',
  tags: [],
  created_at: '2026-03-09T00:00:00.000Z',
  metric: null,
  context: null,
  description: '',
  source_id: 'source',
  time_frame_start: '2026-03-02' as Day,
  time_frame_end: '2026-03-08' as Day,
  payload: {},
  ...rest,
});
