import { join } from 'node:path';
import { z } from 'zod';

/**
 * The embedded engine belongs to the one process that has it open. A command that needs its facts asks that process, over
 * the database that both have, and finds the answer in the data folder that both have.
 */
export const REQUESTS = 'fact_exports';
export const answersTo = (id: string): string => `fact_export_${id.replaceAll('-', '')}`;

/** The snapshot is that of the asker's open transaction: both see the same moment. */
export const ExportRequest = z.object({ id: z.uuid(), snapshot: z.string().regex(/^[\w-]+$/) });
export type ExportRequest = z.infer<typeof ExportRequest>;

export const ExportAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('working'), rows: z.number() }),
  z.object({ state: z.literal('done'), rows: z.number(), sha256: z.string(), columns: z.array(z.string()) }),
  z.object({ state: z.literal('failed'), message: z.string() }),
]);
export type ExportAnswer = z.infer<typeof ExportAnswer>;

export const exportsFolder = (dataDir: string): string => join(dataDir, 'exports');
export const exportFile = (dataDir: string, { id }: Pick<ExportRequest, 'id'>): string =>
  join(exportsFolder(dataDir), `${id}.zst`);
