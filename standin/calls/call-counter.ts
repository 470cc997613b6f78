import type { Call, Route } from '../http/route.ts';

/** How many calls there were, run now, and ran at once at most, since the last reset. */
export interface CallCount {
  total: number;
  inFlight: number;
  maximumInFlight: number;
}

export interface CallCounts {
  /** Data API calls that name a property, by its id. */
  readonly properties: Readonly<Record<string, CallCount>>;
  /** Search Console calls that name a site, by its address. */
  readonly sites: Readonly<Record<string, CallCount>>;
  /** All calls, by service and path template, such as `data POST /v1beta/properties/{property}:runReport`. */
  readonly methods: Readonly<Record<string, CallCount>>;
}

/** Counts what clients do, so that a test of a client can say how it behaved. Refused calls count like others. */
export interface CallCounter {
  /** Call the result when the answer was sent or cut off. */
  enter(route: Route, call: Call): () => void;
  counts(): CallCounts;
  /** What is in flight stays in flight. */
  reset(): void;
}

export function callCounter(): CallCounter {
  const counts = { properties: counted(), sites: counted(), methods: counted() };

  return {
    enter(route, { params }) {
      const entered = [enterAt(counts.methods, `${route.service} ${route.method} ${route.path}`)];
      if (route.service === 'data' && params.property !== undefined) {
        entered.push(enterAt(counts.properties, params.property));
      }
      if (route.service === 'searchConsole' && params.site !== undefined) {
        entered.push(enterAt(counts.sites, params.site));
      }
      return () => {
        for (const count of entered) count.inFlight -= 1;
      };
    },
    counts: () => ({
      properties: Object.fromEntries(counts.properties),
      sites: Object.fromEntries(counts.sites),
      methods: Object.fromEntries(counts.methods),
    }),
    reset() {
      for (const map of Object.values(counts)) {
        for (const [name, count] of map) {
          if (count.inFlight === 0) map.delete(name);
          else Object.assign(count, { total: 0, maximumInFlight: count.inFlight });
        }
      }
    },
  };
}

function counted(): Map<string, CallCount> {
  return new Map();
}

function enterAt(map: Map<string, CallCount>, name: string): CallCount {
  let count = map.get(name);
  if (count === undefined) {
    count = { total: 0, inFlight: 0, maximumInFlight: 0 };
    map.set(name, count);
  }
  count.total += 1;
  count.inFlight += 1;
  count.maximumInFlight = Math.max(count.maximumInFlight, count.inFlight);
  return count;
}
