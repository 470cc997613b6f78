import { Download, RotateCw } from 'lucide-react';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { csvText } from '#src/web/ui/chart/csv-text.ts';
import { tableText } from '#src/web/ui/chart/table-text.ts';
import { CopyButton } from '#src/web/ui/copy-button.tsx';
import { formatDateTime } from '#src/web/ui/format/instant.ts';
import { formatExact } from '#src/web/ui/format/number.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { saveFile } from '#src/web/ui/save-file.ts';
import type { Evidence } from '../../evidence.ts';
import { counted } from '../words.ts';
import { ProofPart } from './proof-part.tsx';

type Query = Evidence['query'];
type Cell = Query['rows'][number][number];

export interface QueryProofProps {
  readonly query: Query;
  readonly running: boolean;
  readonly onRunAgain: () => void;
}

/** The query behind the numbers, run again just now over the very rows of the finding. */
export function QueryProof({ query, running, onRunAgain }: QueryProofProps) {
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
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p aria-live="polite" className="text-note text-faint">
          Run again {formatDateTime(query.ranAt)}, over the facts the finding was made from.
        </p>
        <Button
          tone="plain"
          size="small"
          icon={<RotateCw aria-hidden="true" size={14} />}
          busy={running}
          onClick={onRunAgain}
        >
          Run again
        </Button>
      </div>
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
  const { columns, rows } = query;
  if (rows.length === 0) return <p className="text-ui text-soft">The query gives no rows.</p>;
  const align = (index: number) =>
    rows.some((row) => typeof row[index] === 'number') ? 'text-right' : 'text-left';
  return (
    <div className="grid justify-items-start gap-2">
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
        tabIndex={0}
        className="max-h-72 w-full overflow-auto"
      >
        <table className="w-full border-collapse text-ui">
          <caption className="sr-only">Rows of the query</caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`sticky top-0 border-b border-line-strong bg-raised py-1.5 text-note font-medium text-faint ${align(index)}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={JSON.stringify(row)}>
                {columns.map((column, index) => (
                  <td key={column} className={`border-b border-line py-1 ${align(index)}`}>
                    {cellText(row[index] ?? null)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex gap-1">
        <CopyButton
          label="Copy rows"
          text={() => tableText({ columns, rows: rows.map((row) => row.map((cell) => String(cell ?? ''))) })}
        />
        <Button
          tone="plain"
          size="small"
          icon={<Download aria-hidden="true" size={14} />}
          onClick={() =>
            saveFile(new Blob([csvText(columns, rows)], { type: 'text/csv;charset=utf-8' }), 'insight.csv')
          }
        >
          CSV
        </Button>
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
