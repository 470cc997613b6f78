import type { InspectedTable } from '#src/connectors/file-import/inspected-file.ts';
import { type ImportRow, tableKey } from './import-store.ts';

/**
 * Tables whose columns have the names of an earlier import's are read as that one was, the newest first: what somebody put
 * right once need not be put right every week.
 */
export function asBefore(
  tables: readonly InspectedTable[],
  imports: readonly ImportRow[],
): readonly InspectedTable[] {
  const earlier = imports
    .filter(({ status }) => status === 'completed')
    .flatMap(({ request }) =>
      request.tables.map(({ uploadId, tableId, mapping }) => ({
        mapping,
        names: request.columnNames[tableKey(uploadId, tableId)],
      })),
    );
  return tables.map((table) => {
    const names = table.columns.map(({ name }) => name);
    const before = earlier.find(
      (one) => one.names !== undefined && JSON.stringify(one.names) === JSON.stringify(names),
    );
    if (table.mapping === null || before === undefined) return table;
    // The form of the days is the file's own, where it is not in doubt.
    const dateForm = table.dateQuestion ? before.mapping.dateForm : table.mapping.dateForm;
    const decimal = table.decimalQuestion ? before.mapping.decimal : table.mapping.decimal;
    return {
      ...table,
      mapping: { ...before.mapping, dateForm, decimal },
      dateQuestion: false,
      decimalQuestion: false,
    };
  });
}
