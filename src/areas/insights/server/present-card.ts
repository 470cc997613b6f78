import { markSentence } from '#src/language/describe-mark.ts';
import { addDays } from '#src/shared/week.ts';
import { type Card, CardPayload } from '../contract.ts';
import type { CardRow, ListedCard } from './card-store.ts';

/** The only place where a stored card becomes what goes over the wire. */
export function presentCard(row: CardRow | ListedCard): Card {
  const payload = withMarks(CardPayload.parse(row.payload));
  const lower = 'rankedLower' in row ? row.rankedLower : null;
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    card_type: row.cardType,
    tags: row.tags,
    created_at: row.createdAt.toISOString(),
    metric: row.metric,
    context: row.context,
    description: row.description,
    source_id: row.sourceId,
    time_frame_start: row.week,
    time_frame_end: addDays(row.week, 6),
    payload: lower === null ? payload : { ...payload, ranked_lower: lower },
  };
}

/** What came to light after the card was written is an imperfection of its data like any other. */
function withMarks(payload: CardPayload): CardPayload {
  const { marks = [], restatement } = payload;
  if (restatement === undefined) return payload;
  return { ...payload, marks: [...marks, markSentence({ type: 'restated', days: restatement.days })] };
}
