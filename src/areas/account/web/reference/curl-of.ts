import { orgAgentId } from '#src/shared/agent-id.ts';
import type { Operation, Parameter, Schema } from './api-document.ts';

const ID = '01a00000-0000-7000-8000-000000000000';
const MONDAY = '2026-03-02';

/** A value that a schema could take, to begin with: its default, its first choice, or one of its kind. */
function exampleOf(schema: Schema, name = ''): unknown {
  if ('default' in schema) return schema.default;
  if ('const' in schema) return schema.const;
  const [choice] = schema.enum ?? [];
  if (choice !== undefined) return choice;
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first !== undefined) return exampleOf(first, name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([field]) => schema.required?.includes(field) ?? false)
          .map(([field, one]) => [field, exampleOf(one, field)]),
      );
    case 'array':
      return schema.items === undefined ? [] : [exampleOf(schema.items, name)];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    default:
      return textOf(schema, name);
  }
}

function textOf({ format }: Schema, name: string): string {
  if (format === 'uuid') return ID;
  if (format === 'date' || /date|week|^(from|to|start|end)$|start$|end$/i.test(name)) return MONDAY;
  if (format === 'uri' || name === 'url') return 'https://shop.example.com';
  return name === '' ? 'text' : name;
}

/** An agent's id begins with that of its organization; a text in the address is an example of itself. */
const inAddress = ({ name, schema }: Parameter): string =>
  name === 'agentId' ? orgAgentId(ID) : String(exampleOf(schema, name));

/** In single quotes for a shell; one inside is closed, escaped and opened again. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The call as one would type it, with a token where one opens it. */
export function curlOf(operation: Operation, origin: string): string {
  const { method, path, parameters, body, access, tokenScope } = operation;
  const required = parameters.filter((one) => one.required === true);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const found = parameters.find((one) => one.in === 'path' && one.name === name);
    return found === undefined ? name : encodeURIComponent(inAddress(found));
  });
  const asked = required.filter((one) => one.in === 'query');
  const query = new URLSearchParams(asked.map((one) => [one.name, inAddress(one)]));
  const address = `${origin}${filled}${asked.length > 0 ? `?${query}` : ''}`;
  const parts = [`curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(address)}`];
  if (tokenScope !== undefined) parts.push(`-H ${quoted('Authorization: Bearer weekwise_…')}`);
  else if (access !== 'public')
    parts.push(`-H ${quoted('Cookie: weekwise.session_token=…')}`, `-H ${quoted(`Origin: ${origin}`)}`);
  if (body?.type === 'application/json')
    parts.push(
      `-H ${quoted('Content-Type: application/json')}`,
      `-d ${quoted(JSON.stringify(exampleOf(body.schema)))}`,
    );
  else if (body !== undefined) parts.push(`-F ${quoted('file=@report.csv')}`);
  return parts.join(' \\\n  ');
}
