import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operationsOf } from './api-document.ts';
import { curlOf } from './curl-of.ts';
import { writeSchema } from './write-schema.ts';

const file = join(import.meta.dirname, '../../../../../docs/openapi.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof operationsOf>[0];
const groups = operationsOf(document);
const all = groups.flatMap(({ operations }) => operations);
const named = (id: string) => {
  const found = all.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return found;
};

describe('the API reference', () => {
  it('has every endpoint of the document, each once, with who may call it', () => {
    const written = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
    expect(all).toHaveLength(written.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id, access } of all) expect(['public', 'user', 'member', 'admin'], id).toContain(access);
    expect(named('insights.generate')).toMatchObject({
      access: 'admin',
      tokenScope: 'write',
      method: 'POST',
    });
    expect(named('account.remove').tokenScope).toBeUndefined();
  });

  it('writes a schema as one would write the type', () => {
    expect(
      writeSchema({
        type: 'object',
        properties: {
          id: { type: 'string', format: 'uuid' },
          limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
          tags: { type: 'array', items: { enum: ['a', 'b'] } },
          note: { anyOf: [{ type: 'string' }, { type: 'null' }], description: 'why' },
          by: { type: 'object', additionalProperties: { type: 'number' } },
        },
        required: ['id', 'by'],
      }),
    ).toBe(
      [
        '{',
        '  id: string (uuid)',
        '  limit?: integer (1 to 100, default 20)',
        '  tags?: ("a" | "b")[]',
        '  // why',
        '  note?: string | null',
        '  by: { [name]: number }',
        '}',
      ].join('\n'),
    );
  });

  it('says something of every body and answer', () => {
    for (const { id, body, answer } of all)
      for (const part of [body, answer])
        if (part) expect(writeSchema(part.schema), id).not.toMatch(/undefined/);
  });

  it('gives a call that could be typed: every place in the address filled, a token where one opens it', () => {
    for (const operation of all) {
      const curl = curlOf(operation, 'https://weekwise.example');
      expect(curl, operation.id).not.toMatch(/[{]\w+[}]|undefined/);
      expect(curl.includes('Bearer weekwise_'), operation.id).toBe(operation.tokenScope !== undefined);
    }
    expect(curlOf(named('insights.generate'), 'https://weekwise.example')).toBe(
      [
        "curl -X POST 'https://weekwise.example/api/analytics' \\",
        "  -H 'Authorization: Bearer weekwise_…' \\",
        "  -H 'Content-Type: application/json' \\",
        `  -d '{"organizationId":"01a00000-0000-7000-8000-000000000000","sourceId":"01a00000-0000-7000-8000-000000000000","selectedDate":"2026-03-02"}'`,
      ].join('\n'),
    );
  });
});
