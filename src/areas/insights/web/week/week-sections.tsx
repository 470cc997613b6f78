import { lazy, memo, type ReactNode, Suspense, useDeferredValue } from 'react';
import type { Day } from '#src/shared/week.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { usePhone } from '#src/web/ui/use-media-query.ts';
import type { SiteSnapshot } from '../../snapshot-contract.ts';
import { AllInsights } from './all-insights.tsx';
import { BehindNumbers } from './behind-numbers.tsx';
import { ChangeTable, DriftTable } from './change-table.tsx';
import { KeyFindings } from './key-findings.tsx';
import { RevenueSection } from './revenue-section.tsx';
import { SiteOverview } from './site-overview.tsx';
import { TrafficChanges } from './snapshot-pages.tsx';
import { summaryOf, toldBy } from './summary-of.ts';
import { revenuePagesOf, trafficChangesOf } from './traffic-changes-of.ts';
import type { WeekContent } from './week-content.ts';
import { WeekCounts } from './week-counts.tsx';
import { WeekLead } from './week-lead.tsx';

// Most weeks have insights, one source, no run under way, and numbers that have not changed since.
const NoInsights = lazy(async () => ({ default: (await import('./no-insights.tsx')).NoInsights }));
const RevenueOfSource = lazy(async () => ({
  default: (await import('./revenue-of-source.tsx')).RevenueOfSource,
}));
const ActiveWorkflows = lazy(async () => ({
  default: (await import('./active-workflows.tsx')).ActiveWorkflows,
}));
const ChangedNumbers = lazy(async () => ({
  default: (await import('./changed-numbers.tsx')).ChangedNumbers,
}));

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
  const summary = isOfAllSources(props)
    ? summaryOf(insights)
    : snapshot === null
      ? undefined
      : toldBy(snapshot.summary, insights);
  return (
    <>
      {insights.some(({ payload }) => payload.restatement !== undefined) && (
        <Suspense fallback={null}>
          <ChangedNumbers insights={insights} onOpen={onOpen} />
        </Suspense>
      )}
      {activeWorkflows.length > 0 && (
        <Suspense fallback={<Skeleton className="h-24 w-full rounded-box" />}>
          <ActiveWorkflows workflows={activeWorkflows} names={names} />
        </Suspense>
      )}
      {insights.length === 0 && activeWorkflows.length === 0 && (
        <Suspense fallback={<Skeleton className="h-38 w-full rounded-box" />}>
          <NoInsights week={week} currentWeek={currentWeek} sourceId={sourceId} />
        </Suspense>
      )}
      {summary !== undefined && summary.keyFindings.length > 0 && (
        <KeyFindings summary={summary} names={names} onOpen={onOpen} />
      )}
    </>
  );
});

const WeekNumbers = memo(function WeekNumbers(props: PartProps) {
  const { week, currentWeek, content, snapshot, names, onOpen } = props;
  const pages = isOfAllSources(props) ? null : snapshot?.insights;
  const byPage = pages?.traffic ?? [];
  const { ofWeek, drifts } = trafficChangesOf(content.insights);
  const revenuePages = revenuePagesOf(content.insights);
  const { organization } = useOrganization();
  return (
    <>
      {snapshot !== null && (
        <SiteOverview snapshot={snapshot} {...(isOfAllSources(props) && { among: props.names.size })} />
      )}
      {isOfAllSources(props) ? (
        <Suspense fallback={null}>
          {[...names].map(([id, source]) => (
            <RevenueOfSource
              key={id}
              week={week}
              currentWeek={currentWeek}
              sourceId={id}
              source={source}
              changes={revenuePages.filter(({ card }) => card.source_id === id)}
              onOpen={onOpen}
            />
          ))}
        </Suspense>
      ) : (
        <RevenueSection snapshot={snapshot} changes={revenuePages} names={names} onOpen={onOpen} />
      )}
      {(byPage.length > 0 || ofWeek.length + drifts.length > 0) && (
        <Section
          title="Traffic Changes"
          {...(byPage.length > 0 && { detail: 'Pages whose traffic passed its test.' })}
        >
          <div className="grid gap-8">
            {byPage.length > 0 && pages != null && snapshot !== null ? (
              <div>
                <TrafficChanges pages={byPage} metric={pages.metric} />
                <BehindNumbers
                  of="Traffic Changes"
                  organizationId={organization.id}
                  weekStart={snapshot.weekStart}
                  runId={snapshot.runId}
                  part="traffic"
                />
              </div>
            ) : (
              ofWeek.length > 0 && (
                <ChangeTable
                  caption="Where visits fell and rose most"
                  changes={ofWeek}
                  names={names}
                  onOpen={onOpen}
                />
              )
            )}
            {drifts.length > 0 && (
              <DriftTable
                caption="Drifts over many weeks, from where they began"
                changes={drifts}
                names={names}
                onOpen={onOpen}
              />
            )}
          </div>
        </Section>
      )}
    </>
  );
});
