import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { expect, it } from 'vitest';
import * as peopleTables from '#src/platform/database/people-tables.ts';
import * as planningTables from '#src/platform/database/planning-tables.ts';
import * as questionTables from '#src/platform/database/question-tables.ts';
import * as tables from '#src/platform/database/tables.ts';
import { freshDatabase } from '../harness/fresh-database.ts';

/** SQL types by what the query builder calls them. */
const sameType = (declared: string, actual: string): boolean =>
  declared.replace(/^timestamp with time zone$/, 'timestamptz').replace('[]', '') ===
  actual
    .replace(/^_/, '')
    .replace('int4', 'integer')
    .replace('int8', 'bigint')
    .replace('bool', 'boolean')
    .replace('float8', 'double precision');

it('the tables of the program are those that the migrations make', async () => {
  const database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    for (const table of Object.values({ ...tables, ...peopleTables, ...planningTables, ...questionTables })) {
      if (!(table instanceof PgTable) && !Object.hasOwn(table, Symbol.for('drizzle:Name'))) continue;
      const { name, columns } = getTableConfig(table as never);
      const { rows } = await client.query<{ column: string; type: string; nullable: string }>(
        'SELECT column_name AS column, udt_name AS type, is_nullable AS nullable FROM information_schema.columns WHERE table_name = $1',
        [name],
      );
      expect(rows.map((row) => row.column).sort(), name).toEqual(columns.map((column) => column.name).sort());
      for (const column of columns) {
        const actual = rows.find((row) => row.column === column.name);
        expect(
          sameType(column.getSQLType(), actual?.type ?? ''),
          `${name}.${column.name}: ${column.getSQLType()} or ${actual?.type}`,
        ).toBe(true);
        expect(actual?.nullable, `${name}.${column.name}`).toBe(column.notNull ? 'NO' : 'YES');
      }
    }
  } finally {
    await client.end();
    await database.drop();
  }
});
