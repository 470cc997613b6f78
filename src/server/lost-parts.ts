import { grantsThatDoNotOpen } from '#src/areas/sources/server/grant-store.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import type { Vault } from '#src/platform/vault/vault.ts';
import { factsTable } from '#src/semantics/facts-table.ts';

/**
 * What the database counts on and is not there any more: somebody moved or deleted a part of DATA_DIR, or a variable names
 * another server than before. Sentences for whoever starts the program; the start goes on, since the rest works.
 */
export async function lostParts(
  { database, facts }: { database: Database; facts: Facts },
  vault: Vault,
): Promise<string[]> {
  const [factsAreLost, closedGrants] = await Promise.all([
    areFactsLost(database, facts),
    database.acrossOrganizations((tx) => grantsThatDoNotOpen(tx, vault)),
  ]);
  const sentences: string[] = [];
  if (factsAreLost)
    sentences.push(
      'The store of facts is empty, but the database knows of days that were stored in it: questions and new weeks will find nothing there. Stop Weekwise and put DATA_DIR/facts back (or the former CLICKHOUSE_URL), or restore a backup with npm run restore.',
    );
  if (closedGrants > 0)
    sentences.push(
      `${closedGrants === 1 ? 'One connected Google account' : `${closedGrants} connected Google accounts`} cannot be opened: the encryption key they were sealed with is gone. Put DATA_DIR/encryption-keys (or the former ENCRYPTION_KEYS) back, or connect ${closedGrants === 1 ? 'it' : 'them'} again under Sources.`,
    );
  return sentences;
}

async function areFactsLost(database: Database, { client }: Facts): Promise<boolean> {
  const { rowCount: known } = await database.pool.query('SELECT FROM fact_days WHERE row_count > 0 LIMIT 1');
  if (known === 0) return false;
  const answer = await client.query({ query: `SELECT 1 FROM ${factsTable} LIMIT 1`, format: 'JSONEachRow' });
  return (await answer.json()).length === 0;
}
