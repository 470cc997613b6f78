import { readFileSync } from 'node:fs';
import type { CivilDay } from '../../calendar/civil-day.ts';

/** What the generator does on the days of a planted event. */
export type Effect =
  /** Keeps a share of the sessions, of their purchases or of their leads. */
  | { readonly do: 'thin' | 'thinPurchases' | 'thinLeads'; readonly keep: number; readonly where?: Segment }
  /** Keeps a share of what Analytics sees; people, and clicks in Search Console, are as many as ever. */
  | { readonly do: 'untrack'; readonly keep: number }
  /** Results stand lower; clicks follow the positions. */
  | { readonly do: 'rank'; readonly positionFactor: number; readonly where: Segment }
  /** More sessions: so many on the first day, on the second, and so on; the last number repeats. */
  | {
      readonly do: 'add';
      readonly perDay: readonly number[];
      readonly session: Segment;
      readonly bot?: boolean;
      /** Multiplies the chance to buy. */
      readonly buy?: number;
    }
  | { readonly do: 'lift'; readonly factor: number }
  | { readonly do: 'rename'; readonly from: string; readonly to: string }
  | { readonly do: 'removeItem'; readonly itemName: string }
  | { readonly do: 'giantOrder'; readonly cents: number }
  /** This many orders in the segment over the event's days, each on a session of its own. */
  | { readonly do: 'exactOrders'; readonly orders: number; readonly where: Segment };

/** Field names of the Data API and their values; a landing page that ends in / stands for all below it. */
export type Segment = Readonly<Record<string, string>>;

interface WrittenDay {
  readonly weeksAgo: number;
  readonly day: string;
}

interface WrittenEvent {
  readonly id: string;
  readonly start: WrittenDay;
  readonly end: WrittenDay | null;
  readonly effects: readonly Effect[];
}

/** An effect on the days it holds, both included. */
export interface PlantedEffect {
  readonly id: string;
  readonly first: CivilDay;
  readonly last: CivilDay;
  readonly effect: Effect;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The planted effects, with their dates seen from the Monday of the last complete week. */
export function plantedEffects(lastMonday: CivilDay): PlantedEffect[] {
  const file = new URL('./planted-events.json', import.meta.url);
  const { events } = JSON.parse(readFileSync(file, 'utf8')) as { events: readonly WrittenEvent[] };
  const dayOf = ({ weeksAgo, day }: WrittenDay): CivilDay =>
    lastMonday - 7 * weeksAgo + weekdays.indexOf(day);
  return events.flatMap(({ id, start, end, effects }) =>
    effects.map((effect) => ({
      id,
      first: dayOf(start),
      last: end === null ? Number.POSITIVE_INFINITY : dayOf(end),
      effect,
    })),
  );
}
