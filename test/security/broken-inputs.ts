import type { DeclaredEndpoint } from './endpoint-requests.ts';

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}
/** The part of the OpenAPI document that says what a request looks like. */
export interface ApiDocument {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: readonly Parameter[];
            readonly requestBody?: {
              readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
            };
          }
        >
      >
    >
  >;
}

export interface BrokenInput {
  /** The field that is wrong. */
  readonly field: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** A day is a text in the document; what it is called says that it is one. */
const isDay = /(start|end)$|date|^(from|to)$|week|_frame_|period/i;

/** A value that no field of this form takes; undefined where any text would do. */
function wrongValue(name: string, { type, format, enum: choices }: Schema, isText: boolean): unknown {
  if (choices !== undefined) return 'neither of them';
  if (type === 'integer' || type === 'number') return 'many';
  if (type === 'boolean') return isText ? undefined : 'perhaps';
  if (type === 'array' || type === 'object') return isText ? undefined : 'none';
  if (type !== 'string') return undefined;
  if (!isText) return 12_345;
  return format === 'uuid' || isDay.test(name) ? 'no such form' : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A good input with one field after the other made wrong; the field that leads to the organization is left good. */
export function brokenInputs(
  { method, path, access }: DeclaredEndpoint,
  good: Readonly<Record<string, unknown>>,
  { paths }: ApiDocument,
): BrokenInput[] {
  const operation = paths[path]?.[method.toLowerCase()];
  const leads = 'of' in access ? [access.of.field, access.of.otherwise?.field] : [];
  const body = operation?.requestBody?.content['application/json']?.schema.properties ?? {};
  const fields = [
    ...(operation?.parameters ?? [])
      .filter((one) => one.in === 'query')
      .map(({ name, schema }) => ({ name, part: 'query', wrong: wrongValue(name, schema, true) })),
    ...Object.entries(body).map(([name, schema]) => ({
      name,
      part: 'body',
      wrong: wrongValue(name, schema, false),
    })),
  ];
  return fields.flatMap(({ name, part, wrong }) => {
    if (wrong === undefined || leads.includes(name) || leads.includes(`${part}.${name}`)) return [];
    const apart = good[part];
    const input = isRecord(apart)
      ? { ...good, [part]: { ...apart, [name]: wrong } }
      : { ...good, [name]: wrong };
    return [{ field: isRecord(apart) ? `${part}.${name}` : name, input }];
  });
}
