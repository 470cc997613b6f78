import type { OAuth2Client } from 'google-auth-library';
import type { Clock } from '#src/platform/clock.ts';
import type { Config } from '#src/platform/config.ts';
import type { Connection } from './connector.ts';
import type { PropertyGates } from './google/property-gates.ts';
import { connectGa4 } from './google-analytics/connection.ts';
import type { MetricMapping } from './google-analytics/metric-names.ts';
import { connectSearchConsole } from './search-console/connection.ts';

/** What a source is reached by. */
export interface SourceTarget {
  readonly type: 'GA4' | 'GSC';
  /** The GA4 property's number, or the address of a Search Console property. */
  readonly property: string;
  readonly mapping: MetricMapping;
  readonly timeZone: string | null;
}

export interface ConnectorParts {
  readonly config: Config;
  readonly gates: PropertyGates;
  readonly clock: Clock;
}

/** A connection to any source of Google's. Another service is added here and nowhere else. */
export function connectSource(
  { config, gates, clock }: ConnectorParts,
  client: OAuth2Client,
  { type, property, mapping, timeZone }: SourceTarget,
): Connection {
  const gate = gates(`${type} ${property}`);
  switch (type) {
    case 'GA4':
      return connectGa4({
        client,
        rootUrl: config.GOOGLE_ANALYTICS_DATA_URL,
        propertyId: property,
        mapping,
        timeZone: timeZone ?? undefined,
        gate,
        clock,
      });
    case 'GSC':
      return connectSearchConsole({
        client,
        rootUrl: config.GOOGLE_SEARCH_CONSOLE_URL,
        siteUrl: property,
        gate,
        clock,
      });
  }
}
