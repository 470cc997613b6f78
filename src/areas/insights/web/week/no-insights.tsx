import { CalendarClock } from 'lucide-react';
import type { Day } from '#src/shared/week.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { formatShortDay } from '#src/web/ui/format/date.ts';
import { SuggestedAction } from './suggested-action.tsx';
import { previousWeek } from './week-address.ts';

/** A week without insights: not over, or with something to do about it. */
export function NoInsights({
  week,
  currentWeek,
  sourceId,
}: {
  week: Day;
  currentWeek: Day;
  sourceId: string | undefined;
}) {
  const { path } = useOrganization();
  if (week < currentWeek) return <SuggestedAction week={week} sourceId={sourceId} />;
  const last = previousWeek(currentWeek);
  return (
    <EmptyState
      title={week === currentWeek ? 'This week is not over yet' : 'This week has not begun'}
      icon={<CalendarClock aria-hidden="true" size={20} />}
      action={
        <ButtonLink href={path(`/insights/${last}`)}>Open the week of {formatShortDay(last)}</ButtonLink>
      }
    >
      Insights compare whole weeks. The last whole one is that of {formatShortDay(last)}.
    </EmptyState>
  );
}
