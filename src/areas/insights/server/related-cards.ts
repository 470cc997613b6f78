import type { Transaction } from '#src/platform/database/database.ts';
import { addDays, type Day } from '#src/shared/week.ts';
import type { RelatedCard } from '../card-feedback.ts';
import type { CardRow } from './card-store.ts';

/** As far as a change is still one story with another. */
const DAYS_APART = 12 * 7;
const MOST = 8;

interface Row {
  readonly id: string;
  readonly title: string;
  readonly week: Day;
  readonly same_place: boolean;
  readonly same_way: boolean;
}

/** The same metric and segment in other weeks first, the nearest week first; then its neighbours of the same week. */
const RELATED = `
  SELECT c.id, c.title, c.week::text,
    c.context IS NOT DISTINCT FROM $3 AS same_place,
    (c.payload #>> '{ui_data,direction}') IS NOT DISTINCT FROM (own.payload #>> '{ui_data,direction}') AS same_way
  FROM cards c JOIN cards own ON own.id = $1
  WHERE c.source_id = own.source_id AND c.card_type = 'insight' AND c.id <> own.id
    AND CASE WHEN c.week = own.week THEN c.context IS NOT DISTINCT FROM $3 OR c.metric = $2
      ELSE c.metric = $2 AND c.context IS NOT DISTINCT FROM $3 AND c.week BETWEEN $4 AND $5 END
  ORDER BY c.week = own.week, abs(c.week - own.week), c.rank, c.id
  LIMIT $6`;

export async function relatedCards(tx: Transaction, card: CardRow): Promise<RelatedCard[]> {
  const { rows } = await tx.$client.query<Row>(RELATED, [
    card.id,
    card.metric,
    card.context,
    addDays(card.week, -DAYS_APART),
    addDays(card.week, DAYS_APART),
    MOST,
  ]);
  return rows.map((row) => ({
    cardId: row.id,
    title: row.title,
    week: row.week,
    relation: relationOf(row, card.week),
  }));
}

function relationOf({ week, same_place, same_way }: Row, own: Day): RelatedCard['relation'] {
  if (week === own) return same_place ? 'same_segment' : 'same_metric';
  if (week < own) return same_way ? 'continues' : 'reverses';
  return same_way ? 'continued_by' : 'reversed_by';
}
