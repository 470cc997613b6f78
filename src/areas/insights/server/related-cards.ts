import type { Finding, Segment } from '#src/engine/finding.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { addDays, type Day } from '#src/shared/week.ts';
import type { RelatedCard } from '../card-feedback.ts';
import type { CardRow } from './card-store.ts';

/** As far as a change is still one story with another. */
const DAYS_APART = 12 * 7;
const MOST = 8;
/** Of other weeks, so that those of this one have their place. */
const MOST_OF_OTHER_WEEKS = 4;

interface Row {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly week: Day;
  readonly metric: string | null;
  readonly segment: Segment | null;
  readonly same_place: boolean;
  readonly same_way: boolean;
}

/** The same metric and segment in other weeks, the nearest week first; then the others of the same week in their order. */
const RELATED = `
  SELECT c.id, c.key, c.title, c.week::text, c.metric, c.payload #> '{ui_data,segment}' AS segment,
    c.context IS NOT DISTINCT FROM $3 AS same_place,
    (c.payload #>> '{ui_data,direction}') IS NOT DISTINCT FROM (own.payload #>> '{ui_data,direction}') AS same_way
  FROM cards c JOIN cards own ON own.id = $1
  WHERE c.source_id = own.source_id AND c.card_type = 'insight' AND c.id <> own.id
    AND (c.week = own.week OR
      c.metric = $2 AND c.context IS NOT DISTINCT FROM $3 AND c.week BETWEEN $4 AND $5)
  ORDER BY c.week = own.week, abs(c.week - own.week), c.rank, c.id`;

type Relation = RelatedCard['relation'];

/** Of the same week, the nearest relation first. */
const nearness: readonly Relation[] = [
  'same_segment',
  'wider_segment',
  'narrower_segment',
  'same_event',
  'same_onset',
  'same_metric',
];

/** @param findings those of the run that the card was made by */
export async function relatedCards(
  tx: Transaction,
  card: CardRow,
  findings: readonly Finding[],
): Promise<RelatedCard[]> {
  const { rows } = await tx.$client.query<Row>(RELATED, [
    card.id,
    card.metric,
    card.context,
    addDays(card.week, -DAYS_APART),
    addDays(card.week, DAYS_APART),
  ]);
  const own = findings.find(({ id }) => id === card.key);
  const related = rows.flatMap((row) => {
    const other = findings.find(({ id }) => id === row.key);
    const relation = row.week === card.week ? neighbourOf(own, other, row, card) : inTime(row, card.week);
    return relation === null ? [] : [{ cardId: row.id, title: row.title, week: row.week, relation }];
  });
  const others = related.filter(({ week }) => week !== card.week).slice(0, MOST_OF_OTHER_WEEKS);
  const neighbours = related
    .filter(({ week }) => week === card.week)
    .sort((a, b) => nearness.indexOf(a.relation) - nearness.indexOf(b.relation));
  return [...others, ...neighbours].slice(0, MOST);
}

function inTime({ week, same_way }: Row, own: Day): Relation {
  if (week < own) return same_way ? 'continues' : 'reverses';
  return same_way ? 'continued_by' : 'reversed_by';
}

function neighbourOf(
  own: Finding | undefined,
  other: Finding | undefined,
  row: Row,
  card: CardRow,
): Relation | null {
  if (row.same_place) return 'same_segment';
  const segment = other?.segment ?? row.segment;
  if (own !== undefined && segment !== null) {
    if (liesIn(own.segment, segment)) return 'wider_segment';
    if (liesIn(segment, own.segment)) return 'narrower_segment';
  }
  if (own !== undefined && other !== undefined) {
    if (own.events.some((event) => other.events.some((one) => sameEvent(one, event)))) return 'same_event';
    if (own.onset !== null && own.onset === other.onset && own.direction === other.direction)
      return 'same_onset';
  }
  return row.metric === card.metric ? 'same_metric' : null;
}

const sameEvent = (a: Finding['events'][number], b: Finding['events'][number]): boolean =>
  a.label === b.label && a.from === b.from;

/** Whether `inner` fixes all that `outer` fixes, and more. The whole site holds everything, which tells nothing. */
function liesIn(inner: Segment, outer: Segment): boolean {
  const fixed = Object.entries(outer);
  return (
    fixed.length > 0 &&
    fixed.length < Object.keys(inner).length &&
    fixed.every(([dimension, member]) => inner[dimension] === member)
  );
}
