import { probabilityOfNone } from '#src/shared/probability-of-none.ts';
import { median } from '#src/shared/quantile.ts';
import { addDays, type Day } from '#src/shared/week.ts';

/** Events that a site has every day, with what is short wherever they are not counted. */
export const EVENTS = {
  purchases: ['purchases', 'revenue', 'key_events'],
  leads: ['leads', 'key_events'],
  key_events: ['key_events'],
} as const;
export type EventId = keyof typeof EVENTS;
export const eventIds = Object.keys(EVENTS) as EventId[];

/** What the whole site had on a day. */
export interface EventDay {
  readonly day: Day;
  readonly events: number;
  readonly visits: number;
}

/** The same weekday of so many weeks on either side says what is usual, as in the analysis of a week. */
const WEEKS_AROUND = 8;
const FEWEST_NEIGHBOURS = 3;
/** Of a stretch of days without any, where so many were expected: over years of days hardly one comes about by itself. */
const BEYOND_CHANCE = 1e-6;

/**
 * Days on which visits went on and an event of every day was not counted at all: a tag that was lost, nothing that visitors did.
 * Neighbouring days are weighed together. Weekdays that often have none (a shop that is closed on Sundays) are not among them.
 */
export function silentDaysOf(days: readonly EventDay[]): readonly Day[] {
  const byDay = new Map(days.map((one) => [one.day, one]));
  const stretches: { days: Day[]; expected: number; dispersion: number }[] = [];
  for (const one of days) {
    const usual = one.events === 0 && one.visits > 0 ? usualOn(one, byDay) : undefined;
    if (usual === undefined) continue;
    const last = stretches.at(-1);
    if (last !== undefined && last.days.at(-1) === addDays(one.day, -1)) {
      last.days.push(one.day);
      last.expected += usual.events;
      last.dispersion = Math.max(last.dispersion, usual.dispersion);
    } else stretches.push({ days: [one.day], expected: usual.events, dispersion: usual.dispersion });
  }
  return stretches
    .filter(({ expected, dispersion }) => probabilityOfNone(expected, dispersion) <= BEYOND_CHANCE)
    .flatMap((stretch) => stretch.days);
}

/** How many events the visits of a day usually bring on its weekday, and how much those counts scatter; undefined where none are usual. */
function usualOn({ day, visits }: EventDay, byDay: ReadonlyMap<Day, EventDay>) {
  const around: EventDay[] = [];
  for (let week = -WEEKS_AROUND; week <= WEEKS_AROUND; week++) {
    const own = week === 0 ? undefined : byDay.get(addDays(day, 7 * week));
    if (own !== undefined && own.visits > 0) around.push(own);
  }
  if (around.length < FEWEST_NEIGHBOURS) return undefined;
  const usual = median(around.map(({ events }) => events));
  if (usual < 1) return undefined;
  const scatter = 1.4826 * median(around.map(({ events }) => Math.abs(events - usual)));
  const share = Math.min(1, visits / median(around.map((one) => one.visits)));
  return { events: usual * share, dispersion: Math.max(1, scatter ** 2 / usual) };
}

/** Key events that were not counted together with purchases are told as purchases: the more particular event says more. */
export const withoutRepeats = <Found extends { readonly metric: string }>(
  found: readonly Found[],
): readonly Found[] =>
  found.some(({ metric }) => metric !== 'key_events')
    ? found.filter(({ metric }) => metric !== 'key_events')
    : found;
