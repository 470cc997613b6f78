import type { Transaction } from '#src/platform/database/database.ts';
import { and, eq, sql } from '#src/platform/database/drizzle.ts';
import { cardFeedback } from '#src/platform/database/tables.ts';
import type { CardFeedback } from '../card-feedback.ts';
import { type CardRow, getCard } from './card-store.ts';

const ofReader = (userId: string, { sourceId, week, key }: CardRow) =>
  and(
    eq(cardFeedback.userId, userId),
    eq(cardFeedback.sourceId, sourceId),
    eq(cardFeedback.week, week),
    eq(cardFeedback.cardKey, key),
  );

/** What a person said of a card; null when nothing yet. */
export async function feedbackOf(
  tx: Transaction,
  userId: string,
  card: CardRow,
): Promise<CardFeedback | null> {
  const [row] = await tx
    .select({ useful: cardFeedback.useful, reason: cardFeedback.reason })
    .from(cardFeedback)
    .where(ofReader(userId, card));
  return row ?? null;
}

/** Keeps what a person says of a card. The newest word counts. */
export async function keepFeedback(
  tx: Transaction,
  userId: string,
  cardId: string,
  { useful, reason }: CardFeedback,
): Promise<CardFeedback> {
  const card = await getCard(tx, cardId);
  const said = { useful, reason: useful ? null : reason };
  await tx
    .insert(cardFeedback)
    .values({
      ...said,
      userId,
      organizationId: card.organizationId,
      sourceId: card.sourceId,
      week: card.week,
      cardKey: card.key,
      metric: card.metric,
      context: card.context,
    })
    .onConflictDoUpdate({
      target: [
        cardFeedback.organizationId,
        cardFeedback.userId,
        cardFeedback.sourceId,
        cardFeedback.week,
        cardFeedback.cardKey,
      ],
      set: { ...said, createdAt: sql`now()` },
    });
  return said;
}

export async function withdrawFeedback(tx: Transaction, userId: string, cardId: string): Promise<void> {
  await tx.delete(cardFeedback).where(ofReader(userId, await getCard(tx, cardId)));
}
