import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiDocument } from '../openapi-document.ts';
import { version } from '../version.ts';

/** Writes docs/openapi.json, made from the contracts. A test fails while the two differ. */
const file = join(import.meta.dirname, '../../../docs/openapi.json');
await writeFile(file, `${JSON.stringify(await openApiDocument(version), null, 2)}\n`);
