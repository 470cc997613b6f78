import { Download } from 'lucide-react';
import { Button } from '#src/web/ui/button.tsx';
import { csvText, numberText } from '#src/web/ui/chart/csv-text.ts';
import { tableText } from '#src/web/ui/chart/table-text.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { CopyButton } from '#src/web/ui/copy-button.tsx';
import { formatExact } from '#src/web/ui/format/number.ts';
import { saveFile } from '#src/web/ui/save-file.ts';

type Cell = string | number | null;
type QueryRow = readonly Cell[];

export interface QueryRowsProps {
  readonly columns: readonly string[];
  /** What people call the columns; their names stay in what is copied. */
  readonly labels?: readonly string[];
  readonly rows: readonly QueryRow[];
  /** A cell in its unit; a bare number without. */
  readonly write?: (cell: Cell, column: number) => string;
  /** Of the file that the rows are kept as. */
  readonly fileName: string;
  /** Weeks and days come oldest first from a query; whoever looks wants the newest. */
  readonly newestFirst?: boolean;
  /** The row that the number in question stands in. */
  readonly isMarked?: ((row: QueryRow) => boolean) | undefined;
}

const cellText = (cell: Cell) =>
  cell === null ? 'no data' : typeof cell === 'number' ? formatExact(cell) : cell;

const copiedText = (cell: Cell) => (typeof cell === 'number' ? numberText(cell) : (cell ?? ''));

/** A date that is broken at its hyphens is no longer read as one. */
const isDay = (cell: Cell | undefined) => typeof cell === 'string' && /^\d{4}-\d\d-\d\d$/.test(cell);

/** What a query gave, row by row, to read and to take along. */
export function QueryRows(props: QueryRowsProps) {
  const {
    columns,
    labels = columns,
    rows,
    write = cellText,
    fileName,
    newestFirst = false,
    isMarked,
  } = props;
  if (rows.length === 0) return <p className="text-ui text-soft">The query gives no rows.</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
        tabIndex={0}
        // A little less than whole rows: the last one in sight is cut, and tells that there are more.
        className="@container max-h-69 w-full overflow-auto"
      >
        <RowsTable
          columns={columns}
          labels={labels}
          rows={newestFirst ? rows.toReversed() : rows}
          write={write}
          isMarked={isMarked}
        />
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <p className="mr-2 text-note text-faint">
          {rows.length === 1 ? '1 row' : `${rows.length.toLocaleString('en-US')} rows`}
        </p>
        <CopyButton
          label="Copy rows"
          text={() => tableText({ columns, rows: rows.map((row) => row.map(copiedText)) })}
        />
        <Button
          tone="plain"
          size="small"
          icon={<Download aria-hidden="true" size={14} />}
          onClick={() =>
            saveFile(new Blob([csvText(columns, rows)], { type: 'text/csv;charset=utf-8' }), fileName)
          }
        >
          CSV
        </Button>
      </div>
    </div>
  );
}

/** Two columns have room side by side on any phone. */
const MOST_BESIDE = 2;

/**
 * Where it is narrow, every row of more columns than fit becomes a short list of name and value; the roles are written out,
 * because a browser forgets a table that is laid out as anything else.
 */
function RowsTable({
  columns,
  labels,
  rows,
  write,
  isMarked,
}: Pick<QueryRowsProps, 'columns' | 'rows' | 'isMarked'> &
  Required<Pick<QueryRowsProps, 'labels' | 'write'>>) {
  const stacks = columns.length > MOST_BESIDE;
  const narrow = (classes: string) => stacks && classes;
  const align = (index: number) =>
    rows.some((row) => typeof row[index] === 'number') ? 'text-right' : 'text-left';
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table
      role="table"
      className={classNames('w-full border-collapse text-ui', narrow('@max-[36rem]:block'))}
    >
      <caption className="sr-only">Rows of the query</caption>
      <thead role="rowgroup" className={classNames(narrow('@max-[36rem]:sr-only'))}>
        <tr role="row">
          {columns.map((column, index) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className={classNames(
                'sticky top-0 border-b border-line-strong bg-raised py-1.5 pr-4 text-note font-medium text-faint',
                narrow('@max-[36rem]:static'),
                align(index),
              )}
            >
              {labels[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={classNames(narrow('@max-[36rem]:block'))}>
        {rows.map((row) => (
          <tr
            key={JSON.stringify(row)}
            role="row"
            className={classNames(
              isMarked?.(row) === true && 'font-semibold',
              narrow('@max-[36rem]:block @max-[36rem]:border-b @max-[36rem]:border-line @max-[36rem]:py-2'),
            )}
          >
            {columns.map((column, index) => (
              <td
                key={column}
                role="cell"
                className={classNames(
                  'border-b border-line py-1 pr-4',
                  align(index),
                  isDay(row[index]) && 'figures whitespace-nowrap',
                  narrow(
                    '@max-[36rem]:flex @max-[36rem]:justify-between @max-[36rem]:gap-4 @max-[36rem]:border-0 @max-[36rem]:py-0.5 @max-[36rem]:pr-0 @max-[36rem]:text-right',
                  ),
                )}
              >
                {stacks && (
                  <span aria-hidden="true" className="text-left font-normal text-faint @min-[36rem]:hidden">
                    {labels[index]}
                  </span>
                )}
                {write(row[index] ?? null, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
