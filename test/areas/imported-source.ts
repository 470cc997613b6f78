import { randomUUID } from 'node:crypto';
import { strToU8 } from 'fflate';
import { openAskFacts } from '#src/areas/questions/server/ask-facts.ts';
import { openReading } from '#src/areas/questions/server/open-reading.ts';
import { inspectFile } from '#src/connectors/file-import/inspect-file.ts';
import { readImport } from '#src/connectors/file-import/read-import.ts';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { storeFacts } from '#src/platform/facts/store-facts.ts';
import type { Answer } from '#src/shared/answer.ts';
import type { Day } from '#src/shared/week.ts';

export interface ImportedFile {
  readonly name: string;
  readonly text: string;
  readonly today: Day;
}

/** Imports a file as the product does, as the only source of a new organization; asks it as the product does. */
export async function importedSource(
  { database, facts }: { readonly database: Database; readonly facts: Facts },
  { name, text, today }: ImportedFile,
): Promise<(question: string) => Promise<Answer>> {
  const { rows } = await database.pool.query<{ organizationId: string; sourceId: string }>(
    `WITH o AS (INSERT INTO organizations (name, slug) VALUES ('Acme', $1) RETURNING id)
     INSERT INTO sources (organization_id, name, type, status) SELECT id, $2, 'FILE', 'active' FROM o
     RETURNING organization_id AS "organizationId", id AS "sourceId"`,
    [randomUUID(), name],
  );
  const [key] = rows;
  if (key === undefined) throw new Error('no source');
  const bytes = strToU8(text);
  const { tables } = await inspectFile(name, bytes, 'UTC');
  const read = await readImport(
    [
      {
        name,
        bytes,
        tables: tables.flatMap(({ id, mapping }) =>
          mapping === null ? [] : [{ id, mapping, listsEachOnce: false }],
        ),
      },
    ],
    { timeZone: 'UTC', today },
  );
  const days = read.days.map((day) => ({ day, marks: read.marks }));
  await database.forOrganization(key.organizationId, async (tx) => {
    await storeFacts(tx.$client, facts, { ...key, reportId: 'file_site', days, rows: read.site });
    await storeFacts(tx.$client, facts, { ...key, reportId: 'file_rows', days, rows: read.rows });
  });
  const clock = { now: () => Date.parse(`${today}T12:00:00Z`) };
  const parts = { database, facts, clock };
  const { organizationId } = key;
  return async (question) => {
    const reading = await openReading(parts, { organizationId, previous: undefined });
    return await answerQuestion(question, reading.context, openAskFacts(parts, reading));
  };
}
