import type { Schema } from './api-document.ts';

const DEEPEST = 6;

/** A schema as one would write the type by hand: names, kinds, limits; optional fields with a question mark. */
export function writeSchema(schema: Schema, indent = '', depth = 0): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined)
    return [...new Set(choices.map((one) => writeSchema(one, indent, depth)))].join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.type === 'array') return listOf(schema, indent, depth);
  if (schema.type === 'object' || schema.properties !== undefined) return writeObject(schema, indent, depth);
  return [schema.type ?? 'any', ...limitsOf(schema)].join(' ');
}

function listOf({ items = {}, maxItems }: Schema, indent: string, depth: number): string {
  const one = writeSchema(items, indent, depth);
  const most = maxItems === undefined ? '' : ` at most ${maxItems}`;
  return `${one.includes(' | ') ? `(${one})` : one}[]${most}`;
}

function writeObject(schema: Schema, indent: string, depth: number): string {
  const { properties = {}, required = [], additionalProperties: others } = schema;
  const names = Object.keys(properties);
  if (names.length === 0) {
    const value = typeof others === 'object' ? writeSchema(others, indent, depth + 1) : 'any';
    return others === undefined || others === false ? '{}' : `{ [name]: ${value} }`;
  }
  if (depth >= DEEPEST) return '{ … }';
  const inner = `${indent}  `;
  const lines = names.map((name) => {
    const field = properties[name] ?? {};
    const told = field.description === undefined ? '' : `${inner}// ${field.description}\n`;
    const optional = required.includes(name) ? '' : '?';
    return `${told}${inner}${name}${optional}: ${writeSchema(field, inner, depth + 1)}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function limitsOf({ format, minimum, maximum, maxLength, contentMediaType, ...rest }: Schema): string[] {
  // The largest safe integer is no limit that anybody chose.
  const bound = (value: number | undefined) =>
    value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value;
  const [least, most] = [bound(minimum), bound(maximum)];
  const range =
    least !== undefined && most !== undefined
      ? `${least} to ${most}`
      : least !== undefined
        ? `from ${least}`
        : most !== undefined && `up to ${most}`;
  const notes = [
    format ?? (contentMediaType !== undefined && 'file'),
    range,
    maxLength !== undefined && `at most ${maxLength} characters`,
    'default' in rest && `default ${JSON.stringify(rest.default)}`,
  ].filter((note) => typeof note === 'string');
  return notes.length === 0 ? [] : [`(${notes.join(', ')})`];
}
