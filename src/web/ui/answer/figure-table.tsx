import { useState } from 'react';
import type { AnswerTable } from '#src/shared/answer.ts';
import { withoutHost } from '#src/shared/shared-host.ts';
import { partOf } from '#src/web/ui/answer/part-of.ts';
import { tablesHost } from '#src/web/ui/answer/tables-host.ts';
import { isNumericColumn } from '#src/web/ui/answer/write-cell.ts';
import { columnWriter } from '#src/web/ui/answer/write-column.ts';
import { type Column, DataTable } from '#src/web/ui/data-table.tsx';
import { UnfoldButton } from '#src/web/ui/unfold-button.tsx';

/** So few rows more are shown: to unfold them would take as much room. */
const FEW = 2;

export interface FigureTableProps {
  readonly table: AnswerTable;
  readonly currency: string | null;
  /** Rows that are shown at first: fewer below a drawing of the same. */
  readonly most: number;
  /** Of each column, where the same columns stand in another table below or above. */
  readonly letters?: readonly number[] | undefined;
  /** That of all addresses in the answer, which are shown by their paths then; without it that of the table. */
  readonly host?: string;
  /** Its title stands above it already. */
  readonly isNamed?: boolean;
  /** All rows are shown at first: somebody has unfolded them before. */
  readonly isWhole?: boolean;
  readonly onWhole?: (isWhole: boolean) => void;
}

/** A table of an answer: every cell in its unit. */
export function FigureTable(props: FigureTableProps) {
  const { table, currency, most, letters, host = tablesHost([table]), isNamed = false } = props;
  const [whole, setWhole] = useState(props.isWhole ?? false);
  const isSingle = table.columns.length === 1;
  const isOfKinds = namesKinds(table);
  const columns = table.columns.map((header, column): Column<number> => {
    const write = columnWriter(table, column, currency);
    return {
      id: `${column}`,
      header,
      // A single number at the far right of nothing is looked for.
      numeric: !isSingle && isNumericColumn(table, column),
      namedWhenNarrow: isNumericColumn(table, column),
      letters: letters?.[column],
      cell: (row) => withoutHost(write(row), host),
      // Headed "Country" five times over, nobody finds Germany: the kind stands before the name there.
      ...(isOfKinds && column === 0 && { notWhenNarrow: true }),
      ...(isOfKinds && column === 1 && { nameWhenNarrow: columnWriter(table, 0, currency) }),
    };
  });
  const rows = table.rows.map((_, place) => place);
  const folds = rows.length > most + FEW;
  const shown = whole || !folds ? rows : rows.slice(0, most);
  return (
    <div className="grid min-w-0 gap-2">
      <DataTable
        caption={table.title}
        part={partOf(table)}
        showCaption={!isNamed}
        columns={columns}
        rows={shown}
        rowKey={String}
        empty="No rows"
        fitted
        // Two numbers beside each other are told apart by their names alone.
        narrow={columns.length === 2 && !isNumericColumn(table, 0) ? 'table' : 'list'}
      />
      {folds && (
        <div>
          <UnfoldButton
            isOpen={whole}
            onToggle={() => {
              setWhole(!whole);
              props.onWhole?.(!whole);
            }}
          >
            {whole ? 'Show fewer rows' : `Show all ${rows.length.toLocaleString('en-US')} rows`}
          </UnfoldButton>
        </div>
      )}
    </div>
  );
}

/** Whether its rows are told by two columns, of which the first says what kind of thing the second names. */
const namesKinds = (table: AnswerTable): boolean =>
  table.columns.length > 2 &&
  !isNumericColumn(table, 0) &&
  !isNumericColumn(table, 1) &&
  new Set(table.rows.map(([kind]) => kind)).size < table.rows.length;
