import type { ApiName, MessageSchema, MessageSchemas } from './message-schema.ts';

type Fields = Readonly<Record<string, MessageSchema>>;

const text: MessageSchema = { type: 'string' };

/** Messages and fields that Google's newest typings have and the documents in this folder do not yet. */
const additions: Readonly<Record<ApiName, Readonly<Record<string, Fields>>>> = {
  'analyticsdata.v1beta': {
    DataTruncationReason: {
      type: {
        type: 'string',
        enum: [
          'DATA_TRUNCATION_TYPE_UNSPECIFIED',
          'DATA_TRUNCATION_TYPE_RULES_BASED_MODELS',
          'DATA_TRUNCATION_TYPE_DATA_DRIVEN_ATTRIBUTION',
        ],
      },
    },
    ResponseMetaData: { dataTruncationReasons: { type: 'array', items: { $ref: 'DataTruncationReason' } } },
  },
  'analyticsadmin.v1beta': {
    GoogleAnalyticsAdminV1betaDataRetentionSettings: {
      userDataRetention: {
        type: 'string',
        enum: [
          'RETENTION_DURATION_UNSPECIFIED',
          'TWO_MONTHS',
          'FOURTEEN_MONTHS',
          'TWENTY_SIX_MONTHS',
          'THIRTY_EIGHT_MONTHS',
          'FIFTY_MONTHS',
        ],
      },
    },
  },
  'searchconsole.v1': {
    SearchAnalyticsQueryRequest: {
      dataState: { type: 'string', enum: ['DATA_STATE_UNSPECIFIED', 'FINAL', 'ALL', 'HOURLY_ALL'] },
      dimensions: {
        type: 'array',
        items: {
          type: 'string',
          enum: ['DATE', 'QUERY', 'PAGE', 'COUNTRY', 'DEVICE', 'SEARCH_APPEARANCE', 'HOUR'],
        },
      },
    },
    SearchAnalyticsQueryResponse: { metadata: { $ref: 'Metadata' } },
    // The typings say firstIncompleteDate, the documentation first_incomplete_date.
    Metadata: { firstIncompleteDate: text, firstIncompleteHour: text },
  },
};

export function laterFields(api: ApiName, schemas: MessageSchemas): MessageSchemas {
  const added = Object.entries(additions[api]).map(([name, fields]) => [
    name,
    { ...(schemas[name] ?? { id: name, type: 'object' }), properties: { ...schemas[name]?.properties, ...fields } },
  ]);
  return { ...schemas, ...Object.fromEntries(added) };
}
