import type { Transaction } from '#src/platform/database/database.ts';
import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  gte,
  inArray,
  lte,
  ne,
  not,
  notInArray,
  type SQL,
  sql,
} from '#src/platform/database/drizzle.ts';
import { cards } from '#src/platform/database/tables.ts';
import { notFound } from '#src/shared/error-code.ts';
import type { Day } from '#src/shared/week.ts';
import type { RankedLower } from '../card-feedback.ts';

export type CardRow = typeof cards.$inferSelect;
export type NewCard = typeof cards.$inferInsert;

/** A card is the same card when source, week, type and key are: a second run of the week changes it in place. */
export async function keepCards(tx: Transaction, fresh: readonly NewCard[]): Promise<void> {
  if (fresh.length === 0) return;
  const given = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(cards)
    .values([...fresh])
    .onConflictDoUpdate({
      target: [cards.organizationId, cards.sourceId, cards.week, cards.cardType, cards.key],
      set: {
        runId: given('run_id'),
        title: given('title'),
        summary: given('summary'),
        description: given('description'),
        tags: given('tags'),
        metric: given('metric'),
        context: given('context'),
        rank: given('rank'),
        payload: given('payload'),
        updatedAt: sql`now()`,
      },
      setWhere: sql`(${cards.title}, ${cards.summary}, ${cards.description}, ${cards.rank}, ${cards.runId}, ${cards.payload}) IS DISTINCT FROM (excluded.title, excluded.summary, excluded.description, excluded.rank, excluded.run_id, excluded.payload)`,
    });
}

export const keepProgressCard = (tx: Transaction, card: NewCard): Promise<void> => keepCards(tx, [card]);

/** The overview of a week alone, written anew. */
export async function keepOverview(tx: Transaction, card: NewCard): Promise<CardRow> {
  await keepCards(tx, [card]);
  const [row] = await tx
    .select()
    .from(cards)
    .where(
      and(eq(cards.sourceId, card.sourceId), eq(cards.week, card.week), eq(cards.cardType, 'site_overview')),
    );
  if (row === undefined) throw new Error('The overview was not written.');
  return row;
}

/** The week's cards as a whole: what this run did not find again is gone, the rest is changed in place. */
export async function publishCards(
  tx: Transaction,
  week: { sourceId: string; week: Day },
  fresh: readonly NewCard[],
): Promise<void> {
  const keys = fresh.map((card) => card.key);
  await tx
    .delete(cards)
    .where(
      and(
        eq(cards.sourceId, week.sourceId),
        eq(cards.week, week.week),
        ne(cards.cardType, 'workflow_progress'),
        ...(keys.length > 0 ? [notInArray(cards.key, keys)] : []),
      ),
    );
  await keepCards(tx, fresh);
}

/** A card as one reader sees it in a list: below the others where they said so of an earlier week. */
export interface ListedCard extends CardRow {
  readonly rankedLower: RankedLower | null;
}

/** Marks the cards that a scan of many weeks has written. */
export const EXPLORER_TAG = 'historical_explorer';

/** Insights of earlier scans of a week that the newest one does not tell of any more. */
export async function forgetExplorerCards(
  tx: Transaction,
  ofWeek: OneWeek,
  except: readonly string[],
): Promise<void> {
  await tx
    .delete(cards)
    .where(
      and(
        insightsOf(ofWeek),
        arrayContains(cards.tags, [EXPLORER_TAG]),
        except.length > 0 ? notInArray(cards.key, [...except]) : undefined,
      ),
    );
}

interface OneWeek {
  readonly sourceId: string;
  readonly week: Day;
}

const insightsOf = ({ sourceId, week }: OneWeek): SQL | undefined =>
  and(eq(cards.sourceId, sourceId), eq(cards.week, week), eq(cards.cardType, 'insight'));

/** The insights that a run of the week itself has written, and no scan. */
export async function generatedCards(tx: Transaction, ofWeek: OneWeek): Promise<CardRow[]> {
  return await tx
    .select()
    .from(cards)
    .where(and(insightsOf(ofWeek), not(arrayContains(cards.tags, [EXPLORER_TAG]))));
}

/** Those of the keys given, in the order of their rank. */
export async function cardsByKey(
  tx: Transaction,
  ofWeek: OneWeek,
  keys: readonly string[],
): Promise<CardRow[]> {
  return await tx
    .select()
    .from(cards)
    .where(and(insightsOf(ofWeek), inArray(cards.key, [...keys])))
    .orderBy(asc(cards.rank), asc(cards.id));
}

export interface CardFilter {
  readonly weekStart?: Day | undefined;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  readonly sourceId?: string | undefined;
  readonly cardType?: string | undefined;
  readonly metric?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Whose word on earlier cards counts; nobody's without it. */
  readonly readerId?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

export async function listCards(tx: Transaction, filter: CardFilter): Promise<ListedCard[]> {
  const conditions: (SQL | undefined)[] = [
    filter.weekStart && eq(cards.week, filter.weekStart),
    filter.from && gte(cards.week, filter.from),
    filter.to && lte(cards.week, filter.to),
    filter.sourceId === undefined ? undefined : eq(cards.sourceId, filter.sourceId),
    filter.cardType === undefined ? undefined : sql`${cards.cardType} = ${filter.cardType}`,
    filter.metric === undefined ? undefined : eq(cards.metric, filter.metric),
    filter.tags === undefined || filter.tags.length === 0
      ? undefined
      : arrayContains(cards.tags, [...filter.tags]),
  ];
  const lower = rankedLowerFor(filter.readerId);
  const rows = await tx
    .select({ card: cards, rankedLower: lower.as('ranked_lower') })
    .from(cards)
    .where(and(...conditions))
    .orderBy(
      desc(cards.week),
      sql`(${lower}) IS NOT NULL`,
      // Ranks are of one source each: among several, what matters more comes first.
      sql`(${cards.payload} -> 'priority')::int NULLS FIRST`,
      asc(cards.rank),
      asc(cards.id),
    )
    .limit(filter.limit)
    .offset(filter.offset);
  return rows.map(({ card, rankedLower }) => ({ ...card, rankedLower }));
}

/**
 * What the reader said of the same metric and segment in one of the twelve weeks before: that they knew it, or that it is
 * of no importance. It puts the card below the others of its week, and never out of sight. That a card was wrong or
 * unclear is about that card, and lowers nothing.
 */
function rankedLowerFor(readerId: string | undefined): SQL<RankedLower | null> {
  if (readerId === undefined) return sql`NULL::jsonb`;
  return sql`(
    SELECT jsonb_build_object('week', f.week::text, 'reason', f.reason) FROM card_feedback f
    WHERE f.user_id = ${readerId} AND NOT f.useful AND f.reason IN ('known', 'not_important')
      AND cards.card_type = 'insight' AND f.organization_id = cards.organization_id
      AND f.source_id = cards.source_id AND f.metric = cards.metric
      AND f.context IS NOT DISTINCT FROM cards.context
      AND f.week < cards.week AND f.week >= cards.week - 84
    ORDER BY f.week DESC LIMIT 1)`;
}

export async function getCard(tx: Transaction, id: string): Promise<CardRow> {
  const [row] = await tx.select().from(cards).where(eq(cards.id, id));
  if (row === undefined) throw notFound();
  return row;
}
