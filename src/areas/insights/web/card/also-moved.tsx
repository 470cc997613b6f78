import { type Column, DataTable } from '#src/web/ui/data-table.tsx';
import { MetricChange } from '#src/web/ui/metric-change.tsx';
import { MetricValue } from '#src/web/ui/metric-value.tsx';
import type { Evidence } from '../../evidence.ts';
import { shownUnit } from '../shown-unit.ts';
import { pValueText } from './p-value-text.ts';
import { ProofPart } from './proof-part.tsx';

type Companion = Evidence['companions'][number];

/** Other metrics of the same segment that moved with it. */
export function AlsoMoved({ evidence }: { evidence: Evidence }) {
  const currency = evidence.currency ?? undefined;
  const value = (read: (row: Companion) => number) => (row: Companion) => (
    <MetricValue value={read(row)} unit={shownUnit(row)} currency={currency} />
  );
  const columns: readonly Column<Companion>[] = [
    { id: 'metric', header: 'Metric', cell: (row) => row.metricLabel },
    { id: 'expected', header: 'Expected', numeric: true, cell: value((row) => row.expected) },
    { id: 'observed', header: 'This week', numeric: true, cell: value((row) => row.observed) },
    {
      id: 'change',
      header: 'Change',
      numeric: true,
      cell: (row) => (
        <MetricChange from={row.expected} to={row.observed} unit={shownUnit(row)} desired="neither" />
      ),
    },
    { id: 'p', header: 'p', numeric: true, cell: (row) => pValueText(row.p) },
  ];
  return (
    <ProofPart title="What moved with it">
      <DataTable
        caption="Other metrics of the same segment"
        columns={columns}
        rows={evidence.companions}
        rowKey={(row) => row.metric}
      />
    </ProofPart>
  );
}
