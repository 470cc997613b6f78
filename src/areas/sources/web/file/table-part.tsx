import { formatDayRange } from '#src/web/ui/format/date.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { Toggle } from '#src/web/ui/toggle.tsx';
import type { InspectedTable } from '../../file-contract.ts';
import { ColumnUses } from './column-uses.tsx';
import { CountRows } from './count-rows.tsx';
import { kindWords, plural } from './file-words.ts';
import { DateQuestion, DecimalQuestion } from './form-questions.tsx';
import { mappingProblem, type TableChoice } from './mapping-problem.ts';

interface TablePartProps {
  readonly table: InspectedTable;
  readonly choice: TableChoice;
  readonly tried: boolean;
  /** The only table of its file needs no name of its own. */
  readonly single: boolean;
  readonly onChange: (choice: TableChoice) => void;
}

export function TablePart({ table, choice, tried, single, onChange }: TablePartProps) {
  const { mapping } = choice;
  const problem = mappingProblem(choice);
  return (
    <div className="grid gap-5">
      {single ? (
        <p className="text-ui text-soft">{summary(table)}</p>
      ) : (
        <Toggle
          label={`Import ${table.name}`}
          hint={summary(table)}
          checked={choice.chosen}
          onChange={(chosen) => onChange({ ...choice, chosen })}
        />
      )}
      {choice.chosen && (
        <>
          {table.dateQuestion && (
            <DateQuestion
              table={table}
              value={choice.dateAnswered ? mapping.dateForm : undefined}
              onChange={(dateForm) =>
                onChange({ ...choice, dateAnswered: true, mapping: { ...mapping, dateForm } })
              }
            />
          )}
          {table.decimalQuestion && (
            <DecimalQuestion
              table={table}
              value={choice.decimalAnswered ? mapping.decimal : undefined}
              onChange={(decimal) =>
                onChange({ ...choice, decimalAnswered: true, mapping: { ...mapping, decimal } })
              }
            />
          )}
          <ColumnUses
            table={table}
            columns={mapping.columns}
            onChange={(columns) => onChange({ ...choice, mapping: { ...mapping, columns } })}
          />
          <CountRows
            value={mapping.countRowsAs}
            onChange={(countRowsAs) => onChange({ ...choice, mapping: { ...mapping, countRowsAs } })}
          />
          {tried && problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        </>
      )}
    </div>
  );
}

/** "Search Console export, 84 rows, 84 days from Jan 5 – Mar 29, 2026" */
function summary({ kind, rowCount, dayCount, from, to, dateQuestion }: InspectedTable): string {
  const days =
    from === null || to === null || dateQuestion
      ? ''
      : `, ${plural(dayCount, 'day', 'days')}, ${formatDayRange(from, to)}`;
  return `${kindWords[kind]}, ${plural(rowCount, 'row', 'rows')}${days}`;
}
