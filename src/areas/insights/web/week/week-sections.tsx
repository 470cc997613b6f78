import { lazy, memo, type ReactNode, Suspense, useDeferredValue } from 'react';
import type { Day } from '#src/shared/week.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { usePhone } from '#src/web/ui/use-media-query.ts';
import type { SiteSnapshot } from '../../snapshot-contract.ts';
import { ActiveWorkflows } from './active-workflows.tsx';
import { AllInsights } from './all-insights.tsx';
import { BehindNumbers } from './behind-numbers.tsx';
import { ChangeTable, DriftTable } from './change-table.tsx';
import { ChangedNumbers } from './changed-numbers.tsx';
import { KeyFindings } from './key-findings.tsx';
import { SiteOverview } from './site-overview.tsx';
import { RevenuePages, TrafficChanges } from './snapshot-pages.tsx';
import { summaryOf } from './summary-of.ts';
import { revenuePagesOf, trafficChangesOf } from './traffic-changes-of.ts';
import type { WeekContent } from './week-content.ts';
import { WeekCounts } from './week-counts.tsx';
import { WeekLead } from './week-lead.tsx';

/** Most weeks have insights. */
const NoInsights = lazy(async () => ({ default: (await import('./no-insights.tsx')).NoInsights }));

export interface WeekSectionsProps {
  readonly week: Day;
  readonly currentWeek: Day;
  readonly content: WeekContent;
  readonly snapshot: SiteSnapshot | null;
  readonly sourceId: string | undefined;
  /** Of the sources, where the week has several. */
  readonly names: ReadonlyMap<string, string>;
  /** What is known to have happened. */
  readonly events: ReactNode;
  readonly openId: string | undefined;
  /** The news first, and what is below them after they can be read. */
  readonly gradually: boolean;
  readonly onOpen: (cardId: string) => void;
}

/** The news, then the numbers behind them. On a phone every insight stands before the numbers, which are long there. */
export function WeekSections(props: WeekSectionsProps) {
  const { content, names, events, openId, gradually, onOpen, ...rest } = props;
  const newsAreShown = useDeferredValue(true, !gradually);
  const isPhone = usePhone();
  const all = newsAreShown && content.insights.length > 0 && (
    <AllInsights
      insights={content.insights}
      openId={openId}
      onOpen={onOpen}
      names={names}
      gradually={gradually}
    />
  );
  return (
    <div className="grid gap-12">
      <div className="grid gap-6">
        <WeekLead content={content} names={names} />
        <WeekCounts content={content} />
        {events}
      </div>
      <WeekNews content={content} names={names} onOpen={onOpen} {...rest} />
      {isPhone && all}
      {newsAreShown && <WeekNumbers content={content} names={names} onOpen={onOpen} {...rest} />}
      {!isPhone && all}
    </div>
  );
}

type PartProps = Omit<WeekSectionsProps, 'events' | 'openId' | 'gradually'>;

/** A snapshot is of one source: what all of them say together is on their cards. */
const isOfAllSources = ({ sourceId, names }: PartProps) => sourceId === undefined && names.size > 1;

// Both parts know nothing of the card that is open, so that opening one draws neither anew.
const WeekNews = memo(function WeekNews(props: PartProps) {
  const { week, currentWeek, content, snapshot, sourceId, names, onOpen } = props;
  const { insights, activeWorkflows } = content;
  const summary = isOfAllSources(props) ? summaryOf(insights) : snapshot?.summary;
  return (
    <>
      <ChangedNumbers insights={insights} onOpen={onOpen} />
      {activeWorkflows.length > 0 && <ActiveWorkflows workflows={activeWorkflows} names={names} />}
      {insights.length === 0 && activeWorkflows.length === 0 && (
        <Suspense fallback={<Skeleton className="h-38 w-full rounded-box" />}>
          <NoInsights week={week} currentWeek={currentWeek} sourceId={sourceId} />
        </Suspense>
      )}
      {summary !== undefined && summary.keyFindings.length > 0 && (
        <KeyFindings summary={summary} insights={insights} onOpen={onOpen} />
      )}
    </>
  );
});

const WeekNumbers = memo(function WeekNumbers(props: PartProps) {
  const { content, snapshot, onOpen } = props;
  const pages = isOfAllSources(props) ? null : snapshot?.insights;
  const byPage = pages?.traffic ?? [];
  const { ofWeek, drifts } = trafficChangesOf(content.insights);
  const revenuePages = revenuePagesOf(content.insights);
  const { organization } = useOrganization();
  const behind = (of: string, part: 'revenue' | 'traffic') =>
    snapshot !== null && (
      <BehindNumbers
        of={of}
        organizationId={organization.id}
        weekStart={snapshot.weekStart}
        runId={snapshot.runId}
        part={part}
      />
    );
  return (
    <>
      {snapshot !== null && (
        <SiteOverview snapshot={snapshot} {...(isOfAllSources(props) && { among: props.names.size })} />
      )}
      {pages != null && pages.revenue.length > 0 && (
        <Section
          title="Revenue Pages"
          detail="The pages that earn most, against the week before. Not tested."
        >
          <RevenuePages pages={pages.revenue} currency={snapshot?.source.currency ?? undefined} />
          {behind('Revenue Pages', 'revenue')}
        </Section>
      )}
      {!(pages != null && pages.revenue.length > 0) && revenuePages.length > 0 && (
        <Section title="Revenue Pages">
          <ChangeTable
            caption="Pages whose revenue or purchases changed"
            changes={revenuePages}
            onOpen={onOpen}
          />
        </Section>
      )}
      {(byPage.length > 0 || ofWeek.length + drifts.length > 0) && (
        <Section
          title="Traffic Changes"
          {...(byPage.length > 0 && { detail: 'Pages whose traffic passed its test.' })}
        >
          <div className="grid gap-8">
            {byPage.length > 0 && pages != null ? (
              <div>
                <TrafficChanges pages={byPage} metric={pages.metric} />
                {behind('Traffic Changes', 'traffic')}
              </div>
            ) : (
              ofWeek.length > 0 && (
                <ChangeTable caption="Where visits fell and rose most" changes={ofWeek} onOpen={onOpen} />
              )
            )}
            {drifts.length > 0 && (
              <DriftTable
                caption="Drifts over many weeks, from where they began"
                changes={drifts}
                onOpen={onOpen}
              />
            )}
          </div>
        </Section>
      )}
    </>
  );
});
