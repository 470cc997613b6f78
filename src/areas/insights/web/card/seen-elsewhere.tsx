import { type Column, DataTable } from '#src/web/ui/data-table.tsx';
import { MetricChange } from '#src/web/ui/metric-change.tsx';
import { MetricValue } from '#src/web/ui/metric-value.tsx';
import type { Evidence } from '../../evidence.ts';
import { segmentText } from '../segment-steps.ts';
import { shownUnit } from '../shown-unit.ts';
import { pValueText } from './p-value-text.ts';
import { ProofPart } from './proof-part.tsx';

type Place = Evidence['elsewhere'][number];

/** The same change as other reports cut it: of like size and on the same days, and told here instead of as a second card. */
export function SeenElsewhere({ evidence }: { evidence: Evidence }) {
  const unit = shownUnit(evidence);
  const value = (read: (row: Place) => number) => (row: Place) => (
    <MetricValue value={read(row)} unit={unit} currency={evidence.currency ?? undefined} />
  );
  const columns: readonly Column<Place>[] = [
    { id: 'segment', header: 'Segment', cell: (row) => segmentText(row.segment) },
    { id: 'expected', header: 'Expected', numeric: true, cell: value((row) => row.expected) },
    { id: 'observed', header: 'This week', numeric: true, cell: value((row) => row.observed) },
    {
      id: 'change',
      header: 'Change',
      numeric: true,
      cell: (row) => <MetricChange from={row.expected} to={row.observed} unit={unit} desired="neither" />,
    },
    { id: 'p', header: 'p', numeric: true, cell: (row) => pValueText(row.p) },
  ];
  return (
    <ProofPart title="The same change elsewhere">
      <DataTable
        caption={`${evidence.metricLabel} in other reports`}
        columns={columns}
        rows={evidence.elsewhere}
        rowKey={(row) => JSON.stringify(row.segment)}
      />
    </ProofPart>
  );
}
