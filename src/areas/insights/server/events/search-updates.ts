import { z } from 'zod';
import type { KnownEvent } from '#src/engine/finding.ts';
import type { Day } from '#src/shared/week.ts';
import { dayText } from '#src/shared/wire.ts';
import file from './search-updates.json' with { type: 'json' };

const { updates, knownTo } = z
  .object({
    source: z.string(),
    knownTo: dayText,
    updates: z.array(z.tuple([z.string(), dayText, dayText])),
  })
  .parse(file);

/** The list ends here; what came later has to be marked. */
export const updatesKnownTo: Day = knownTo;

/** What only comes from a search at Google, by every dimension that tells where a visit came from. */
const fromGoogleSearch = {
  channel: 'Organic Search',
  source: 'google',
  medium: 'organic',
  campaign: '(organic)',
} as const;

/** What Google announced of its search within some days. It can move what comes from that search, and nothing else. */
export const searchUpdates = (from: Day, to: Day): KnownEvent[] =>
  updates
    .filter(([, first, last]) => first <= to && last >= from)
    .map(([label, first, last]) => ({
      type: 'search_update',
      label: `Google ${label}`,
      from: first,
      to: last,
      segment: fromGoogleSearch,
    }));
