import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { Day } from '#src/shared/week.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { formatShortDay, formatWeek } from '#src/web/ui/format/date.ts';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { CardPanel, loadCardPanelSoon } from '../card/lazy-card-panel.tsx';
import { WeekEvents } from '../events/week-events.tsx';
import { snapshotQuery, sourcesQuery, weekCardsQuery, weekEventsQuery } from '../queries.ts';
import { useCurrentWeek } from '../use-current-week.ts';
import { useOpenCard } from './use-open-card.ts';
import { weekContentOf } from './week-content.ts';
import { WeekNavigation } from './week-navigation.tsx';
import { WeekSections } from './week-sections.tsx';
import { WeekSkeleton } from './week-skeleton.tsx';
import { sourceNames, sourcesOfWeek } from './week-sources.ts';

// Most weeks are of one source.
const SourceFilter = lazy(async () => ({ default: (await import('./source-filter.tsx')).SourceFilter }));

export interface WeekPageProps {
  readonly week: Day;
  readonly cardId: string | undefined;
  /** Only this source; all without it. */
  readonly sourceId: string | undefined;
}

/** One week: its news first, then the numbers behind it, and any card of it beside the list. */
export function WeekPage({ week, cardId, sourceId }: WeekPageProps) {
  const { organization } = useOrganization();
  const currentWeek = useCurrentWeek();
  const cards = useQuery(weekCardsQuery(organization.id, week));
  const snapshot = useQuery(snapshotQuery(organization.id, week, currentWeek, sourceId));
  const events = useQuery(weekEventsQuery(organization.id, week, sourceId));
  // Their names matter where a week has cards of several.
  const hasSeveral = new Set(cards.data?.cards.map((card) => card.source_id)).size > 1;
  const sources = useQuery({ ...sourcesQuery(organization.id), enabled: hasSeveral });
  const ofWeek = useMemo(
    () => sourcesOfWeek(cards.data?.cards ?? [], sources.data ?? []),
    [cards.data, sources.data],
  );
  const names = useMemo(() => sourceNames(sourceId === undefined ? ofWeek : []), [ofWeek, sourceId]);
  const content = useMemo(
    () =>
      weekContentOf(
        (cards.data?.cards ?? []).filter((card) => sourceId === undefined || card.source_id === sourceId),
      ),
    [cards.data, sourceId],
  );
  const panel = useOpenCard(content.insights, cardId);
  const title = `Week of ${formatShortDay(week)}`;
  useTitle(title);

  useEffect(loadCardPanelSoon, []);

  const failed = cards.error ?? snapshot.error;
  // The events come with the rest, so that nothing moves when they do; without them the week is whole all the same.
  const loading = cards.data === undefined || snapshot.data === undefined || events.isPending;
  // Where everything is known already it is drawn at once, so that Back finds the place it left.
  const [gradually] = useState(loading);
  return (
    <>
      <PageHeader
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {title}
            {week < currentWeek && <Badge>Historical week</Badge>}
            {week === currentWeek && <Badge tone="live">Current week</Badge>}
            {week > currentWeek && <Badge>Future week</Badge>}
          </span>
        }
        detail={formatWeek(week)}
        actions={<WeekNavigation week={week} currentWeek={currentWeek} sourceId={sourceId} />}
      />
      {loading && failed !== null ? (
        <ErrorState
          title="Error Loading Insights"
          detail={failureOf(failed).message}
          onRetry={() => void Promise.all([cards.refetch(), snapshot.refetch()])}
          retrying={cards.isFetching || snapshot.isFetching}
        >
          What is stored is safe.
        </ErrorState>
      ) : loading ? (
        <WeekSkeleton />
      ) : (
        <>
          {ofWeek.length > 1 && (
            <Suspense fallback={<div className="mb-8 h-10" />}>
              <SourceFilter week={week} sources={ofWeek} sourceId={sourceId} />
            </Suspense>
          )}
          <WeekSections
            week={week}
            currentWeek={currentWeek}
            content={content}
            snapshot={snapshot.data.snapshot}
            sourceId={sourceId}
            names={names}
            gradually={gradually}
            events={
              <WeekEvents week={week} events={events.data?.events ?? []} sources={sources.data ?? []} />
            }
            openId={cardId}
            onOpen={panel.open}
          />
        </>
      )}
      {cardId !== undefined && (
        <Suspense fallback={null}>
          <CardPanel
            cardId={cardId}
            week={week}
            insights={content.insights.length}
            listed={cards.data?.cards.find((card) => card.id === cardId)}
            place={panel.place}
            onClose={panel.close}
            onPrevious={panel.previous}
            onNext={panel.next}
          />
        </Suspense>
      )}
    </>
  );
}
