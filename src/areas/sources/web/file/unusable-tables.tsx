import { Notice } from '#src/web/ui/notice.tsx';
import type { InspectedTable } from '../../file-contract.ts';

/** Nothing is dropped in silence: what cannot be used says why, and what to export instead. */
export function UnusableTables({ tables }: { tables: readonly InspectedTable[] }) {
  return (
    <Notice
      title={tables.length === 1 ? 'This part cannot be used' : `${tables.length} parts cannot be used`}
    >
      <ul className="mt-1 grid gap-1.5">
        {tables.map((table) => (
          <li key={table.id}>
            <span className="font-medium text-ink wrap-anywhere">{table.name}</span>: {table.problem}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
