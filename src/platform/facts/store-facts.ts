import { randomUUID } from 'node:crypto';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Fact } from '#src/semantics/fact.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import type { Day } from '#src/shared/week.ts';
import { contentHash } from './fact-content.ts';
import type { Facts } from './facts-client.ts';
import { lockForStoring } from './facts-locks.ts';
import { insertFacts, type RowsInPieces } from './insert-facts.ts';
import type { TransactionClient } from './transaction-client.ts';

/** Which report of which source the days belong to. */
interface ReportKey {
  readonly organizationId: string;
  readonly sourceId: string;
  readonly reportId: string;
  /** When they were asked for, by the program's clock; the database's present when left out. */
  readonly fetchedAt?: Date;
}

export interface FactsToStore extends ReportKey {
  /** Every day that was asked for: one without rows is known to be empty, which is not the same as missing. */
  readonly days: readonly { readonly day: Day; readonly marks: readonly QualityMark[] }[];
  readonly rows: readonly Fact[];
}

/** A day by what its rows amount to; the rows themselves are asked for only where they are new. */
export interface DescribedDay {
  readonly day: Day;
  readonly marks: readonly QualityMark[];
  readonly rowCount: number;
  /** `contentHash` of its rows. */
  readonly hash: string;
}

export interface DaysToStore extends ReportKey {
  readonly days: readonly DescribedDay[];
  readonly rowsOf: (days: readonly Day[]) => RowsInPieces;
}

export interface StoredFacts {
  readonly added: readonly Day[];
  readonly restated: readonly Day[];
  readonly unchanged: readonly Day[];
}

/** Replaces the days of a report by the rows that a fetch brought, as `storeDays` does. */
export async function storeFacts(
  db: TransactionClient,
  facts: Facts,
  { days, rows, ...key }: FactsToStore,
): Promise<StoredFacts> {
  const fetched = new Map(days.map(({ day, marks }) => [day, { marks, rows: [] as Fact[] }]));
  for (const row of rows) {
    const content = fetched.get(row.day);
    if (content === undefined)
      throw new Error(`A fact of ${row.day} came with a fetch that did not ask for that day.`);
    content.rows.push(row);
  }
  const described: DescribedDay[] = [];
  for (const [day, content] of fetched) {
    described.push({
      day,
      marks: content.marks,
      rowCount: content.rows.length,
      hash: contentHash(content.rows),
    });
    await letOthersRun();
  }
  const rowsOf = (changed: readonly Day[]) => [changed.flatMap((day) => fetched.get(day)?.rows ?? [])];
  return await storeDays(db, facts, { ...key, days: described, rowsOf });
}

/**
 * Replaces the days of a report. All days become visible together, when the transaction commits; a day that brought the
 * same rows as before keeps its batch, so running twice changes nothing; a day that brought others leaves a restatement,
 * and its old rows stay.
 */
export async function storeDays(
  db: TransactionClient,
  facts: Facts,
  input: DaysToStore,
): Promise<StoredFacts> {
  const { organizationId, sourceId, reportId, fetchedAt = null, rowsOf } = input;
  const fetched = new Map(input.days.map((described) => [described.day, described]));
  await lockForStoring(db, input);

  const before = await db.query<{ day: Day; content_hash: string }>(
    `SELECT day::text, content_hash FROM fact_days
     WHERE organization_id = $1 AND source_id = $2 AND report_id = $3 AND day = ANY ($4::date[])`,
    [organizationId, sourceId, reportId, [...fetched.keys()]],
  );
  const hashBefore = new Map(before.rows.map((row) => [row.day, row.content_hash]));
  const outcome = { added: [] as Day[], restated: [] as Day[], unchanged: [] as Day[] };
  for (const { day, hash } of fetched.values()) {
    const known = hashBefore.get(day);
    outcome[known === undefined ? 'added' : known === hash ? 'unchanged' : 'restated'].push(day);
  }

  const batch = randomUUID();
  const changed = [...outcome.added, ...outcome.restated].sort();
  if (changed.some((day) => (fetched.get(day)?.rowCount ?? 0) > 0))
    await insertFacts(facts, { organizationId, sourceId, reportId, batch }, rowsOf(changed));

  const key = [organizationId, sourceId, reportId];
  const described = (days: readonly Day[]) =>
    JSON.stringify(
      days.map((day) => {
        const content = fetched.get(day);
        return { day, row_count: content?.rowCount, content_hash: content?.hash, marks: content?.marks };
      }),
    );
  if (outcome.restated.length > 0) await db.query(KEEP_OLD, [...key, batch, outcome.restated]);
  if (changed.length > 0) await db.query(MAKE_VISIBLE, [...key, batch, described(changed), fetchedAt]);
  if (outcome.unchanged.length > 0)
    await db.query(CONFIRM, [...key, described(outcome.unchanged), fetchedAt]);
  return outcome;
}

const KEEP_OLD = `
  INSERT INTO fact_restatements (organization_id, source_id, report_id, day, old_batch, new_batch,
    old_row_count, old_content_hash, old_marks, old_fetched_at)
  SELECT organization_id, source_id, report_id, day, batch, $4, row_count, content_hash, marks, fetched_at
  FROM fact_days WHERE organization_id = $1 AND source_id = $2 AND report_id = $3 AND day = ANY ($5::date[])`;

const DESCRIBED = 'AS d (day date, row_count integer, content_hash text, marks jsonb)';

const MAKE_VISIBLE = `
  INSERT INTO fact_days (organization_id, source_id, report_id, day, batch, row_count, content_hash, marks, fetched_at, confirmed_at)
  SELECT $1, $2, $3, d.day, $4, d.row_count, d.content_hash, d.marks, coalesce($6, now()), coalesce($6, now())
  FROM jsonb_to_recordset($5) ${DESCRIBED}
  ON CONFLICT (organization_id, source_id, report_id, day) DO UPDATE SET
    batch = excluded.batch, row_count = excluded.row_count, content_hash = excluded.content_hash,
    marks = excluded.marks, fetched_at = excluded.fetched_at, confirmed_at = excluded.confirmed_at`;

/** The same rows may come with other marks: a provisional day becomes final. */
const CONFIRM = `
  UPDATE fact_days f SET marks = d.marks, confirmed_at = coalesce($5, now())
  FROM jsonb_to_recordset($4) ${DESCRIBED}
  WHERE f.organization_id = $1 AND f.source_id = $2 AND f.report_id = $3 AND f.day = d.day`;
