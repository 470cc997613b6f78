import type { Finding } from '#src/engine/finding.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { eq } from '#src/platform/database/drizzle.ts';
import { cards } from '#src/platform/database/tables.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { type VisibleFacts, visibleBatches } from '#src/platform/facts/visible-facts.ts';
import { addDays, type Day } from '#src/shared/week.ts';
import { CardPayload } from '../contract.ts';
import type { Restatement } from '../evidence.ts';
import { analysisOf } from './analysis-store.ts';
import { FrozenInputs } from './frozen-inputs.ts';
import { observedNow, sameNumber } from './rerun-query.ts';

export interface CorrectionParts {
  readonly database: Database;
  readonly facts: Facts;
}

interface TouchedCard {
  readonly id: string;
  /** The finding's id. */
  readonly key: string;
  readonly runId: string;
  readonly week: Day;
  readonly payload: unknown;
  readonly inputs: unknown;
  readonly days: readonly Day[];
  readonly noticedAt: Date;
}

/** Cards that were made from a batch which no longer counts on a day of their week, and those days. */
const TOUCHED = `
  SELECT c.id, c.key, c.run_id AS "runId", c.week::text, c.payload, r.inputs,
    array_agg(DISTINCT f.day::text) AS days, max(f.noticed_at) AS "noticedAt"
  FROM cards c
  JOIN runs r ON r.id = c.run_id
  JOIN fact_restatements f ON f.organization_id = c.organization_id AND f.source_id = c.source_id
    AND f.day BETWEEN c.week AND c.week + 6
  WHERE c.source_id = $1 AND c.card_type = 'insight'
    AND r.inputs -> 'visible' -> 'slices'
      @> jsonb_build_array(jsonb_build_object('reportId', f.report_id, 'batch', f.old_batch::text))
  GROUP BY c.id, r.id`;

/**
 * Puts a correction on every card whose number Google has changed since: what the card says, and what would be said now.
 * The card itself stays as it was found. A number that was changed back loses its correction.
 */
export async function correctCards(
  { database, facts }: CorrectionParts,
  organizationId: string,
  sourceId: string,
): Promise<void> {
  const touched = await database.forOrganization(organizationId, async (tx) => {
    const { rows } = await tx.$client.query<TouchedCard>(TOUCHED, [sourceId]);
    const found: { card: TouchedCard; finding: Finding; visible: VisibleFacts }[] = [];
    for (const card of rows) {
      const finding = (await analysisOf(tx, card.runId)).findings.find(({ id }) => id === card.key);
      const range = { organizationId, sourceId, from: card.week, to: addDays(card.week, 6) };
      if (finding !== undefined)
        found.push({ card, finding, visible: await visibleBatches(tx.$client, range) });
    }
    return found;
  });
  for (const { card, finding, visible } of touched) {
    const observed = await observedNow(facts, FrozenInputs.parse(card.inputs), finding, visible);
    if (observed === null) continue;
    const before = finding.effect.observed;
    const restatement: Restatement | undefined = sameNumber(observed, before)
      ? undefined
      : {
          noticedAt: card.noticedAt.toISOString(),
          days: [...card.days].sort(),
          observedBefore: before,
          observedNow: observed,
        };
    await database.forOrganization(organizationId, (tx) => keepCorrection(tx, card, restatement));
  }
}

/** Unless another run has written the card anew meanwhile. Writing it tells everyone who looks at it. */
async function keepCorrection(
  tx: Transaction,
  { id, runId }: TouchedCard,
  restatement: Restatement | undefined,
): Promise<void> {
  const [row] = await tx.select().from(cards).where(eq(cards.id, id)).for('update');
  if (row === undefined || row.runId !== runId) return;
  const { restatement: known, ...payload } = CardPayload.parse(row.payload);
  if (JSON.stringify(known) === JSON.stringify(restatement)) return;
  const corrected: CardPayload = restatement === undefined ? payload : { ...payload, restatement };
  await tx.update(cards).set({ payload: corrected }).where(eq(cards.id, id));
}
