import { isAdditive, type MetricId, metrics } from '#src/semantics/metric.ts';
import { reports } from '#src/semantics/report.ts';
import { Select } from '#src/web/ui/select.tsx';
import type { TableMapping } from '../../file-contract.ts';

type Counted = TableMapping['countRowsAs'];

const NONE = 'none';
const countable: readonly MetricId[] = reports.file_rows.metrics.filter(
  (id) => isAdditive(id) && metrics[id].unit === 'count',
);

/** Where each row is one visit or one order, the rows themselves are what counts. */
export function CountRows({ value, onChange }: { value: Counted; onChange: (value: Counted) => void }) {
  return (
    <Select
      label="Rows"
      hint="Choose this only where each row is one visit, one order or one of another thing, and no column counts them."
      value={value ?? NONE}
      options={[
        { value: NONE, label: 'Rows are not counted' },
        ...countable.map((id) => ({ value: id, label: `Each row counts in: ${metrics[id].label}` })),
      ]}
      onChange={(event) => onChange(event.target.value === NONE ? null : (event.target.value as MetricId))}
    />
  );
}
