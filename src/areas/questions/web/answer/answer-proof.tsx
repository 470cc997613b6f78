import { useQuery } from '@tanstack/react-query';
import { failureOf } from '#src/web/api/error.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { tableText } from '#src/web/ui/chart/table-text.ts';
import { CopyButton } from '#src/web/ui/copy-button.tsx';
import { formatDateTime } from '#src/web/ui/format/instant.ts';
import { formatExact } from '#src/web/ui/format/number.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { Loading, TableSkeleton } from '#src/web/ui/skeleton-shapes.tsx';
import type { AnswerQuery } from '../../answer-form.ts';
import { proofQuery } from '../queries.ts';

/** Every query behind the answer: in words, as SQL, and its rows run again now. */
export function AnswerProof({ questionId }: { questionId: string }) {
  const { data, error, refetch, isFetching } = useQuery(proofQuery(questionId));
  if (data === undefined && error !== null)
    return (
      <Notice
        tone="danger"
        title="The queries could not be run again"
        action={
          <Button size="small" onClick={() => void refetch()} busy={isFetching}>
            Try Again
          </Button>
        }
      >
        {failureOf(error).message}
      </Notice>
    );
  if (data === undefined)
    return (
      <Loading label="Running the queries again">
        <TableSkeleton rows={3} />
      </Loading>
    );
  if (data.queries.length === 0)
    return (
      <p className="text-ui text-soft">This answer comes from the insights it refers to; no query was run.</p>
    );
  return (
    <ol className="grid gap-8 border-l-2 border-line pl-4">
      {data.queries.map((query, index) => (
        // Queries have no identity of their own and never move.
        <li key={`${index} ${query.words}`} className="grid min-w-0 gap-3">
          <ProvenQuery query={query} title={data.queries.length > 1 ? `Query ${index + 1}` : 'The query'} />
        </li>
      ))}
    </ol>
  );
}

function ProvenQuery({ query, title }: { query: AnswerQuery; title: string }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h4 className="text-read font-semibold">{title}</h4>
        {query.agrees ? (
          <Badge tone="live">Agrees with the answer</Badge>
        ) : (
          <Badge tone="danger">No longer agrees</Badge>
        )}
      </div>
      {!query.agrees && (
        <Notice tone="danger" title="The numbers behind this answer have changed">
          Run again, the query gives other rows than the answer. Ask again before acting on it.
        </Notice>
      )}
      <p className="max-w-measure text-ui">{query.words}</p>
      <p className="text-note text-faint">
        {query.source.name === '' ? '' : `${query.source.name}. `}Run again {formatDateTime(query.ranAt)},
        over the facts the answer was made from.
      </p>
      <Rows query={query} />
      <details className="min-w-0">
        <summary className="w-fit rounded-control py-1 text-ui text-soft hover:text-ink">
          SQL and parameters
        </summary>
        <Sql query={query} />
      </details>
    </>
  );
}

const cellText = (cell: string | number | null) =>
  cell === null ? 'no data' : typeof cell === 'number' ? formatExact(cell) : cell;

function Rows({ query: { columns, rows } }: { query: AnswerQuery }) {
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
                  className={`sticky top-0 border-b border-line-strong bg-paper py-1.5 pr-4 text-note font-medium text-faint ${align(index)}`}
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
                  <td key={column} className={`border-b border-line py-1 pr-4 ${align(index)}`}>
                    {cellText(row[index] ?? null)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CopyButton
        label="Copy rows"
        text={() => tableText({ columns, rows: rows.map((row) => row.map((cell) => String(cell ?? ''))) })}
      />
    </div>
  );
}

function Sql({ query }: { query: AnswerQuery }) {
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
        {Object.entries(query.parameters).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-faint">{name}</dt>
            <dd className="min-w-0 break-all">{Array.isArray(value) ? value.join(', ') : String(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="flex">
        <CopyButton label="Copy SQL" text={() => `${query.sql}\n\n-- ${JSON.stringify(query.parameters)}`} />
      </div>
    </div>
  );
}
