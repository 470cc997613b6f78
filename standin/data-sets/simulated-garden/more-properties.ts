import { mondayOf } from '../../calendar/civil-day.ts';
import { localTime } from '../../calendar/local-time.ts';
import type { DataSet, PropertyFacts } from '../data-set.ts';
import type { MoreDataSets } from '../property-directory.ts';
import { gardenProperty } from './garden-property.ts';
import { generateSite, type SimulatedSite } from './generate-site.ts';
import { once, simulatedDataSet } from './simulated-garden.ts';
import { siteColumns } from './site-columns.ts';

/** Zones with and without summer time, on both hemispheres, one of them half an hour off. */
const variants = [
  ['America/New_York', 'USD'],
  ['Pacific/Auckland', 'NZD'],
  ['Asia/Kolkata', 'INR'],
  ['America/Sao_Paulo', 'BRL'],
  ['Asia/Tokyo', 'JPY'],
] as const;

/** Properties that exist only while a switch is on; made when first asked for. */
export function moreProperties(startedAt: number): MoreDataSets {
  let tiny: DataSet[] | undefined;
  let numbered: DataSet[] = [];
  return {
    tiny() {
      tiny ??= variants.map(([timeZone, currencyCode], place) => {
        const property = derived(place + 11, `Tiny ${timeZone} (simulated)`, {
          timeZone,
          currencyCode,
          // One of them has the limits of Analytics 360.
          ...(timeZone === 'Asia/Tokyo' ? { serviceLevel: 'GOOGLE_ANALYTICS_360' } : {}),
        });
        const lastMonday = mondayOf(localTime(startedAt, timeZone).day) - 7;
        const weeks = { complete: 30, after: 3 };
        return simulatedDataSet(
          property,
          once(() =>
            generateSite({ seed: 100 + place, scale: 0.05, timeZone, lastMonday, weeks, isPlanted: false }),
          ),
        );
      });
      return tiny;
    },
    numbered(count) {
      if (numbered.length !== count) {
        numbered = Array.from({ length: count }, (_, place) =>
          simulatedDataSet(derived(place + 1001, `Empty property ${place + 1} (simulated)`), noSite),
        );
      }
      return numbered;
    },
  };
}

const noSite = once(async (): Promise<SimulatedSite> => ({ columns: siteColumns(0), userCount: 0 }));

/** A property like the garden's, in an account of its own. */
function derived(place: number, displayName: string, more: Partial<PropertyFacts> = {}): PropertyFacts {
  return {
    ...gardenProperty,
    id: String(200_000_000 + place),
    displayName,
    account: { id: String(100_000_000 + place), displayName },
    webStreams: gardenProperty.webStreams.map((stream) => ({
      ...stream,
      id: String(400_000_000 + place),
      displayName,
      measurementId: `G-SIMULATE${place}`,
    })),
    ...more,
  };
}
