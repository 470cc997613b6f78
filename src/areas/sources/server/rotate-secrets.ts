import type pg from 'pg';
import { SealBroken, sealedUnder, type Vault } from '#src/platform/vault/vault.ts';
import { type StoredSecrets, storedSecrets } from './stored-secrets.ts';

export interface Rotation {
  /** Now under the newest key. */
  readonly moved: number;
  /** Rows that had been under the newest key before, or came under it meanwhile by themselves. */
  readonly already: number;
  /** Rows that no key of the ring opens: their key is gone, or they were tampered with. They were left as they are. */
  readonly unreadable: number;
}

/** Rows a transaction. A rotation that is killed has lost at most these, and the next finds only what is left. */
const BATCH = 500;

/**
 * Brings every stored secret under the newest key, beside the running program: a row that changes meanwhile is left to
 * whoever changed it. `say` hears how far it is.
 */
export async function rotateSecrets(
  pool: pg.Pool,
  vault: Vault,
  newestKey: string,
  say: (table: string, done: number, total: number) => void,
): Promise<Rotation> {
  const total = { moved: 0, already: 0, unreadable: 0 };
  for (const secrets of storedSecrets) {
    const { moved, already, unreadable } = await rotateTable(pool, vault, newestKey, secrets, say);
    total.moved += moved;
    total.already += already;
    total.unreadable += unreadable;
  }
  return total;
}

async function rotateTable(
  pool: pg.Pool,
  vault: Vault,
  newestKey: string,
  secrets: StoredSecrets,
  say: (table: string, done: number, total: number) => void,
): Promise<Rotation> {
  const { table, id, sealed, columns } = secrets;
  const under = `${sealedUnder(newestKey)}%`.replaceAll('_', '\\_');
  const count = async (where: string) =>
    Number(
      (await pool.query<{ n: string }>(`SELECT count(*) AS n FROM ${table} WHERE ${where}`, [under])).rows[0]
        ?.n,
    );
  const already = await count(`${sealed} LIKE $1`);
  const waiting = await count(`${sealed} NOT LIKE $1`);
  let [moved, unreadable, after] = [0, 0, ''];
  for (;;) {
    const { rows } = await pool.query<Record<string, string>>(
      `SELECT ${id} AS row_id, ${sealed} AS sealed, ${columns.map((name) => `${name}::text AS ${name}`).join(', ')}
       FROM ${table} WHERE ${sealed} NOT LIKE $1 AND ${id} > $2 ORDER BY ${id} LIMIT ${BATCH}`,
      [under, after],
    );
    const last = rows.at(-1)?.['row_id'];
    if (last === undefined) return { moved, already, unreadable };
    after = last;
    const fresh = rows.map((row) => rewrapped(vault, row['sealed'] ?? '', secrets.placeOf(row)));
    unreadable += fresh.filter((text) => text === undefined).length;
    const changed = rows.flatMap((row, index) => {
      const text = fresh[index];
      return text === undefined ? [] : [{ id: row['row_id'], from: row['sealed'], to: text }];
    });
    const { rowCount } = await pool.query(
      `UPDATE ${table} SET ${sealed} = change.now
       FROM unnest($1::text[], $2::text[], $3::text[]) AS change (row_id, was, now)
       WHERE ${id} = change.row_id AND ${sealed} = change.was`,
      [changed.map((one) => one.id), changed.map((one) => one.from), changed.map((one) => one.to)],
    );
    moved += rowCount ?? 0;
    say(table, moved + unreadable, waiting);
  }
}

function rewrapped(vault: Vault, sealed: string, place: string): string | undefined {
  try {
    return vault.rewrap(sealed, place);
  } catch (error) {
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
}
