import { getRouteApi } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { readWeekAddress } from './week/week-address.ts';
import { WeekPage } from './week/week-page.tsx';

const InvalidWeek = lazy(async () => ({ default: (await import('./week/invalid-week.tsx')).InvalidWeek }));

const route = getRouteApi('/app/$orgSlug/insights/$timePeriodStart');

export function WeekScreen(): ReactNode {
  const { timePeriodStart } = route.useParams();
  const { cardId, source } = route.useSearch();
  const address = readWeekAddress(timePeriodStart);
  if (address.type === 'invalid')
    return (
      <Suspense fallback={null}>
        <InvalidWeek address={address} />
      </Suspense>
    );
  return <WeekPage key={address.monday} week={address.monday} cardId={cardId} sourceId={source} />;
}
