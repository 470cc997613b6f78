import { formatDayRange, formatShortDay } from '#src/web/ui/format/date.ts';
import type { KnownEvent } from '../../events-contract.ts';

export const eventWords: Record<KnownEvent['type'], string> = {
  holiday: 'Public holiday',
  search_update: 'Search engine update',
  release: 'Release',
  note: 'Note',
};

/** "Dec 25", "Mar 13 – 27, 2025" */
export const eventDays = ({ from, to }: Pick<KnownEvent, 'from' | 'to'>): string =>
  from === to ? formatShortDay(from) : formatDayRange(from, to);
