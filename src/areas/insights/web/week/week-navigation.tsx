import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import type { Day } from '#src/shared/week.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { useShortcuts } from '#src/web/ui/use-shortcuts.ts';
import { nextWeek, previousWeek } from './week-address.ts';

export interface WeekNavigationProps {
  readonly week: Day;
  readonly currentWeek: Day;
  /** Whoever reads one source goes on reading it. */
  readonly sourceId: string | undefined;
}

/** A week back, the week that is now, a week on; [ and ] do the same. */
export function WeekNavigation({ week, currentWeek, sourceId }: WeekNavigationProps) {
  const { organization, path } = useOrganization();
  const navigate = useNavigate();
  const query = sourceId === undefined ? '' : `?source=${sourceId}`;
  const hrefOf = (monday: Day) => path(`/insights/${monday}${query}`);

  const shortcuts = useMemo(() => {
    const go = (monday: Day) =>
      void navigate({
        to: '/$orgSlug/insights/$timePeriodStart',
        params: { orgSlug: organization.slug, timePeriodStart: monday },
        search: sourceId === undefined ? {} : { source: sourceId },
      });
    // Keys are faster than pages: each counts from where the one before led to.
    let at = week;
    const step = (to: (monday: Day) => Day) => () => {
      at = to(at);
      go(at);
    };
    return { '[': step(previousWeek), ']': step(nextWeek) };
  }, [navigate, organization.slug, week, sourceId]);
  useShortcuts(shortcuts);

  return (
    <nav aria-label="Weeks" className="flex flex-wrap gap-2">
      <ButtonLink
        size="small"
        href={hrefOf(previousWeek(week))}
        aria-keyshortcuts="["
        title="Previous week ([)"
        icon={<ChevronLeft aria-hidden="true" size={16} />}
      >
        Previous
      </ButtonLink>
      {week !== currentWeek && (
        <ButtonLink size="small" href={hrefOf(currentWeek)}>
          Current Week
        </ButtonLink>
      )}
      <ButtonLink size="small" href={hrefOf(nextWeek(week))} aria-keyshortcuts="]" title="Next week (])">
        Next
        <ChevronRight aria-hidden="true" size={16} />
      </ButtonLink>
    </nav>
  );
}
