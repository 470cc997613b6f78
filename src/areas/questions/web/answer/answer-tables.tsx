import type { AnswerTable } from '#src/shared/answer.ts';
import { withoutHost } from '#src/shared/shared-host.ts';
import { FigureTable } from '#src/web/ui/answer/figure-table.tsx';
import { tablesHost } from '#src/web/ui/answer/tables-host.ts';
import { columnWriter } from '#src/web/ui/answer/write-column.ts';
import type { Answer } from '../../answer-form.ts';
import { type ShownTable, shownTables } from './shown-tables.ts';
import { useUnfolded } from './unfolded.ts';

/** Longer names break. */
const MOST_LETTERS = 32;

export interface AnswerTablesProps {
  readonly questionId: string;
  readonly answer: Answer;
  /** Rows of each that are shown at first. */
  readonly most: number;
}

/** The figures of the answer, as they were computed. */
export function AnswerTables({ questionId, answer, most }: AnswerTablesProps) {
  const host = tablesHost(answer.tables);
  return shownTables(answer).map((shown, index) => (
    <OneTable
      // Tables have no identity of their own and never move.
      key={`${index} ${shown.table.title}`}
      name={`${questionId} ${shown.table.title}`}
      shown={shown}
      currency={answer.currency}
      most={most}
      letters={sharedLetters(answer, shown.table, host)}
      host={host}
    />
  ));
}

interface OneTableProps {
  /** Of what is remembered of it. */
  readonly name: string;
  readonly shown: ShownTable;
  readonly currency: string | null;
  readonly most: number;
  readonly letters: readonly number[] | undefined;
  readonly host: string;
}

function OneTable({ name, shown: { table, isTold }, ...figures }: OneTableProps) {
  const [isWhole, setWhole] = useUnfolded(`rows ${name}`);
  const [isOpen, setOpen] = useUnfolded(`table ${name}`);
  const drawn = (
    <FigureTable table={table} isNamed={isTold} isWhole={isWhole} onWhole={setWhole} {...figures} />
  );
  if (!isTold) return <div>{drawn}</div>;
  return (
    <details className="min-w-0" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit rounded-control py-1 text-ui text-soft hover:text-ink">
        As a table: {table.title}
      </summary>
      <div className="pt-2">{drawn}</div>
    </details>
  );
}

/** The first and "The next ones" are read as one: their columns are as wide as the longest cell of both. */
function sharedLetters(
  { tables, currency }: Answer,
  { columns }: AnswerTable,
  host: string,
): readonly number[] | undefined {
  const alike = tables.filter(
    (table) =>
      table.columns.length === columns.length && table.columns.every((name, at) => name === columns[at]),
  );
  if (alike.length < 2) return undefined;
  return columns.map((_, column) => {
    const lengths = alike.flatMap((table) => {
      const write = columnWriter(table, column, currency);
      return table.rows.map((_, row) => withoutHost(write(row), host).length);
    });
    return Math.min(MOST_LETTERS, Math.max(0, ...lengths));
  });
}
