import type pg from 'pg';

export interface StoredTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
  /** Row-level security hides rows of it from this login. */
  readonly bound: boolean;
  /** Nothing of it is hidden by the policies that bind the login. */
  readonly visible: boolean;
}

/** What the workflow engine writes about its own tables: it belongs to them, not to the data in them. */
const OWN_BOOKKEEPING = new Set(['public.migrations', 'dbos.dbos_migrations']);

/** As it stands in a statement. */
export const quoted = ({ schema, name }: { schema: string; name: string }): string => `"${schema}"."${name}"`;

/** All tables of the product and of its workflows, those first that others refer to. */
export async function tablesOf(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable & { id: string; parents: string[] }>(
    `SELECT c.oid::text AS id, n.nspname AS schema, c.relname AS name,
       row_security_active(c.oid) AS bound,
       NOT row_security_active(c.oid) OR EXISTS (
         SELECT FROM pg_policies p WHERE p.schemaname = n.nspname AND p.tablename = c.relname
           AND current_user = ANY (p.roles) AND p.qual = 'true') AS visible,
       ARRAY(SELECT attname::text FROM pg_attribute a
         WHERE a.attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
       ARRAY(SELECT DISTINCT confrelid::text FROM pg_constraint f
         WHERE f.conrelid = c.oid AND contype = 'f' AND confrelid <> c.oid) AS parents
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'dbos') AND c.relkind = 'r' ORDER BY n.nspname DESC, c.relname`,
  );
  const placed = new Set<string>();
  const ordered: StoredTable[] = [];
  while (placed.size < rows.length) {
    const next = rows.find(({ id, parents }) => !placed.has(id) && parents.every((one) => placed.has(one)));
    if (next === undefined) throw new Error('Tables refer to each other in a circle.');
    placed.add(next.id);
    if (!OWN_BOOKKEEPING.has(`${next.schema}.${next.name}`)) ordered.push(next);
  }
  return ordered;
}
