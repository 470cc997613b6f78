import { z } from 'zod';
import type { FactScope, FactSlice } from '#src/semantics/fact-scope.ts';
import { QualityMark } from '#src/shared/quality-mark.ts';
import { addDays, type Day } from '#src/shared/week.ts';
import { dayText, idText } from '#src/shared/wire.ts';
import { mergeMarks } from './merge-marks.ts';
import type { TransactionClient } from './transaction-client.ts';

/** What of a source is visible now. Kept with a finished week, it reads the same facts again, whatever came later. */
export interface VisibleFacts extends FactScope {
  readonly marks: readonly QualityMark[];
}

/** Its form in what was kept. */
export const StoredVisibleFacts: z.ZodType<VisibleFacts> = z.object({
  organizationId: idText,
  sourceId: idText,
  slices: z.array(z.object({ reportId: z.string(), batch: idText, from: dayText, to: dayText })),
  marks: z.array(QualityMark),
});

export async function visibleBatches(
  db: TransactionClient,
  {
    organizationId,
    sourceId,
    from,
    to,
    reportId,
  }: {
    organizationId: string;
    sourceId: string;
    from: Day;
    to: Day;
    /** Only of this report. */
    reportId?: string;
  },
): Promise<VisibleFacts> {
  const { rows } = await db.query<VisibleDay>(
    `SELECT report_id AS "reportId", day::text, batch, marks,
       -- a day that was known to be unfinished is expected to change
       EXISTS (
         SELECT FROM fact_restatements r
         WHERE r.organization_id = f.organization_id AND r.source_id = f.source_id
           AND r.report_id = f.report_id AND r.day = f.day
           AND NOT r.old_marks @> '[{"type": "provisional"}]'
       ) AS restated
     FROM fact_days f
     WHERE organization_id = $1 AND source_id = $2 AND day BETWEEN $3 AND $4
       AND ($5::text IS NULL OR report_id = $5)
       -- days from before the source began were asked for and hold nothing: that is not known to be zero
       AND day >= (
         SELECT min(b.day) FROM fact_days b
         WHERE b.organization_id = $1 AND b.source_id = $2 AND b.row_count > 0
       )
     ORDER BY report_id, day`,
    [organizationId, sourceId, from, to, reportId ?? null],
  );
  const restatedDays = [...new Set(rows.filter(({ restated }) => restated).map(({ day }) => day))].sort();
  return {
    organizationId,
    sourceId,
    slices: slicesOf(rows),
    marks: mergeMarks([
      ...rows.flatMap(({ marks }) => Marks.parse(marks)),
      ...(restatedDays.length > 0 ? [{ type: 'restated', days: restatedDays } as const] : []),
    ]),
  };
}

const Marks = z.array(QualityMark);

interface VisibleDay {
  readonly reportId: string;
  readonly day: Day;
  readonly batch: string;
  readonly marks: unknown;
  readonly restated: boolean;
}

/** Joins neighbouring days of one batch. The days come by report and then in order. */
function slicesOf(days: readonly VisibleDay[]): FactSlice[] {
  const slices: FactSlice[] = [];
  for (const { reportId, day, batch } of days) {
    const last = slices.at(-1);
    if (last?.reportId === reportId && last.batch === batch && addDays(last.to, 1) === day) {
      slices[slices.length - 1] = { ...last, to: day };
    } else {
      slices.push({ reportId, batch, from: day, to: day });
    }
  }
  return slices;
}
