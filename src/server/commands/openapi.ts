import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import { openApiDocument } from '../router.ts';

/** Writes docs/openapi.json, made from the contracts. A test fails while the two differ. */
const file = join(import.meta.dirname, '../../../docs/openapi.json');
await writeFile(file, `${JSON.stringify(await openApiDocument(packageJson.version), null, 2)}\n`);
