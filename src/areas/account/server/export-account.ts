import { strToU8, Zip, ZipDeflate } from 'fflate';
import { Hono } from 'hono';
import type { Clock } from '#src/platform/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { asc, eq } from '#src/platform/database/drizzle.ts';
import { memberships, organizations } from '#src/platform/database/tables.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { visibleBatches } from '#src/platform/facts/visible-facts.ts';
import type { SignedInUser } from '#src/platform/http/request-context.ts';
import type { Log } from '#src/platform/log.ts';
import { scopeCondition } from '#src/semantics/fact-scope.ts';
import { factsTable } from '#src/semantics/facts-table.ts';
import { reports } from '#src/semantics/report.ts';
import { isAdmin, type Role } from '#src/shared/role.ts';
import type { Day } from '#src/shared/week.ts';

export interface ExportParts {
  readonly database: Database;
  readonly facts: Facts;
  readonly clock: Clock;
  readonly log: Log;
  readonly userOf: (headers: Headers) => Promise<SignedInUser | undefined>;
}

/** A file of the archive: its name and its text, piece by piece. */
interface ExportedFile {
  readonly name: string;
  readonly pieces: AsyncIterable<Uint8Array>;
}

/** Everything that Weekwise keeps about a person and the organizations they are in, as one zip. */
export function exportRoutes({ database, facts, clock, log, userOf }: ExportParts): Hono {
  const routes = new Hono();
  routes.get('/api/account/export', async (context) => {
    const user = await userOf(context.req.raw.headers);
    if (user === undefined) return context.redirect('/sign-in?redirect=%2Fuser%2Fprofile');
    const files = exportedFiles({ database, facts }, user);
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    return new Response(zipped(files, log), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="weekwise-${day}.zip"`,
        'cache-control': 'no-store',
      },
    });
  });
  return routes;
}

/** A failure in the middle breaks the download off, so that half an archive is never taken for a whole one. */
function zipped(files: AsyncIterable<ExportedFile>, log: Log): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      const zip = new Zip((error, chunk, last) => {
        if (error) throw error;
        controller.enqueue(chunk);
        if (last) controller.close();
      });
      try {
        for await (const { name, pieces } of files) {
          const entry = new ZipDeflate(name, { level: 6 });
          zip.add(entry);
          for await (const piece of pieces) entry.push(piece);
          entry.push(new Uint8Array(), true);
        }
        zip.end();
      } catch (error) {
        log.error('An export broke off', { error });
        controller.error(error);
      }
    },
  });
}

async function* exportedFiles(
  { database, facts }: Pick<ExportParts, 'database' | 'facts'>,
  user: SignedInUser,
): AsyncGenerator<ExportedFile> {
  yield json('account.json', { id: user.id, email: user.email, name: user.name });
  const mine = await database.acrossOrganizations((tx) =>
    tx
      .select({ id: organizations.id, slug: organizations.slug, role: memberships.role })
      .from(organizations)
      .innerJoin(memberships, eq(memberships.organizationId, organizations.id))
      .where(eq(memberships.userId, user.id))
      .orderBy(asc(organizations.slug)),
  );
  for (const { id, slug, role } of mine) {
    const names = await database.forOrganization(id, (tx) => exportedTables(tx));
    for (const table of names) {
      const rows = await database.forOrganization(id, (tx) => rowsOf(tx, table, role, user.id));
      if (rows.length > 0) yield json(`${slug}/${table.name}.json`, rows);
    }
    if (isAdmin(role)) yield* factFiles({ database, facts }, id, slug);
  }
}

const once = async function* (text: string): AsyncGenerator<Uint8Array> {
  yield strToU8(text);
};
const json = (name: string, value: unknown): ExportedFile => ({
  name,
  pieces: once(`${JSON.stringify(value, undefined, 2)}\n`),
});

interface ExportedTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Bookkeeping that says nothing about anybody, and secrets. */
const LEFT_OUT = new Set(['grant_attempts', 'change_counters', 'changes', 'fact_days', 'fact_restatements']);
const isSecret = (column: string) => /_(sealed|hash)$/.test(column);

/** Every table that belongs to organizations, so that a new one cannot be forgotten. */
async function exportedTables({ $client }: Transaction): Promise<ExportedTable[]> {
  const { rows } = await $client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.atttypid <> 'bytea'::regtype
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
       AND EXISTS (SELECT FROM pg_attribute o WHERE o.attrelid = c.oid AND o.attname = 'organization_id')
       AND has_table_privilege(c.oid, 'SELECT')
     GROUP BY c.relname ORDER BY c.relname`,
  );
  return rows
    .filter(({ name }) => !LEFT_OUT.has(name))
    .map(({ name, columns }) => ({ name, columns: columns.filter((column) => !isSecret(column)) }));
}

/** What everybody in an organization may read; of the rest, members get what is their own. */
const SHARED = new Set(['sources', 'runs', 'analyses', 'cards']);
/** What only the person it belongs to may read, whatever the role of others. */
const PERSONAL = new Set(['questions', 'answers']);

async function rowsOf(
  { $client }: Transaction,
  { name, columns }: ExportedTable,
  role: Role,
  userId: string,
) {
  const own = columns.includes('user_id');
  if (!isAdmin(role) && !SHARED.has(name) && !own) return [];
  // Names come from the catalogue of the database itself, quoted; row-level security holds them to the organization.
  const list = columns.map((column) => `"${column}"`).join(', ');
  const all = (isAdmin(role) && !PERSONAL.has(name)) || SHARED.has(name);
  const { rows } = await $client.query(
    `SELECT ${list} FROM "${name}"${all ? '' : ' WHERE user_id = $1'}`,
    all ? [] : [userId],
  );
  return rows;
}

const EVER = { from: '1990-01-01' as Day, to: '2100-01-01' as Day };

/** The facts behind all numbers, as tables: one file a source and report. */
async function* factFiles(
  { database, facts }: Pick<ExportParts, 'database' | 'facts'>,
  organizationId: string,
  slug: string,
): AsyncGenerator<ExportedFile> {
  const { rows } = await database.forOrganization(organizationId, (tx) =>
    tx.$client.query<{ id: string }>('SELECT id FROM sources ORDER BY id'),
  );
  for (const { id: sourceId } of rows) {
    const visible = await database.forOrganization(organizationId, (tx) =>
      visibleBatches(tx.$client, { organizationId, sourceId, ...EVER }),
    );
    for (const report of Object.values(reports)) {
      if (!visible.slices.some(({ reportId }) => reportId === report.id)) continue;
      const condition = scopeCondition(visible, report.id);
      const columns = ['day', ...report.dimensions, ...report.metrics].map((column) => `f.${column}`);
      const { stream } = await facts.client.exec({
        query: `SELECT ${columns.join(', ')} FROM ${factsTable} AS f WHERE ${condition.sql} ORDER BY f.day FORMAT CSVWithNames`,
        query_params: { ...condition.params },
      });
      yield { name: `${slug}/facts/${sourceId}/${report.id}.csv`, pieces: stream };
    }
  }
}
