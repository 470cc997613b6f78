import { realtimeFields } from '../../assumptions.ts';
import type { LocalTime } from '../../calendar/local-time.ts';
import type { DataSet, ServedDimension } from '../../data-sets/data-set.ts';
import { minutesOf, rowsAgo } from './resolve-minute-ranges.ts';

/** The property as realtime reports know it: few fields, and how many minutes ago things happened. */
export function realtimeDataSet(dataSet: DataSet, present: LocalTime): DataSet {
  const { dimensions, metrics, property } = dataSet;
  const [stream] = property.webStreams;
  const known = (name: string) => dimensions.filter(({ apiName }) => apiName === name);
  return {
    ...dataSet,
    dimensions: [
      ...realtimeFields.dimensions.flatMap(known),
      ...known('pageTitle').map((title) => ({ ...title, apiName: 'unifiedScreenName', uiName: 'Page title and screen name' })),
      ...(known('platform').length > 0 ? [] : [constant('platform', 'Platform', 'web')]),
      ...(stream === undefined
        ? []
        : [constant('streamId', 'Stream ID', stream.id), constant('streamName', 'Stream name', stream.displayName)]),
      minutesAgo(minutesOf(property), present),
    ],
    metrics: metrics.filter(({ apiName }) => realtimeFields.metrics.includes(apiName)),
  };
}

function constant(apiName: string, uiName: string, value: string): ServedDimension {
  return {
    apiName,
    uiName,
    category: 'Platform / device',
    description: uiName,
    column: (table) => ({ codes: new Uint8Array(table.rowCount), labels: [value] }),
  };
}

/** 00 is the current minute, 29 the oldest. */
function minutesAgo(minutes: number, present: LocalTime): ServedDimension {
  return {
    apiName: 'minutesAgo',
    uiName: 'Realtime minutes ago',
    category: 'Time',
    description: 'The number of minutes ago that an event was collected. 00 is the current minute.',
    column(table) {
      const codes = new Uint8Array(table.rowCount);
      for (let minute = 0; minute < minutes; minute += 1) {
        codes.fill(minute, rowsAgo(table, present, (minute + 1) * 60 - 1), rowsAgo(table, present, minute * 60 - 1));
      }
      return { codes, labels: Array.from({ length: minutes }, (_, minute) => String(minute).padStart(2, '0')) };
    },
  };
}
