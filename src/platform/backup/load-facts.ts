import { Readable } from 'node:stream';
import { factsTable } from '#src/semantics/facts-table.ts';
import { AppError } from '#src/shared/error-code.ts';
import type { Facts } from '../facts/facts-client.ts';
import { linesOf, readHashed } from './hashed-file.ts';
import type { FactsEntry } from './manifest.ts';

const ROWS_PER_STATEMENT = 20_000;

export async function countFacts({ client }: Facts): Promise<number> {
  const answer = await client.query({
    query: `SELECT toFloat64(count()) AS count FROM ${factsTable}`,
    format: 'JSONEachRow',
  });
  return (await answer.json<{ count: number }>())[0]?.count ?? 0;
}

export async function clearFacts({ client }: Facts): Promise<void> {
  await client.command({ query: `TRUNCATE TABLE ${factsTable}` });
}

/** Puts the facts of a backup into an empty store; after a failure it is empty again. */
export async function loadFacts(facts: Facts, path: string, entry: FactsEntry): Promise<void> {
  try {
    for await (const lines of linesOf(readHashed(path), ROWS_PER_STATEMENT))
      await insert(facts, entry.columns, lines);
    const loaded = await countFacts(facts);
    if (loaded !== entry.rows)
      throw new AppError(
        'UNAVAILABLE',
        `The store of facts took ${entry.rows} rows and holds ${loaded}. Nothing was restored.`,
      );
  } catch (error) {
    await clearFacts(facts);
    throw error;
  }
}

async function insert(
  { client }: Facts,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  const { stream } = await client.exec({
    query: `INSERT INTO ${factsTable} (${columns.map((column) => `\`${column}\``).join(', ')}) FORMAT JSONCompactEachRow`,
    values: Readable.from([`${lines.join('\n')}\n`], { objectMode: false }),
    clickhouse_settings: { input_format_parallel_parsing: 0 },
  });
  for await (const _ of stream);
}
