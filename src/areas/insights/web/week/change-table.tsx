import { type Column, DataTable } from '#src/web/ui/data-table.tsx';
import { MetricChange } from '#src/web/ui/metric-change.tsx';
import { MetricValue } from '#src/web/ui/metric-value.tsx';
import { desiredOf } from '../direction.ts';
import { segmentText } from '../segment-steps.ts';
import { shownUnit } from '../shown-unit.ts';
import { severityHeader } from '../weight-words.ts';
import { labelOf } from '../words.ts';
import { CardSparkline } from './card-sparkline.tsx';
import { Severity } from './severity.tsx';
import type { Change } from './traffic-changes-of.ts';

export interface ChangeTableProps {
  readonly caption: string;
  readonly changes: readonly Change[];
  /** Of the sources, where the week has several. */
  readonly names: ReadonlyMap<string, string>;
  readonly onOpen: (cardId: string) => void;
}

/** The week before this one, which is the last; null where it has no data. */
const weekBefore = (weeks: Change['data']['sparkline']): number | null => weeks.at(-2) ?? null;

/** Changes of segments in this week: where, how the weeks went, from what to what, and how grave. */
export function ChangeTable({ caption, changes, names, onOpen }: ChangeTableProps) {
  const columns: readonly Column<Change>[] = [
    ...whereAndWeeks(names, onOpen),
    {
      id: 'before',
      header: 'Before → after',
      numeric: true,
      cell: ({ data }) => <FromTo from={weekBefore(data.sparkline)} data={data} />,
    },
    {
      id: 'expected',
      header: 'Expected',
      numeric: true,
      onlyWhenWide: true,
      cell: ({ data }) => (
        <MetricValue value={data.expected} unit={shownUnit(data)} currency={data.currency ?? undefined} />
      ),
    },
    { id: 'change', header: 'Against expected', numeric: true, cell: changeOf },
    {
      id: 'severity',
      header: severityHeader,
      cell: ({ data }) => <Severity severity={data.severity} rises={data.direction === 'up'} />,
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={changes} rowKey={(change) => change.card.id} />;
}

/** Drifts over many weeks: every number of a row is held against the level that the drift began at. */
export function DriftTable({ caption, changes, names, onOpen }: ChangeTableProps) {
  const columns: readonly Column<Change>[] = [
    ...whereAndWeeks(names, onOpen),
    {
      id: 'before',
      header: 'When it began → this week',
      numeric: true,
      cell: ({ data }) => <FromTo from={data.expected} data={data} />,
    },
    { id: 'change', header: 'Since it began', numeric: true, cell: changeOf },
    {
      id: 'drift',
      header: 'Drift',
      cell: ({ data }) => (
        <span className="text-faint">{data.direction === 'up' ? 'Rising' : 'Falling'}</span>
      ),
    },
  ];
  return (
    <DataTable
      caption={caption}
      showCaption
      columns={columns}
      rows={changes}
      rowKey={(change) => change.card.id}
    />
  );
}

const whereAndWeeks = (
  names: ChangeTableProps['names'],
  onOpen: ChangeTableProps['onOpen'],
): readonly Column<Change>[] => [
  {
    id: 'where',
    header: 'Where',
    cell: ({ card, data }) => (
      <button
        type="button"
        onClick={() => onOpen(card.id)}
        title={card.title}
        className="rounded-control text-left font-medium hover:text-accent"
      >
        {segmentText(data.segment)}{' '}
        <span className="font-normal text-faint">{(data.label ?? labelOf(data.metric)).toLowerCase()}</span>
        {names.has(card.source_id) && (
          <span className="block text-note font-normal text-faint">{names.get(card.source_id)}</span>
        )}
      </button>
    ),
  },
  {
    id: 'trend',
    header: 'Weeks',
    cell: ({ data }) => <CardSparkline data={data} />,
  },
];

const changeOf = ({ data }: Change) => (
  <MetricChange from={data.expected} to={data.observed} unit={shownUnit(data)} desired={desiredOf(data)} />
);

function FromTo({ from, data }: { from: number | null; data: Change['data'] }) {
  const shown = { unit: shownUnit(data), currency: data.currency ?? undefined };
  return (
    <span className="text-soft">
      <MetricValue value={from} {...shown} />
      {' → '}
      <span className="font-medium text-ink">
        <MetricValue value={data.observed} {...shown} />
      </span>
    </span>
  );
}
