import { useState } from 'react';
import type { AnswerTable } from '#src/shared/answer.ts';
import { cellFormat, isNumeric, writeCell } from '#src/web/ui/answer/write-cell.ts';
import { Button } from '#src/web/ui/button.tsx';
import { type Column, DataTable } from '#src/web/ui/data-table.tsx';

interface Row {
  readonly cells: AnswerTable['rows'][number];
  readonly place: number;
}

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
    (header, column): Column<Row> => ({
      id: `${column}`,
      header,
      // What stands first is read first: a single number at the far right of nothing is looked for.
      numeric:
        column > 0 &&
        (isNumeric(table.formats[column] ?? 'text') ||
          table.rows.every((cells) => typeof cells[column] === 'number')),
      cell: ({ cells, place }) => writeCell(cells[column], cellFormat(table, place, column), currency),
    }),
  );
  const rows = table.rows.map((cells, place) => ({ cells, place }));
  const shown = whole ? rows : rows.slice(0, most);
  return (
    <div className="grid min-w-0 gap-2">
      <DataTable
        caption={table.title}
        showCaption
        columns={columns}
        rows={shown}
        rowKey={({ place }) => String(place)}
        empty="No rows"
      />
      {rows.length > most && (
        <div>
          <Button tone="plain" size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? 'Show fewer rows' : `Show all ${rows.length.toLocaleString('en-US')} rows`}
          </Button>
        </div>
      )}
    </div>
  );
}
