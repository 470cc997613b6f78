import type { Day } from '#src/shared/week.ts';
import { combineTables, type ImportedFacts } from './combine-tables.ts';
import { FileRefusal } from './file-refusal.ts';
import type { InspectedTable, TableMapping } from './inspected-file.ts';
import { type ReadTable, readTableRows } from './read-table-rows.ts';
import { unpack } from './unpack.ts';

export interface FileToImport {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly tables: readonly {
    readonly id: string;
    readonly mapping: TableMapping;
    readonly listsEachOnce: boolean;
  }[];
}

/** Files and how to read them, as facts. All of it or nothing: a row that cannot be read refuses the whole. */
export async function readImport(
  files: readonly FileToImport[],
  { timeZone, today, onShare }: { timeZone: string; today: Day; onShare?: (share: number) => void },
): Promise<ImportedFacts> {
  const read: ReadTable[] = [];
  const all = files.reduce((sum, { tables }) => sum + tables.length, 0);
  for (const { name, bytes, tables } of files) {
    const inside = await unpack(name, bytes);
    for (const { id, mapping, listsEachOnce } of tables) {
      const [position = 0, index = 0] = id.split('.').map(Number);
      const file = inside[position];
      if (file === undefined)
        throw new FileRefusal('the table is not in the file any more. Choose the file again.', {
          file: name,
        });
      const onRead = (share: number) => onShare?.((read.length + share) / all);
      read.push(await readTableRows({ file, index, mapping, listsEachOnce }, { timeZone, today, onRead }));
    }
  }
  return combineTables(read);
}

/**
 * Whether a row that comes twice is a mistake: the reports of Google list each member of a day once. Where a column that
 * splits the rows is left out, rows come together as they should.
 */
export const listsEachOnce = ({ kind, columns }: InspectedTable, mapping: TableMapping): boolean =>
  kind !== 'table' &&
  mapping.countRowsAs === null &&
  mapping.columns.every((use, index) => use !== 'ignore' || columns[index]?.numeric === true);
