import { useState } from 'react';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { tableText } from '#src/web/ui/chart/table-text.ts';
import { CopyButton } from '#src/web/ui/copy-button.tsx';
import { DataTable } from '#src/web/ui/data-table.tsx';
import { formatDateTime } from '#src/web/ui/format/instant.ts';
import { formatExact } from '#src/web/ui/format/number.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import type { Evidence } from '../../evidence.ts';
import { counted } from '../words.ts';
import { ProofPart } from './proof-part.tsx';

type Query = Evidence['query'];
type Cell = Query['rows'][number][number];

const FIRST_ROWS = 20;

/** The query behind the numbers, run again just now over the very rows of the finding. */
export function QueryProof({ query }: { query: Query }) {
  return (
    <ProofPart
      title="The query"
      aside={
        query.agrees ? (
          <Badge tone="live">Agrees with the card</Badge>
        ) : (
          <Badge tone="danger">No longer agrees</Badge>
        )
      }
    >
      {!query.agrees && (
        <Notice tone="danger" title="The numbers behind this card have changed">
          Run again, the query gives another number than the card. Generate the week again before acting on
          it.
        </Notice>
      )}
      <p className="text-note text-faint">
        Run again {formatDateTime(query.ranAt)}, over the facts the finding was made from.
      </p>
      <Rows query={query} />
      <details className="min-w-0">
        <summary className="w-fit rounded-control py-1 text-ui text-soft hover:text-ink">
          SQL and {counted(Object.keys(query.parameters).length, 'parameter')}
        </summary>
        <Sql query={query} />
      </details>
    </ProofPart>
  );
}

const cellText = (cell: Cell) =>
  cell === null ? 'no data' : typeof cell === 'number' ? formatExact(cell) : cell;

function Rows({ query }: { query: Query }) {
  const [all, setAll] = useState(false);
  const { columns, rows } = query;
  const numeric = (index: number) => rows.some((row) => typeof row[index] === 'number');
  const numbered = rows.map((row, index) => ({ row, index }));
  return (
    <div className="grid justify-items-start gap-2">
      <div className="w-full">
        <DataTable
          caption="Rows of the query"
          columns={columns.map((column, index) => ({
            id: column,
            header: column,
            numeric: numeric(index),
            cell: ({ row }: { row: readonly Cell[] }) => cellText(row[index] ?? null),
          }))}
          rows={all ? numbered : numbered.slice(0, FIRST_ROWS)}
          rowKey={({ index }) => String(index)}
          empty="The query gives no rows."
        />
      </div>
      <div className="flex gap-2">
        {!all && rows.length > FIRST_ROWS && (
          <Button size="small" tone="plain" onClick={() => setAll(true)}>
            Show all {rows.length} rows
          </Button>
        )}
        <CopyButton
          label="Copy rows"
          text={() => tableText({ columns, rows: rows.map((row) => row.map((cell) => String(cell ?? ''))) })}
        />
      </div>
    </div>
  );
}

function Sql({ query }: { query: Query }) {
  const parameters = Object.entries(query.parameters).map(
    ([name, value]) => [name, Array.isArray(value) ? value.join(', ') : String(value)] as const,
  );
  return (
    <div className="grid gap-3 pt-2">
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
        tabIndex={0}
        className="max-h-72 overflow-auto rounded-control bg-sunken p-3 font-mono text-note whitespace-pre"
      >
        {query.sql}
      </pre>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 font-mono text-note">
        {parameters.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-faint">{name}</dt>
            <dd className="min-w-0 break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex">
        <CopyButton label="Copy SQL" text={() => `${query.sql}\n\n-- ${JSON.stringify(query.parameters)}`} />
      </div>
    </div>
  );
}
