import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contract } from '#src/server/contract.ts';
import { openApiDocument } from '#src/server/openapi-document.ts';
import { endpointsOf } from './endpoint-requests.ts';

const root = join(import.meta.dirname, '../..');

it('the committed document is the one the contracts make (npm run openapi)', async () => {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const committed: unknown = JSON.parse(await readFile(join(root, 'docs/openapi.json'), 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(await openApiDocument(version))));
});

it('every endpoint of the contract is in it', async () => {
  const { paths } = (await openApiDocument('1')) as { paths: Record<string, Record<string, unknown>> };
  for (const { method, path, name } of endpointsOf(contract))
    expect(paths[path]?.[method.toLowerCase()], name).toBeDefined();
});
