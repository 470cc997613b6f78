import { invalidArgument } from '../google-error.ts';
import type { MessageSchema, MessageSchemas } from './message-schema.ts';

/**
 * Reads JSON as protocol buffers do: unknown names and wrong types are refused, snake_case names are accepted,
 * null means absent, and 64-bit integers may be numbers or strings (they become strings). The result has
 * exactly the shape of the named schema.
 */
export function readMessage(schemas: MessageSchemas, name: string, value: unknown): Record<string, unknown> {
  const schema = schemas[name];
  if (schema === undefined) throw new Error(`The discovery document has no message ${name}.`);
  return readObject(schemas, schema, value, '') as Record<string, unknown>;
}

function readObject(schemas: MessageSchemas, schema: MessageSchema, value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw wrongType(path, schema.id ?? 'message', value);
  }
  const result: Record<string, unknown> = {};
  for (const [given, item] of Object.entries(value)) {
    const name = given.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const field = Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined;
    if (field === undefined) throw unknownName(path, given);
    if (item !== null) result[name] = readValue(schemas, field, item, path === '' ? name : `${path}.${name}`);
  }
  return result;
}

function readValue(schemas: MessageSchemas, schema: MessageSchema, value: unknown, path: string): unknown {
  if (schema.$ref !== undefined) {
    const target = schemas[schema.$ref];
    if (target === undefined) throw new Error(`The discovery document has no message ${schema.$ref}.`);
    return readObject(schemas, target, value, path);
  }
  if (schema.type === 'array') {
    const { items } = schema;
    if (items === undefined || !Array.isArray(value)) throw wrongType(path, 'list', value);
    return value.map((item, index) => readValue(schemas, items, item, `${path}[${index}]`));
  }
  if (schema.type === 'string' && schema.format === 'int64') return readInt64(value, path);
  if (schema.type === 'integer') {
    if (!Number.isInteger(Number(value)) || typeof value === 'boolean' || value === '') throw wrongType(path, 'TYPE_INT32', value);
    return Number(value);
  }
  if (schema.type === 'number') {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number !== 'number' || Number.isNaN(number)) throw wrongType(path, 'TYPE_DOUBLE', value);
    return number;
  }
  if (schema.type === 'boolean') {
    if (typeof value !== 'boolean') throw wrongType(path, 'TYPE_BOOL', value);
    return value;
  }
  if (typeof value !== 'string') throw wrongType(path, 'TYPE_STRING', value);
  if (schema.enum !== undefined && !schema.enum.includes(value)) throw wrongType(path, 'TYPE_ENUM', value);
  return value;
}

function readInt64(value: unknown, path: string): string {
  const text = typeof value === 'number' && Number.isInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || !/^-?\d{1,19}$/.test(text)) throw wrongType(path, 'TYPE_INT64', value);
  return text;
}

function snake(path: string): string {
  return path.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function unknownName(path: string, name: string): Error {
  const place = path === '' ? '' : ` at '${snake(path)}'`;
  return invalidArgument(`Invalid JSON payload received. Unknown name "${name}"${place}: Cannot find field.`);
}

function wrongType(path: string, type: string, value: unknown): Error {
  return invalidArgument(`Invalid value at '${snake(path)}' (${type}), ${JSON.stringify(value)}`);
}
