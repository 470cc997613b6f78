import {
  discoverySchemas,
  type MessageSchema,
  type MessageSchemas,
} from '../discovery/discovery-document.ts';
import { findMethod } from '../discovery/find-method.ts';
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
  return function check(schema: MessageSchema, value: unknown, at: string): void {
    const expect = (isRight: boolean, what: string) => {
      if (!isRight)
        faults.push(`${at || 'the answer'} should be ${what}, is ${JSON.stringify(value)?.slice(0, 80)}`);
    };
    if (schema.$ref !== undefined) {
      const message = schemas[schema.$ref];
      if (message === undefined) return void faults.push(`there is no message ${schema.$ref}`);
      return check(message, value, at);
    }
    switch (schema.type) {
      case 'object': {
        if (typeof value !== 'object' || value === null || Array.isArray(value))
          return expect(false, 'an object');
        for (const [name, item] of Object.entries(value)) {
          const field = schema.properties?.[name] ?? schema.additionalProperties;
          if (field === undefined) faults.push(`${at}.${name} is not a field of ${schema.id}`);
          else check(field, item, `${at}.${name}`);
        }
        return;
      }
      case 'array': {
        if (!Array.isArray(value)) return expect(false, 'a list');
        // proto3 JSON leaves out what is empty.
        expect(value.length > 0, 'absent instead of empty');
        for (const [index, item] of value.entries()) check(schema.items ?? {}, item, `${at}[${index}]`);
        return;
      }
      case 'boolean':
        return expect(value === true, 'true or absent');
      case 'integer':
        return expect(Number.isInteger(value), 'a whole number');
      case 'number':
        return expect(typeof value === 'number' && Number.isFinite(value), 'a number');
      default:
        if (schema.enum !== undefined && enumsAreNumbers)
          return expect(Number.isInteger(value), 'a number for an enum');
        if (typeof value !== 'string') return expect(false, 'a string');
        if (schema.format === 'int64') return expect(/^-?\d+$/.test(value), 'a whole number in quotes');
        if (schema.enum !== undefined) {
          expect(schema.enum.includes(isOlderWire ? upperSnake(value) : value), `one of ${schema.enum}`);
        }
    }
  };
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
