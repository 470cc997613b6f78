import { useState } from 'react';
import { Button } from '#src/web/ui/button.tsx';
import { type Column, DataTable } from '#src/web/ui/data-table.tsx';
import { noData } from '#src/web/ui/format/missing.ts';
import { MetricChange } from '#src/web/ui/metric-change.tsx';
import { MetricValue } from '#src/web/ui/metric-value.tsx';
import { Sparkline } from '#src/web/ui/sparkline.tsx';
import { usePhone } from '#src/web/ui/use-media-query.ts';
import type { SnapshotInsights } from '../../snapshot-insights.ts';
import { pagePath } from '../page-path.ts';
import { severityHeader } from '../weight-words.ts';
import { counted, labelOf } from '../words.ts';
import { Severity } from './severity.tsx';

type RevenuePage = SnapshotInsights['revenue'][number];
type TrafficPage = SnapshotInsights['traffic'][number];
type Comparisons = RevenuePage['comparisons'];

/** Shown on a phone until more are asked for. */
const FIRST = 4;
const weeksOf = ({ W3, W2, W1 }: Comparisons, now: number | null) => [W3, W2, W1, now];

/** The pages that earn most, against the week before. */
export function RevenuePages({
  pages,
  currency,
}: {
  pages: readonly RevenuePage[];
  currency: string | undefined;
}) {
  const [isWhole, setIsWhole] = useState(false);
  // Ten of them are a screen and a half of a phone.
  const isFolded = usePhone() && !isWhole && pages.length > FIRST;
  return (
    <>
      <DataTable
        caption="Pages with the most revenue, this week and the week before"
        columns={revenueColumns(currency)}
        rows={isFolded ? pages.slice(0, FIRST) : pages}
        rowKey={(row) => `${row.page} ${row.source} ${row.category}`}
      />
      {isFolded && (
        <div className="mt-3">
          <Button size="small" onClick={() => setIsWhole(true)}>
            {`Show all ${pages.length} pages`}
          </Button>
        </div>
      )}
    </>
  );
}

function revenueColumns(currency: string | undefined): readonly Column<RevenuePage>[] {
  // Against a single week and without a test: neither good nor bad.
  const change = (row: RevenuePage) => (
    <MetricChange
      from={row.revenueComparisons.W1}
      to={row.revenue}
      unit="currency"
      desired="neither"
      earlier={[row.revenueComparisons.W2, row.revenueComparisons.W3]}
    />
  );
  return [
    {
      id: 'page',
      header: 'Page',
      cell: (row) => (
        <>
          <span className="@max-[36rem]:hidden">
            <Page name={row.page ?? '(all pages)'} about={row.category} />
          </span>
          <div className="grid w-full grid-cols-[1fr_auto] items-baseline gap-x-4 @min-[36rem]:hidden">
            <span className="break-all">{pagePath(row.page ?? '(all pages)')}</span>
            <span className="text-right font-semibold">
              <MetricValue value={row.revenue} unit="currency" currency={currency} />
            </span>
            <span className="text-note font-normal text-faint">
              {row.category} · {row.purchases === null ? noData : counted(row.purchases, 'purchase')}
            </span>
            <span className="text-right text-note font-normal">{change(row)}</span>
          </div>
        </>
      ),
    },
    {
      id: 'trend',
      header: 'Three weeks before and this one',
      onlyWhenWide: true,
      notWhenNarrow: true,
      cell: (row) => (
        <Sparkline
          values={weeksOf(row.revenueComparisons, row.revenue)}
          unit="currency"
          {...(currency !== undefined && { currency })}
          label={`Revenue of ${row.page ?? 'all pages'}, 4 weeks`}
          tone="mark"
        />
      ),
    },
    {
      id: 'before',
      header: 'Before → after',
      numeric: true,
      notWhenNarrow: true,
      cell: (row) => (
        <BeforeAfter
          before={row.revenueComparisons.W1}
          after={row.revenue}
          unit="currency"
          currency={currency}
        />
      ),
    },
    {
      id: 'change',
      header: 'Change',
      numeric: true,
      notWhenNarrow: true,
      cell: change,
    },
    {
      id: 'purchases',
      header: 'Purchases',
      numeric: true,
      notWhenNarrow: true,
      cell: (row) => <MetricValue value={row.purchases} unit="count" precision="exact" />,
    },
  ];
}

/** Pages whose traffic passed its test: the gravest falls, then the largest rises. */
export const TrafficChanges = ({ pages, metric }: { pages: readonly TrafficPage[]; metric: string }) => (
  <DataTable
    caption="Pages whose traffic fell and rose most, against what was expected"
    columns={trafficColumns(metric)}
    rows={pages}
    rowKey={(row) => `${row.page} ${row.source} ${row.category}`}
  />
);

function trafficColumns(metric: string): readonly Column<TrafficPage>[] {
  return [
    {
      id: 'page',
      header: 'Page',
      cell: (row) => <Page name={row.page} about={row.source ?? row.category} />,
    },
    {
      id: 'trend',
      header: 'Three weeks before and this one',
      cell: (row) => (
        <Sparkline
          values={weeksOf(row.comparisons, row.observed)}
          unit="count"
          label={`${labelOf(metric)} of ${row.page}, 4 weeks`}
          tone={row.observed < row.expected ? 'loss' : 'gain'}
        />
      ),
    },
    {
      id: 'before',
      header: 'Before → after',
      numeric: true,
      cell: (row) => (
        <BeforeAfter before={row.comparisons.W1} after={row.observed} unit="count" currency={undefined} />
      ),
    },
    {
      id: 'expected',
      header: 'Expected',
      numeric: true,
      onlyWhenWide: true,
      cell: (row) => <MetricValue value={row.expected} unit="count" />,
    },
    {
      id: 'change',
      header: 'Against expected',
      numeric: true,
      cell: (row) => <MetricChange from={row.expected} to={row.observed} unit="count" />,
    },
    {
      id: 'severity',
      header: severityHeader,
      cell: (row) => <Severity severity={row.severity} rises={row.observed >= row.expected} />,
    },
  ];
}

function Page({ name, about }: { name: string; about: string | null }) {
  return (
    <>
      <span className="font-medium break-all" title={name}>
        {pagePath(name)}
      </span>
      {about !== null && <span className="block text-note font-normal text-faint">{about}</span>}
    </>
  );
}

interface BeforeAfterProps {
  readonly before: number | null;
  readonly after: number | null;
  readonly unit: 'count' | 'currency';
  readonly currency: string | undefined;
}

const BeforeAfter = ({ before, after, unit, currency }: BeforeAfterProps) => (
  <span className="text-soft">
    <MetricValue value={before} unit={unit} currency={currency} />
    {' → '}
    <span className="font-medium text-ink">
      <MetricValue value={after} unit={unit} currency={currency} />
    </span>
  </span>
);
