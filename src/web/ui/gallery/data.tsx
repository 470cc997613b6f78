import { useState } from 'react';
import { BarList } from '#src/web/ui/bar-list.tsx';
import { Card } from '#src/web/ui/card.tsx';
import { ChartFrame } from '#src/web/ui/chart/chart-frame.tsx';
import { SeriesChart } from '#src/web/ui/chart/series-chart.tsx';
import { type Column, DataTable, type Sort } from '#src/web/ui/data-table.tsx';
import { sampleParts, sampleSeries, sampleTable } from '#src/web/ui/gallery/sample-week.ts';
import { Chapter, Specimen } from '#src/web/ui/gallery/specimen.tsx';
import { MetricChange } from '#src/web/ui/metric-change.tsx';
import { MetricValue } from '#src/web/ui/metric-value.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { Sparkline } from '#src/web/ui/sparkline.tsx';
import { Stat, StatRow } from '#src/web/ui/stat.tsx';

interface Page {
  readonly path: string;
  readonly before: number;
  readonly now: number | null;
  readonly trend: readonly (number | null)[];
}

const pages: readonly Page[] = [
  {
    path: '/collections/lifestyle/bags',
    before: 4210,
    now: 2618,
    trend: [4100, 4230, 4190, 4260, 4210, 2618],
  },
  { path: '/checkout', before: 1804, now: 2310, trend: [1750, 1790, null, 1820, 1804, 2310] },
  { path: '/', before: 12_345, now: 12_180, trend: [12_300, 12_200, 12_390, 12_410, 12_345, 12_180] },
  {
    path: '/a/very/long/path/that/no/table/was/ever/made/for/but/that/exists/on/every/site',
    before: 0,
    now: 96,
    trend: [null, null, null, null, 0, 96],
  },
  { path: '/returns', before: 310, now: null, trend: [300, 305, 312, 309, 310, null] },
];

const columns: readonly Column<Page>[] = [
  {
    id: 'path',
    header: 'Page',
    cell: (page) => <span className="break-all">{page.path}</span>,
    sortable: true,
  },
  {
    id: 'trend',
    header: '6 weeks',
    notWhenNarrow: true,
    cell: (page) => <Sparkline values={page.trend} unit="count" label="Sessions, 6 weeks" />,
  },
  {
    id: 'before',
    header: 'Before',
    numeric: true,
    sortable: true,
    cell: (page) => <MetricValue value={page.before} unit="count" precision="exact" />,
  },
  {
    id: 'now',
    header: 'Sessions',
    numeric: true,
    sortable: true,
    cell: (page) => <MetricValue value={page.now} unit="count" precision="exact" />,
  },
  {
    id: 'change',
    header: 'Change',
    numeric: true,
    cell: (page) => <MetricChange from={page.before} to={page.now} unit="count" />,
  },
];

export function Data() {
  const [sort, setSort] = useState<Sort>({ column: 'now', direction: 'descending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const sorted = pages.toSorted((one, other) => {
    if (sort.column === 'path') return sign * one.path.localeCompare(other.path);
    const value = (page: Page) =>
      sort.column === 'before' ? page.before : (page.now ?? Number.NEGATIVE_INFINITY);
    return sign * (value(one) - value(other));
  });
  return (
    <Chapter id="data" title="Numbers, tables, charts">
      <Specimen name="Stat" wide>
        <StatRow>
          <Stat
            label="Sessions"
            value={<MetricValue value={12_345} unit="count" />}
            change={<MetricChange from={19_911} to={12_345} unit="count" />}
            note="usual 19,900"
          />
          <Stat
            label="Revenue"
            value={<MetricValue value={48_210.5} unit="currency" currency="EUR" />}
            change={<MetricChange from={45_102} to={48_210.5} unit="currency" currency="EUR" />}
            note="usual €45,100"
          />
          <Stat
            label="Conversion rate"
            value={<MetricValue value={0.0231} unit="fraction" />}
            change={<MetricChange from={0.021} to={0.0231} unit="fraction" />}
            note="usual 2.1%"
          />
          <Stat
            label="Average position"
            value={<MetricValue value={5.13} unit="position" provisional />}
            change={<MetricChange from={8.4} to={5.13} unit="position" desired="down" />}
            note="usual 8.4"
          />
          <Stat
            label="Bounce rate"
            value={<MetricValue value={null} unit="fraction" />}
            change={<MetricChange from={0.4} to={null} unit="fraction" desired="down" />}
          />
        </StatRow>
      </Specimen>
      <Specimen name="Sparkline">
        <Sparkline
          values={[4100, 4230, 4190, null, 4210, 2618]}
          unit="count"
          label="Sessions, 6 weeks"
          tone="loss"
        />
        <Sparkline
          values={[0.021, 0.0213, 0.0208, 0.0231]}
          unit="fraction"
          label="Conversion rate, 4 weeks"
          tone="gain"
        />
        <Sparkline values={[5, 5, 5]} unit="count" label="Purchases, 3 weeks" />
        <Sparkline values={[null, null]} unit="count" label="Purchases, 2 weeks" />
      </Specimen>
      <Specimen name="ChartFrame with SeriesChart" wide>
        <ChartFrame
          title="Sessions fell below their usual range on Wednesday and stayed there"
          detail="Sessions a day, Feb 2 to Mar 8, 2026"
          table={sampleTable}
          note="Google Analytics. Feb 14 has no data. Hollow: Mar 7 and 8 may still change."
        >
          <SeriesChart
            series={sampleSeries}
            label="Sessions fell below their usual range on Wednesday and stayed there"
          />
        </ChartFrame>
      </Specimen>
      <Specimen name="BarList: a change, and an amount" wide>
        <div className="grid gap-8">
          <BarList
            caption="Where the change came from"
            items={sampleParts}
            unit="count"
            signed
            totalLabel="Paid search"
          />
          <BarList
            caption="Revenue by channel"
            unit="currency"
            currency="EUR"
            items={[
              { label: 'Organic search', value: 21_480.5 },
              { label: 'Direct', value: 14_002 },
              { label: 'Paid search', value: 9120.25 },
              { label: 'Everything else', value: 3607.75, remainder: true },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="DataTable" wide>
        <DataTable
          caption="Pages by sessions, week of Mar 2"
          columns={columns}
          rows={sorted}
          rowKey={(page) => page.path}
          sort={sort}
          onSort={setSort}
        />
      </Specimen>
      <Specimen name="DataTable, empty" wide>
        <DataTable
          caption="Users"
          showCaption
          columns={columns}
          rows={[]}
          rowKey={(page) => page.path}
          empty="No page had 50 sessions before."
        />
      </Specimen>
      <Specimen name="Card and Section" wide>
        <Section title="Sources" count={2} detail="What Weekwise reads, and nothing more.">
          <div className="grid gap-4 md:grid-cols-2">
            <Card title="Merchandise shop" detail="https://shop.example.com">
              <p className="text-soft">Google Analytics 4, priority high.</p>
            </Card>
            <Card title="Company blog" detail="https://blog.example.com">
              <p className="text-soft">Search Console, priority low.</p>
            </Card>
          </div>
        </Section>
      </Specimen>
    </Chapter>
  );
}
