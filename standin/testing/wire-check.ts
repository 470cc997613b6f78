import { discoverySchemas } from '../discovery/discovery-document.ts';
import { findMethod } from '../discovery/find-method.ts';
import type { MessageSchema, MessageSchemas } from '../discovery/message-schema.ts';
import type { Exchange } from '../http/exchange.ts';
import { upperSnake } from '../search-console/search-request.ts';

/** What is wrong with an answer of one of Google's APIs, held strictly against Google's own description; nothing if all is well. */
export function wireFaults({ method, path, query, status, headers, body }: Exchange): string[] {
  const found = findMethod(method, path);
  if (found === undefined || !headers['content-type']?.startsWith('application/json')) return [];
  const value: unknown = JSON.parse(body);
  const faults: string[] = [];
  if (status === 200) {
    const enumsAreNumbers = query.get('$alt')?.includes('enum-encoding=int') === true;
    const check = checker(
      discoverySchemas(found.api),
      enumsAreNumbers,
      found.api === 'searchconsole.v1',
      faults,
    );
    check({ $ref: found.response?.$ref ?? '' }, value, '');
  } else checkEnvelope(value, status, faults);
  return faults.map((fault) => `${found.id} (${method} ${path}): ${fault}`);
}

/** Stricter than a client: 64-bit integers must be strings, other numbers numbers, and no name may be unknown. */
function checker(schemas: MessageSchemas, enumsAreNumbers: boolean, isOlderWire: boolean, faults: string[]) {
  function check(schema: MessageSchema, value: unknown, at: string): void {
    if (schema.$ref !== undefined) {
      const message = schemas[schema.$ref];
      if (message === undefined) faults.push(`there is no message ${schema.$ref}`);
      else check(message, value, at);
    } else if (schema.type === 'object') {
      if (isObject(value)) checkFields(schema, value, at);
      else complain(at, 'an object', value);
    } else if (schema.type === 'array') {
      // proto3 JSON leaves out what is empty.
      if (!Array.isArray(value) || value.length === 0) complain(at, 'a list that is not empty', value);
      else for (const [index, item] of value.entries()) check(schema.items ?? {}, item, `${at}[${index}]`);
    } else {
      const [isRight, what] = plainTest(schema, value);
      if (!isRight) complain(at, what, value);
    }
  }

  function checkFields(schema: MessageSchema, value: Record<string, unknown>, at: string): void {
    for (const [name, item] of Object.entries(value)) {
      const field = schema.properties?.[name] ?? schema.additionalProperties;
      if (field === undefined) faults.push(`${at}.${name} is not a field of ${schema.id}`);
      else check(field, item, `${at}.${name}`);
    }
  }

  function plainTest(schema: MessageSchema, value: unknown): readonly [isRight: boolean, what: string] {
    switch (schema.type) {
      case 'boolean':
        return [value === true, 'true or absent'];
      case 'integer':
        return [Number.isInteger(value), 'a whole number'];
      case 'number':
        return [typeof value === 'number' && Number.isFinite(value), 'a number'];
    }
    if (schema.enum !== undefined) {
      if (enumsAreNumbers) return [Number.isInteger(value), 'a number for an enum'];
      const name = isOlderWire && typeof value === 'string' ? upperSnake(value) : value;
      return [schema.enum.some((known) => known === name), `one of ${schema.enum}`];
    }
    if (schema.format === 'int64')
      return [typeof value === 'string' && /^-?\d+$/.test(value), 'a whole number in quotes'];
    return [typeof value === 'string' && value !== '', 'a string that is not empty'];
  }

  function complain(at: string, what: string, value: unknown): void {
    faults.push(`${at || 'the answer'} should be ${what}, is ${JSON.stringify(value)?.slice(0, 80)}`);
  }

  return check;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkEnvelope(value: unknown, status: number, faults: string[]): void {
  const { error } = value as {
    error?: { code?: unknown; message?: unknown; status?: unknown; errors?: unknown };
  };
  const isTold = typeof error?.status === 'string' || Array.isArray(error?.errors);
  if (error?.code !== status || typeof error.message !== 'string' || error.message === '' || !isTold) {
    faults.push(`status ${status} comes without Google's envelope: ${JSON.stringify(value).slice(0, 120)}`);
  }
}
