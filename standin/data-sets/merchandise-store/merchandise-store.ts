import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { localTime } from '../../calendar/local-time.ts';
import { localTimeReader } from '../../calendar/local-time-reader.ts';
import type { DataSet, PropertyFacts, ServedDimension } from '../data-set.ts';
import { keyEventMetrics, sessionMetrics } from '../session-metrics.ts';
import { labelColumn, type SessionTable } from '../session-table.ts';
import { timeDimensions } from '../time-dimensions.ts';
import { buildTable } from './build-table.ts';
import { parseSessions } from './parse-sessions.ts';
import { weekShift } from './week-shift.ts';

const purchase = {
  id: '300000001',
  eventName: 'purchase',
  countingMethod: 'ONCE_PER_EVENT',
  custom: false,
} as const;

const purchaseColumns = { events: 'purchases', hasEvent: 'hasPurchase' };

const property: PropertyFacts = {
  id: '200000001',
  displayName: 'Google Merchandise Store (sample)',
  account: { id: '100000001', displayName: 'Google Merchandise Store sample, Google' },
  timeZone: 'America/Los_Angeles',
  currencyCode: 'USD',
  industryCategory: 'SHOPPING',
  serviceLevel: 'GOOGLE_ANALYTICS_STANDARD',
  createTime: '2016-01-04T17:00:00.000Z',
  webStreams: [
    {
      id: '400000001',
      displayName: 'Google Merchandise Store',
      measurementId: 'G-SAMPLE0001',
      defaultUri: 'https://shop.googlemerchandisestore.com',
    },
  ],
  keyEvents: [purchase],
  visibleTo: ['owner@example.test', 'admin@example.test'],
};

const derivedMedium =
  'Derived from the channel, because the data names no medium: Organic Search is organic, Paid Search cpc, Display cpm, Affiliates affiliate, Referral and Social referral, Direct (none).';

const dimensions: readonly ServedDimension[] = [
  ...timeDimensions,
  column(
    'sessionDefaultChannelGroup',
    'Session default channel group',
    'Traffic source',
    'channel',
    "The session's default channel group, as Universal Analytics grouped it.",
  ),
  column(
    'sessionSource',
    'Session source',
    'Traffic source',
    'source',
    'The source that initiated a session on your website. (direct) also names sources lost in the extract.',
  ),
  column(
    'sessionMedium',
    'Session medium',
    'Traffic source',
    'medium',
    `The medium that initiated a session on your website. ${derivedMedium}`,
  ),
  column(
    'sessionSourceMedium',
    'Session source / medium',
    'Traffic source',
    'sourceMedium',
    `The combined values of sessionSource and sessionMedium. The medium is derived. ${derivedMedium}`,
  ),
  column(
    'country',
    'Country',
    'Geography',
    'country',
    'The country from which the user activity originated.',
  ),
  column(
    'deviceCategory',
    'Device category',
    'Platform / device',
    'device',
    'The type of device: desktop, tablet, or mobile.',
  ),
  column(
    'newVsReturning',
    'New / returning',
    'User',
    'newVsReturning',
    'New users have 0 previous sessions, and returning users have 1 or more previous sessions. This dimension returns two values: new or returning.',
  ),
];

/** The real shop's first quarter of 2017, moved by whole weeks to end just before `startedAt`. */
export function merchandiseStore(startedAt: number): DataSet {
  let table: Promise<SessionTable> | undefined;
  return {
    property,
    dimensions,
    metrics: [
      ...sessionMetrics(),
      ...keyEventMetrics(purchaseColumns),
      ...keyEventMetrics(purchaseColumns, purchase.eventName),
    ],
    table() {
      table ??= loadTable(startedAt);
      return table;
    },
  };
}

async function loadTable(startedAt: number): Promise<SessionTable> {
  const zipped = await readFile(new URL('./sessions.csv.gz', import.meta.url));
  const csv = await promisify(gunzip)(zipped);
  const today = localTime(startedAt, property.timeZone).day;
  return buildTable(parseSessions(csv, localTimeReader(property.timeZone)), weekShift(today));
}

function column(
  apiName: string,
  uiName: string,
  category: string,
  source: string,
  description: string,
): ServedDimension {
  return { apiName, uiName, category, description, column: (table) => labelColumn(table, source) };
}
