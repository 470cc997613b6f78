import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { InvalidWeek } from './week/invalid-week.tsx';
import { readWeekAddress } from './week/week-address.ts';
import { WeekPage } from './week/week-page.tsx';

const route = getRouteApi('/app/$orgSlug/insights/$timePeriodStart');

export function WeekScreen(): ReactNode {
  const { timePeriodStart } = route.useParams();
  const { cardId, source } = route.useSearch();
  const address = readWeekAddress(timePeriodStart);
  if (address.type === 'invalid') return <InvalidWeek address={address} />;
  return <WeekPage key={address.monday} week={address.monday} cardId={cardId} sourceId={source} />;
}
