import { Select } from '#src/web/ui/select.tsx';
import type { ColumnUse, InspectedTable } from '../../file-contract.ts';
import { useOptions } from './file-words.ts';

interface ColumnUsesProps {
  readonly table: InspectedTable;
  readonly columns: readonly ColumnUse[];
  readonly onChange: (columns: ColumnUse[]) => void;
}

/** Each column of the table as a row: its name, what stands in its first rows, and what it is taken for. */
export function ColumnUses({ table, columns, onChange }: ColumnUsesProps) {
  return (
    <div className="grid gap-3">
      <p className="text-ui text-soft">
        What each column is, with values of its first rows. Columns of unknown names are left out: choose what
        they are if they matter.
      </p>
      <ul aria-label={`Columns of ${table.name}`} className="divide-y divide-line border-y border-line">
        {table.columns.map((column, index) => {
          const use = columns[index] ?? 'ignore';
          const name = column.name === '' ? `Column ${index + 1}` : column.name;
          return (
            <li
              // A column is its position; names may come twice.
              key={index}
              className="grid grid-cols-[1fr_15rem] items-center gap-x-6 gap-y-2 py-2.5 max-md:grid-cols-1"
            >
              <div className="min-w-0 text-ui">
                <p className="font-medium wrap-anywhere">{name}</p>
                <p className="truncate text-note text-soft">
                  {column.samples.length === 0 ? 'empty' : column.samples.join('  ·  ')}
                </p>
                {use === 'ignore' && column.why !== null && (
                  <p className="text-note text-faint">{column.why}</p>
                )}
              </div>
              <Select
                label={`Use of ${name}`}
                hideLabel
                value={use}
                options={useOptions}
                onChange={(event) => onChange(columns.with(index, event.target.value as ColumnUse))}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
