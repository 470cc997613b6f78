import type pg from 'pg';
import { openFacts } from '#src/platform/facts/facts-client.ts';
import { factsTable } from '#src/semantics/facts-table.ts';
import { silentLog } from '../harness/silent-log.ts';

export interface FactsAccount {
  /** Days that count and whose rows are not all there, or are too many. */
  readonly halfWritten: number;
  /** Batches of rows that no day knows of. */
  readonly leftovers: number;
}

/** Compares what Postgres says is visible with what lies in the store of facts. The program must have ended. */
export async function accountOfFacts(pool: pg.Pool, dataDir: string): Promise<FactsAccount> {
  const facts = await openFacts({ dataDir, clickhouseUrl: undefined, log: silentLog });
  try {
    const answer = await facts.client.query({
      query: `SELECT toString(batch) AS batch, toString(day) AS day, toUInt32(count()) AS rows FROM ${factsTable} GROUP BY batch, day`,
      format: 'JSONEachRow',
    });
    const stored = new Map(
      (await answer.json<{ batch: string; day: string; rows: number }>()).map((row) => [
        `${row.batch} ${row.day}`,
        row.rows,
      ]),
    );
    const days = await pool.query<{ batch: string; day: string; rows: number }>(
      `SELECT batch::text, day::text, row_count AS rows FROM fact_days
       UNION SELECT old_batch::text, day::text, old_row_count FROM fact_restatements`,
    );
    const known = new Set(days.rows.map(({ batch }) => batch));
    return {
      halfWritten: days.rows.filter(({ batch, day, rows }) => (stored.get(`${batch} ${day}`) ?? 0) !== rows)
        .length,
      leftovers: new Set(
        [...stored.keys()].map((key) => key.split(' ')[0] ?? '').filter((id) => !known.has(id)),
      ).size,
    };
  } finally {
    await facts.close();
  }
}
