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
}

/** A table of an answer: every cell in its unit. */
export function FigureTable({ table, currency, most }: FigureTableProps) {
  const [whole, setWhole] = useState(false);
  const columns = table.columns.map(
    (header, column): Column<number> => ({
      id: `${column}`,
      header,
      // What stands first is read first: a single number at the far right of nothing is looked for.
      numeric: column > 0 && isNumericColumn(table, column),
      namedWhenNarrow: isNumericColumn(table, column),
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
