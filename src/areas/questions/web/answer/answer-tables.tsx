import { useState } from 'react';
import type { AnswerTable } from '#src/shared/answer.ts';
import { Button } from '#src/web/ui/button.tsx';
import { type Column, DataTable } from '#src/web/ui/data-table.tsx';
import type { Answer } from '../../answer-form.ts';
import { isNumeric, writeCell } from './write-cell.ts';

/** The figures of the answer, as they were computed. */
export function AnswerTables({ answer, drawn }: { answer: Answer; drawn: boolean }) {
  const { tables, currency } = answer;
  return tables.map((table, index) => (
    // Tables have no identity of their own and never move.
    <FigureTable key={`${index} ${table.title}`} table={table} currency={currency} most={drawn ? 5 : 10} />
  ));
}

type Row = AnswerTable['rows'][number];

interface FigureTableProps {
  readonly table: AnswerTable;
  readonly currency: string | null;
  /** Rows that are shown at first: fewer below a drawing of the same. */
  readonly most: number;
}

function FigureTable({ table, currency, most }: FigureTableProps) {
  const [whole, setWhole] = useState(false);
  const columns = table.columns.map((header, index): Column<Row> => {
    const format = table.formats[index] ?? 'text';
    return {
      id: `${index}`,
      header,
      numeric: isNumeric(format) || table.rows.every((row) => typeof row[index] === 'number'),
      cell: (row) => writeCell(row[index], format, currency),
    };
  });
  const { rows } = table;
  const shown = whole ? rows : rows.slice(0, most);
  return (
    <div className="grid min-w-0 gap-2">
      <DataTable
        caption={table.title}
        showCaption
        columns={columns}
        rows={shown}
        rowKey={(row) => JSON.stringify(row)}
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
