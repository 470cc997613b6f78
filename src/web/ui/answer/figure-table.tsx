import { useState } from 'react';
import type { AnswerTable } from '#src/shared/answer.ts';
import { isNumericColumn, writeTableCell } from '#src/web/ui/answer/write-cell.ts';
import { Button } from '#src/web/ui/button.tsx';
import { type Column, DataTable } from '#src/web/ui/data-table.tsx';

export interface FigureTableProps {
  readonly table: AnswerTable;
  readonly currency: string | null;
  /** Rows that are shown at first: fewer below a drawing of the same. */
  readonly most: number;
  /** Of each column, where the same columns stand in another table below or above. */
  readonly letters?: readonly number[] | undefined;
}

/** A table of an answer: every cell in its unit. */
export function FigureTable({ table, currency, most, letters }: FigureTableProps) {
  const [whole, setWhole] = useState(false);
  const isSingle = table.columns.length === 1;
  const columns = table.columns.map(
    (header, column): Column<number> => ({
      id: `${column}`,
      header,
      // A single number at the far right of nothing is looked for.
      numeric: !isSingle && isNumericColumn(table, column),
      namedWhenNarrow: isNumericColumn(table, column),
      letters: letters?.[column],
      cell: (row) => writeTableCell(table, row, column, currency),
    }),
  );
  const rows = table.rows.map((_, place) => place);
  const shown = whole ? rows : rows.slice(0, most);
  return (
    <div className="grid min-w-0 gap-2">
      <DataTable
        caption={table.title}
        showCaption
        columns={columns}
        rows={shown}
        rowKey={String}
        empty="No rows"
      />
      {rows.length > most && (
        <div>
          <Button
            tone="plain"
            size="small"
            className="-ml-2.5"
            aria-expanded={whole}
            onClick={() => setWhole(!whole)}
          >
            {whole ? 'Show fewer rows' : `Show all ${rows.length.toLocaleString('en-US')} rows`}
          </Button>
        </div>
      )}
    </div>
  );
}
