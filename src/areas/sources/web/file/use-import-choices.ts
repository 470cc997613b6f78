import { useState } from 'react';
import type { FileImport, ImportRequest, InspectedTable, Upload } from '../../file-contract.ts';
import { hasMoney, mappingProblem, type TableChoice } from './mapping-problem.ts';

interface ImportChoices {
  /** Of a table that can be used; undefined of any other. */
  readonly choiceOf: (upload: Upload, table: InspectedTable) => TableChoice | undefined;
  readonly choose: (upload: Upload, table: InspectedTable, choice: TableChoice) => void;
  readonly offersTables: boolean;
  readonly timeZone: string;
  readonly setTimeZone: (timeZone: string) => void;
  /** Whether a chosen column counts money, and in what. */
  readonly money: boolean;
  readonly currency: string | undefined;
  readonly setCurrency: (currency: string) => void;
  /** What keeps it from being imported, in words. */
  readonly problem: string | undefined;
  readonly request: ImportRequest;
}

export const NO_CURRENCY = 'Say in which currency the money is counted.';

const keyOf = (upload: Upload, table: InspectedTable): string => `${upload.id} ${table.id}`;

/** How uploaded files are read: as is proposed, or as the last import was, until somebody chooses otherwise. */
export function useImportChoices(uploads: readonly Upload[], last: FileImport | undefined): ImportChoices {
  const [changed, setChanged] = useState<Readonly<Record<string, TableChoice>>>({});
  const [timeZone, setTimeZone] = useState(() => last?.timeZone ?? browserTimeZone());
  const [said, setCurrency] = useState<string | undefined>(last?.currency ?? undefined);

  const choiceOf = (upload: Upload, table: InspectedTable): TableChoice | undefined =>
    table.mapping === null ? undefined : (changed[keyOf(upload, table)] ?? proposed(table, table.mapping));
  const offered = uploads.flatMap((upload) =>
    upload.tables.flatMap((table) => {
      const choice = choiceOf(upload, table);
      return choice === undefined ? [] : [{ upload, table, choice }];
    }),
  );
  const chosen = offered.filter(({ choice }) => choice.chosen);
  const money = chosen.some(({ choice }) => hasMoney(choice.mapping));
  const named = chosen.map(({ table }) => table.currency).find((found) => found !== null);
  const currency = said ?? named ?? undefined;
  return {
    choiceOf,
    choose: (upload, table, choice) => setChanged((known) => ({ ...known, [keyOf(upload, table)]: choice })),
    offersTables: offered.length > 0,
    timeZone,
    setTimeZone,
    money,
    currency,
    setCurrency,
    problem: problemOf(
      chosen.map(({ choice }) => choice),
      money && currency === undefined,
    ),
    request: {
      tables: chosen.map(({ upload, table, choice }) => ({
        uploadId: upload.id,
        tableId: table.id,
        mapping: choice.mapping,
      })),
      timeZone,
      currency: money ? (currency ?? null) : null,
    },
  };
}

function problemOf(chosen: readonly TableChoice[], lacksCurrency: boolean): string | undefined {
  if (chosen.length === 0) return 'Choose at least one table.';
  if (chosen.some((choice) => mappingProblem(choice) !== undefined))
    return 'Some tables need your attention above.';
  return lacksCurrency ? NO_CURRENCY : undefined;
}

const proposed = (table: InspectedTable, mapping: NonNullable<InspectedTable['mapping']>): TableChoice => ({
  chosen: true,
  mapping,
  dateAnswered: !table.dateQuestion,
  decimalAnswered: !table.decimalQuestion,
});

const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
