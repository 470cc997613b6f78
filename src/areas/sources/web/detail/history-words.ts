import type { History, Source } from '#src/areas/sources/contract.ts';
import { formatDateTime } from '#src/web/ui/format/instant.ts';

/** "32 of 60 weeks" */
export const weeksWords = ({ weeksFetched, weeksWanted }: History): string =>
  `${weeksFetched} of ${weeksWanted} weeks`;

export const weeksPercent = ({ weeksFetched, weeksWanted }: History): number =>
  weeksWanted === 0 ? 0 : (weeksFetched / weeksWanted) * 100;

/** Why nothing moves at the moment, and when it goes on by itself. */
export function waitingFor({ continuesAt, doing }: History): string {
  const why = doing.replace(/\.$/, '');
  return continuesAt === null ? why : `${why}. It goes on by itself at ${formatDateTime(continuesAt)}.`;
}

/** Google completes a day after so many days; until then it may still change. */
const provisionalDays = { GA4: 2, GSC: 3, FILE: 0 } as const;

export function provisionalWords(type: Source['type']): string {
  const days = provisionalDays[type];
  return days === undefined
    ? 'as imported'
    : `the last ${days} days are provisional, Google still completes them`;
}
