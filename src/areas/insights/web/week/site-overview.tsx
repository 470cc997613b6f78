import { useOrganization } from '#src/web/api/current-organization.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { type Column, DataTable } from '#src/web/ui/data-table.tsx';
import { isMissing } from '#src/web/ui/format/missing.ts';
import { formatCount } from '#src/web/ui/format/number.ts';
import { formatValue } from '#src/web/ui/format/value.ts';
import { MetricChange } from '#src/web/ui/metric-change.tsx';
import { MetricValue } from '#src/web/ui/metric-value.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { Sparkline } from '#src/web/ui/sparkline.tsx';
import { TextLink } from '#src/web/ui/text-link.tsx';
import type { SiteSnapshot } from '../../snapshot-contract.ts';
import { shownUnit } from '../shown-unit.ts';
import { counted } from '../words.ts';
import { BehindNumbers } from './behind-numbers.tsx';
import { DataRemarks } from './data-remarks.tsx';
import { rowPrecision } from './row-precision.ts';

type SiteMetric = SiteSnapshot['metrics'][number];

/**
 * The site as a whole: every metric against what was expected, whether it changed or not.
 *
 * @param among so many sources are shown together, and these are the numbers of one of them
 */
export function SiteOverview({ snapshot, among }: { snapshot: SiteSnapshot; among?: number }) {
  const { organization, path } = useOrganization();
  const { source, metrics, gaps, marks, tested, kept } = snapshot;
  const whose =
    among === undefined ? source.name : `${source.name}, one of ${among} sources (the others are above)`;
  return (
    <Section
      title="Site overview"
      detail={`${whose}: ${formatCount(tested)} tested, ${formatCount(kept)} kept.`}
      actions={
        <TextLink href={path(`/insights/${snapshot.weekStart}/tree?source=${source.id}`)}>
          See everything that was tested
        </TextLink>
      }
    >
      <DataTable
        caption="Metrics of the whole site, this week against the expected range"
        columns={columnsFor(source.currency ?? undefined)}
        rows={metrics}
        rowKey={(row) => row.metric}
        empty="No metric of the site could be compared."
      />
      {metrics
        .flatMap(({ notes }) => notes)
        .map((note) => (
          <p key={note} className="mt-3 text-ui text-soft">
            {note}
          </p>
        ))}
      {metrics.some(({ unit, expected }) => unit === 'currency' && expected !== null) && (
        <p className="mt-3 text-note text-faint">
          Revenue of the week is what was earned; what is expected counts single orders above nearly all
          others at a cap, so that one large order makes no trend.
        </p>
      )}
      <BehindNumbers
        of="Site overview"
        organizationId={organization.id}
        weekStart={snapshot.weekStart}
        runId={snapshot.runId}
        part="site"
        metrics={metrics}
      />
      <DataRemarks gaps={gaps} marks={marks} />
    </Section>
  );
}

/** The weeks were counted like this one, which is one of them. */
const weeksPrecision = (row: SiteMetric) => {
  const { observed } = rowPrecision(row);
  return { observed, range: observed };
};

const columnsFor = (currency: string | undefined): readonly Column<SiteMetric>[] => {
  const observed = (row: SiteMetric) => (
    <MetricValue
      value={row.observed}
      unit={shownUnit(row)}
      precision={rowPrecision(row).observed}
      currency={currency}
    />
  );
  const change = (row: SiteMetric) => (
    <MetricChange
      from={row.expected}
      to={row.observed}
      unit={shownUnit(row)}
      // A move within the usual range is neither good nor bad.
      desired={row.changed ? row.desired : 'neither'}
    />
  );
  return [
    {
      id: 'metric',
      header: 'Metric',
      cell: (row) => (
        <>
          <span className="font-medium @max-[36rem]:hidden">{row.label}</span>
          {/* Ten metrics in lists of six lines would be a page of their own: where it is narrow, each has two. */}
          <div className="grid w-full grid-cols-[1fr_auto] items-baseline gap-x-4 @min-[36rem]:hidden">
            <span>{row.label}</span>
            <span className="text-right font-semibold">{observed(row)}</span>
            <span className="text-note font-normal text-faint">
              {verdictOf(row)} · {rangeText(row, currency)}
            </span>
            <span className="text-right text-note font-normal">{change(row)}</span>
          </div>
        </>
      ),
    },
    {
      id: 'trend',
      header: 'Weeks before and this one',
      onlyWhenWide: true,
      notWhenNarrow: true,
      cell: (row) => (
        <Sparkline
          values={row.sparkline}
          unit={shownUnit(row)}
          {...(currency !== undefined && { currency })}
          label={`${row.label}, ${counted(row.sparkline.length, 'week')}`}
          tone={toneOf(row)}
          precision={weeksPrecision(row)}
        />
      ),
    },
    { id: 'observed', header: 'This week', numeric: true, notWhenNarrow: true, cell: observed },
    {
      id: 'expected',
      header: 'Expected range',
      numeric: true,
      notWhenNarrow: true,
      cell: (row) => (
        <span
          className="text-soft"
          title={`expected ${formatValue(row.expected, shownUnit(row), 'exact', currency)}`}
        >
          {rangeText(row, currency)}
        </span>
      ),
    },
    {
      id: 'change',
      header: 'Against expected',
      numeric: true,
      notWhenNarrow: true,
      cell: change,
    },
    { id: 'verdict', header: 'Verdict', notWhenNarrow: true, cell: verdictOf },
  ];
};

function rangeText(row: SiteMetric, currency: string | undefined): string {
  const { low, high } = row;
  const write = (value: number) => formatValue(value, shownUnit(row), rowPrecision(row).range, currency);
  return low === null || high === null ? 'not enough history' : `${write(low)} – ${write(high)}`;
}

function toneOf({ changed, desired, observed, expected }: SiteMetric): 'gain' | 'loss' | 'mark' {
  if (!changed || desired === 'neither' || observed === null || expected === null) return 'mark';
  return observed > expected === (desired === 'up') ? 'gain' : 'loss';
}

function verdictOf(row: SiteMetric) {
  const { changed, drift, observed, expected, low, high } = row;
  if (changed) return <Badge tone={toneOf(row) === 'loss' ? 'problem' : 'opportunity'}>Changed</Badge>;
  if (drift !== null)
    return <span className="text-soft">{drift === 'up' ? 'Drifting up' : 'Drifting down'}</span>;
  if (isMissing(observed) || isMissing(expected)) return <span className="text-faint">Not compared</span>;
  if (low !== null && high !== null && (observed < low || observed > high))
    return (
      <span
        className="text-soft"
        title="Outside the range, but not beyond what chance makes of so many tests"
      >
        Unusual, not certain
      </span>
    );
  return <span className="text-faint">As usual</span>;
}
