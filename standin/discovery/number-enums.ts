import { discoverySchemas } from './discovery-document.ts';
import type { MessageSchema, MessageSchemas } from './message-schema.ts';
import { findMethod } from './find-method.ts';

/** The numbers of those enum values that the stand-in ever answers, as Google's protocol buffers number them. */
const numbers: Readonly<Record<string, number>> = {
  TYPE_INTEGER: 1,
  TYPE_FLOAT: 2,
  TYPE_SECONDS: 4,
  TYPE_MILLISECONDS: 5,
  TYPE_MINUTES: 6,
  TYPE_HOURS: 7,
  TYPE_STANDARD: 8,
  TYPE_CURRENCY: 9,
  COMPATIBLE: 1,
  INCOMPATIBLE: 2,
  NO_REVENUE_METRICS: 1,
  NO_COST_METRICS: 2,
  COST_DATA: 1,
  REVENUE_DATA: 2,
  SHOPPING: 26,
  HOME_AND_GARDEN: 14,
  GOOGLE_ANALYTICS_STANDARD: 1,
  GOOGLE_ANALYTICS_360: 2,
  PROPERTY_TYPE_ORDINARY: 1,
  WEB_DATA_STREAM: 1,
  ANDROID_APP_DATA_STREAM: 2,
  IOS_APP_DATA_STREAM: 3,
  ONCE_PER_EVENT: 1,
  ONCE_PER_SESSION: 2,
  TWO_MONTHS: 1,
  FOURTEEN_MONTHS: 3,
};

/** An answer for a client that asked for `$alt=json;enum-encoding=int`, as Google's gRPC clients do over REST. */
export function numberEnums(httpMethod: string, path: string, body: string): string {
  const method = findMethod(httpMethod, path);
  if (method?.response === undefined) return body;
  return JSON.stringify(numbered(discoverySchemas(method.api), { $ref: method.response.$ref }, JSON.parse(body)));
}

function numbered(schemas: MessageSchemas, schema: MessageSchema, value: unknown): unknown {
  if (schema.$ref !== undefined) return numbered(schemas, schemas[schema.$ref] ?? {}, value);
  if (Array.isArray(value)) return value.map((item) => numbered(schemas, schema.items ?? {}, item));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, numbered(schemas, schema.properties?.[name] ?? {}, item)]),
    );
  }
  if (schema.enum === undefined || typeof value !== 'string') return value;
  const number = numbers[value];
  if (number === undefined) throw new Error(`The enum value ${value} has no number yet.`);
  return number;
}
