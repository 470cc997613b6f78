import type pg from 'pg';
import { factsTable } from '#src/semantics/facts-table.ts';
import type { Facts } from '../facts/facts-client.ts';
import { writeHashed } from './hashed-file.ts';
import type { FactsEntry } from './manifest.ts';

export type SavedFacts = Omit<FactsEntry, 'file'>;

/** Of one answer: the embedded engine gives each as a whole. */
const ROWS_PER_ANSWER = 40_000;

/**
 * Writes the facts that count in this transaction's snapshot, and those that a restatement replaced, into a file: a JSON
 * array a line. Leftovers of broken fetches are no part of it.
 */
export async function saveFacts(
  client: pg.ClientBase,
  facts: Facts,
  path: string,
  progress: (rows: number) => void,
): Promise<SavedFacts> {
  const columns = await columnsOf(facts);
  const portions = await portionsOf(client);
  let rows = 0;
  const sha256 = await writeHashed(
    path,
    (async function* () {
      for (const portion of portions) {
        const text = await textOf(facts, columns, portion);
        for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) rows += 1;
        progress(rows);
        yield text;
      }
    })(),
  );
  return { columns, rows, sha256 };
}

async function columnsOf({ client }: Facts): Promise<string[]> {
  const answer = await client.query({
    query: `SELECT name FROM system.columns WHERE database = currentDatabase() AND table = '${factsTable}' AND default_kind != 'ALIAS' ORDER BY position`,
    format: 'JSONEachRow',
  });
  return (await answer.json<{ name: string }>()).map(({ name }) => name);
}

/** Neighbouring days of a report, and the batches that counted on them. */
interface Portion {
  readonly organization: string;
  readonly source: string;
  readonly report: string;
  readonly from: string;
  readonly to: string;
  readonly batches: readonly string[];
}

/** In the order in which the rows lie, cut where an answer would become large. */
async function portionsOf(client: pg.ClientBase): Promise<Portion[]> {
  const { rows } = await client.query<Portion>(
    `WITH counted AS (
       SELECT organization_id, source_id, report_id, day, batch, row_count FROM fact_days
       UNION ALL
       SELECT organization_id, source_id, report_id, day, old_batch, old_row_count FROM fact_restatements
     ), days AS (
       SELECT organization_id, source_id, report_id, day, array_agg(DISTINCT batch::text) AS batches,
         sum(sum(row_count)) OVER (PARTITION BY organization_id, source_id, report_id ORDER BY day)
           / ${ROWS_PER_ANSWER}::bigint AS portion
       FROM counted WHERE row_count > 0 GROUP BY organization_id, source_id, report_id, day
     )
     SELECT organization_id AS organization, source_id AS source, report_id AS report,
       min(day)::text AS "from", max(day)::text AS "to", array_agg(DISTINCT batch) AS batches
     FROM days, unnest(batches) AS batch GROUP BY 1, 2, 3, trunc(portion) ORDER BY 1, 2, 3, min(day)`,
  );
  return rows;
}

async function textOf({ client }: Facts, columns: readonly string[], portion: Portion): Promise<string> {
  const answer = await client.query({
    query: `SELECT ${columns.map((column) => `\`${column}\``).join(', ')} FROM ${factsTable}
WHERE organization_id = {organization:UUID} AND source_id = {source:UUID} AND report_id = {report:String}
  AND day BETWEEN {from:Date} AND {to:Date} AND batch IN {batches:Array(UUID)} ORDER BY day, batch`,
    query_params: { ...portion },
    format: 'JSONCompactEachRow',
  });
  return await answer.text();
}
