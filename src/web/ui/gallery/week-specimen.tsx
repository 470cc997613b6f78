import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#src/web/ui/badge.tsx';
import { BarList } from '#src/web/ui/bar-list.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { ChartFrame } from '#src/web/ui/chart/chart-frame.tsx';
import { SeriesChart } from '#src/web/ui/chart/series-chart.tsx';
import { sampleParts, sampleSeries, sampleTable } from '#src/web/ui/gallery/sample-week.ts';
import { MetricChange } from '#src/web/ui/metric-change.tsx';
import { MetricValue } from '#src/web/ui/metric-value.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { Row, RowList, wholeRowClass } from '#src/web/ui/row-list.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { SidePanel } from '#src/web/ui/side-panel.tsx';
import { Sparkline } from '#src/web/ui/sparkline.tsx';
import { Stat, StatRow } from '#src/web/ui/stat.tsx';
import { Tag } from '#src/web/ui/tag.tsx';

const findings = [
  {
    kind: 'problem',
    word: 'Problem',
    title: 'Paid search brought 38% fewer sessions, nearly all from mobile in Germany',
    summary:
      'The fall set in on Wednesday, March 4, and has not recovered. Two of five campaigns stopped spending that day.',
    from: 9912,
    to: 6202,
    trend: [9800, 10_020, 9760, 9940, 9912, 6202],
  },
  {
    kind: 'opportunity',
    word: 'Opportunity',
    title: 'The bags collection sold 24% more from the same number of visitors',
    summary: 'Purchases per session rose on desktop and mobile alike, since the new photographs of Monday.',
    from: 410,
    to: 508,
    trend: [398, 405, 420, 402, 410, 508],
  },
  {
    kind: 'need_more_data',
    word: 'Need more data',
    title: 'Returning visitors from the newsletter may have bought less',
    summary: 'The change is within what 212 sessions allow by chance. Two more weeks would tell.',
    from: 41,
    to: 29,
    trend: [38, 44, 40, 39, 41, 29],
  },
] as const;

/** A page as the product will have it, made of the parts: to judge them together. */
export function WeekSpecimen() {
  const [open, setOpen] = useState<number | undefined>();
  return (
    <>
      <PageHeader
        title="Two changes in the week of Mar 2"
        detail="412 segments tested, 9 moved more than usual, 2 of them matter. At most 1 in 20 is expected to be chance."
        actions={
          <>
            <ButtonLink href="#previous" size="small" icon={<ChevronLeft aria-hidden="true" size={16} />}>
              Previous
            </ButtonLink>
            <ButtonLink href="#next" size="small">
              Next
              <ChevronRight aria-hidden="true" size={16} />
            </ButtonLink>
          </>
        }
      />
      <div className="grid gap-12">
        <StatRow>
          <Stat
            label="Sessions"
            value={<MetricValue value={26_345} unit="count" />}
            change={<MetricChange from={29_911} to={26_345} unit="count" />}
            note="usual 29,900"
          />
          <Stat
            label="Revenue"
            value={<MetricValue value={48_210.5} unit="currency" currency="EUR" />}
            change={<MetricChange from={45_102} to={48_210.5} unit="currency" currency="EUR" />}
            note="usual €45,100"
          />
          <Stat
            label="Purchase rate"
            value={<MetricValue value={0.0231} unit="fraction" />}
            change={<MetricChange from={0.021} to={0.0231} unit="fraction" />}
            note="usual 2.1%"
          />
          <Stat
            label="Search position"
            value={<MetricValue value={5.13} unit="position" />}
            change={<MetricChange from={5.4} to={5.13} unit="position" desired="down" />}
            note="usual 5.4"
          />
        </StatRow>
        <Section title="All insights" count={3}>
          <RowList label="All insights">
            {findings.map((finding, index) => (
              <Row key={finding.title} selected={open === index}>
                <div className="grid gap-x-8 gap-y-3 md:grid-cols-[1fr_auto]">
                  <div className="grid max-w-measure gap-2">
                    <div className="flex gap-2">
                      <Badge tone={finding.kind}>{finding.word}</Badge>
                      <Tag>Germany</Tag>
                      <Tag>Mobile</Tag>
                    </div>
                    <h3 className="text-read font-semibold text-pretty">
                      <button type="button" className={wholeRowClass} onClick={() => setOpen(index)}>
                        {finding.title}
                      </button>
                    </h3>
                    <p className="text-ui text-soft">{finding.summary}</p>
                  </div>
                  <div className="grid content-center justify-items-end gap-1 max-md:flex max-md:items-center max-md:justify-between">
                    <MetricChange from={finding.from} to={finding.to} unit="count" />
                    <Sparkline
                      values={finding.trend}
                      unit="count"
                      label="6 weeks"
                      tone={finding.kind === 'problem' ? 'loss' : 'gain'}
                    />
                  </div>
                </div>
              </Row>
            ))}
          </RowList>
        </Section>
      </div>
      {open !== undefined && (
        <SidePanel label={`Insight ${open + 1} of 3`} onClose={() => setOpen(undefined)}>
          <div className="grid gap-8">
            <div className="grid gap-3">
              <div>
                <Badge tone="problem">Problem</Badge>
              </div>
              <h3 className="text-head font-semibold text-pretty">{findings[open]?.title}</h3>
              <p className="text-read text-soft">
                It is very likely real (96%). 6,200 sessions came where 9,910 were usual, between 8,930 and
                10,900.
              </p>
            </div>
            <ChartFrame
              title="Sessions fell below their usual range on Wednesday"
              detail="Sessions a day"
              table={sampleTable}
            >
              <SeriesChart
                series={sampleSeries}
                label="Sessions fell below their usual range on Wednesday"
                height={200}
              />
            </ChartFrame>
            <div className="grid gap-2">
              <h4 className="text-read font-semibold">Mobile in Germany explains 79% of it</h4>
              <BarList
                caption="Where the change came from"
                items={sampleParts}
                unit="count"
                signed
                totalLabel="Paid search"
              />
            </div>
          </div>
        </SidePanel>
      )}
    </>
  );
}
