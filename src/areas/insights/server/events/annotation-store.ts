import type { Transaction } from '#src/platform/database/database.ts';
import { and, asc, eq, gte, isNull, lte, or } from '#src/platform/database/drizzle.ts';
import { annotations } from '#src/platform/database/tables.ts';
import { notFound } from '#src/shared/error-code.ts';
import type { Day } from '#src/shared/week.ts';
import type { Annotation } from '../../events-contract.ts';

type Row = typeof annotations.$inferSelect;
export type NewAnnotation = typeof annotations.$inferInsert;

const present = ({ id, type, label, from, to, sourceId, reference }: Row): Annotation => ({
  id,
  type,
  label,
  from,
  to,
  sourceId,
  reference,
});

/** What was marked within some days, of a source and of all sources; without a source everything. */
export async function annotationsBetween(
  tx: Transaction,
  from: Day,
  to: Day,
  sourceId: string | undefined,
): Promise<Annotation[]> {
  const rows = await tx
    .select()
    .from(annotations)
    .where(
      and(
        lte(annotations.from, to),
        gte(annotations.to, from),
        sourceId === undefined
          ? undefined
          : or(isNull(annotations.sourceId), eq(annotations.sourceId, sourceId)),
      ),
    )
    .orderBy(asc(annotations.from), asc(annotations.id));
  return rows.map(present);
}

/** What has a reference is marked once: a deployment that reports again gets the mark that is there. */
export async function insertAnnotation(tx: Transaction, annotation: NewAnnotation): Promise<Annotation> {
  const [row] = await tx.insert(annotations).values(annotation).onConflictDoNothing().returning();
  if (row !== undefined) return present(row);
  const [known] = await tx
    .select()
    .from(annotations)
    .where(eq(annotations.reference, annotation.reference ?? ''));
  if (known === undefined) throw new Error('The mark was neither made nor there.');
  return present(known);
}

export async function changeAnnotation(
  tx: Transaction,
  id: string,
  change: Pick<Row, 'type' | 'label' | 'from' | 'to' | 'sourceId'>,
): Promise<Annotation> {
  const [row] = await tx.update(annotations).set(change).where(eq(annotations.id, id)).returning();
  if (row === undefined) throw notFound();
  return present(row);
}

export async function removeAnnotation(tx: Transaction, id: string): Promise<void> {
  await tx.delete(annotations).where(eq(annotations.id, id));
}
