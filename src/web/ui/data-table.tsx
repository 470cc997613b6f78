import { ArrowDown, ArrowUp } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';

export interface Column<Row> {
  readonly id: string;
  /** Empty over buttons: their column needs no words that are seen. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligned at the right, so that figures stand under figures. */
  readonly numeric?: boolean;
  readonly sortable?: boolean;
  /** Where every row becomes a list the first column is its heading, unless it says nothing without its name. */
  readonly namedWhenNarrow?: boolean;
  /** What names it in that list, where another name says more than its header. */
  readonly nameWhenNarrow?: (row: Row) => string;
  /** Left out where every row becomes a list. */
  readonly notWhenNarrow?: boolean;
  /** So many letters wide at least where there is room, so that it stands under the same column of a table above. */
  readonly letters?: number | undefined;
  /** Left out where the table is wider than a list and yet too narrow for all of its columns. */
  readonly onlyWhenWide?: boolean;
}

export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  /** What the table shows; read first, seen only with `showCaption`. */
  readonly caption: string;
  readonly showCaption?: boolean;
  /** How much of everything it shows, beside the caption. */
  readonly part?: string | undefined;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  /** What becomes of it where it is narrow: of a name and a number each a table is the shorter list. */
  readonly narrow?: 'list' | 'table';
  /** No wider than its cells: names and numbers stand beside each other. */
  readonly fitted?: boolean;
  /** Stands where rows would. */
  readonly empty?: ReactNode;
}

/** Of a cell, in digits of the smaller heading. */
const LETTER = 1.2;

/**
 * Dense rows on hairlines. The heading stays in sight while the page scrolls. Where it is narrow, on a phone or in
 * a panel, every row becomes a short list of name and value; the roles are written out, because a browser forgets a table that is laid out as anything else.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, showCaption = false, columns, rows, rowKey, sort, onSort, empty, fitted = false } = props;
  const becomesList = props.narrow !== 'table';
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    // What is narrow is asked of this box: without it nothing is.
    <div className={becomesList ? '@container' : undefined}>
      <table
        role="table"
        className={classNames(
          'border-collapse text-left text-ui @max-[36rem]:block',
          fitted ? 'w-fit min-w-72 max-w-full @max-[36rem]:w-full' : 'w-full',
        )}
      >
        <caption className={showCaption ? 'pb-2 text-left font-medium @max-[36rem]:block' : 'sr-only'}>
          {caption}
          {props.part !== undefined && (
            <span className="font-normal whitespace-nowrap text-faint"> · {props.part}</span>
          )}
        </caption>
        <thead role="rowgroup" className="@max-[36rem]:sr-only">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                aria-sort={sort?.column === column.id ? sort.direction : undefined}
                className={classNames(
                  'sticky top-0 z-10 border-b border-line-strong bg-paper px-3 py-2 text-note font-medium whitespace-nowrap text-faint first:pl-0 last:pr-0 @max-[36rem]:static',
                  column.numeric && 'text-right',
                  column.onlyWhenWide && '@max-[50rem]:hidden',
                )}
              >
                {column.sortable === true && onSort !== undefined ? (
                  <SortButton column={column} sort={sort} onSort={onSort} />
                ) : (
                  column.header || <span className="sr-only">Actions</span>
                )}
                {column.letters !== undefined && (
                  <span
                    aria-hidden="true"
                    className="block h-0 @min-[50rem]:min-w-(--letters)"
                    style={{ '--letters': `${column.letters * LETTER}ch` } as CSSProperties}
                  />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-[36rem]:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className="transition-colors hover:bg-sunken @max-[36rem]:block @max-[36rem]:border-b @max-[36rem]:border-line @max-[36rem]:py-3"
            >
              {columns.map((column, index) => (
                <td
                  key={column.id}
                  role="cell"
                  className={classNames(
                    'border-b border-line px-3 py-2 align-middle first:pl-0 last:pr-0',
                    '@max-[36rem]:flex @max-[36rem]:justify-between @max-[36rem]:gap-4 @max-[36rem]:border-0 @max-[36rem]:px-0 @max-[36rem]:py-0.5',
                    (index === 0 || column.nameWhenNarrow) && '@max-[36rem]:font-medium',
                    column.numeric ? 'text-right whitespace-nowrap' : !becomesList && 'wrap-anywhere',
                    column.notWhenNarrow && '@max-[36rem]:hidden',
                    column.onlyWhenWide && '@max-[50rem]:hidden',
                  )}
                >
                  {becomesList && (index > 0 || column.namedWhenNarrow) && (
                    <span aria-hidden="true" className="font-normal text-faint @min-[36rem]:hidden">
                      {column.nameWhenNarrow?.(row) ?? column.header}
                    </span>
                  )}
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && empty !== undefined && (
            <tr role="row" className="@max-[36rem]:block">
              <td
                role="cell"
                colSpan={columns.length}
                className="py-6 text-center text-soft @max-[36rem]:block"
              >
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

interface SortButtonProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
}

/** Figures start with the largest, names with A; pressed again, the other way round. The arrow's place is always kept. */
function SortButton<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  const active = sort?.column === column.id;
  const first = column.numeric === true ? 'descending' : 'ascending';
  const other = sort?.direction === 'ascending' ? 'descending' : 'ascending';
  const Arrow = active && sort.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={() => onSort({ column: column.id, direction: active ? other : first })}
      className={classNames(
        'group -my-1 inline-flex items-center gap-1 rounded-control py-1 hover:text-ink',
        column.numeric && 'flex-row-reverse',
        active && 'text-ink',
      )}
    >
      {column.header}
      <Arrow
        aria-hidden="true"
        size={12}
        className={classNames(!active && 'opacity-0 group-hover:opacity-50 group-focus-visible:opacity-50')}
      />
    </button>
  );
}
