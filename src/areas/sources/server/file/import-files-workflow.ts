import { z } from 'zod';
import { defineWorkflow, type WorkflowDefinition } from '#src/platform/workflows/workflows.ts';
import { AppError } from '#src/shared/error-code.ts';
import { idText } from '#src/shared/wire.ts';
import { failImport, getImport, noteImportProgress } from './import-store.ts';
import { correctAfterImport, type ImportParts, readFiles, storeImport } from './run-import.ts';

export const ImportFilesInput = z.object({ importId: idText, organizationId: idText });
export type ImportFilesInput = z.infer<typeof ImportFilesInput>;

/** Where the bar stands when everything is read. */
const READ_PERCENT = 60;

/** A large import in the background. Reading and storing are one step: what was read is too much to remember, and storing twice changes nothing. */
export const importFilesWorkflow = (parts: ImportParts): WorkflowDefinition<ImportFilesInput> =>
  defineWorkflow(
    'import-files',
    ImportFilesInput,
    async ({ importId, organizationId }, { step }) => {
      const { database, facts, log } = parts;
      try {
        await step('import', async () => {
          const entry = await database.forOrganization(organizationId, (tx) => getImport(tx, importId));
          if (entry.status === 'completed' || entry.status === 'failed') return;
          const progress = (percent: number, doing: string) =>
            database.forOrganization(organizationId, (tx) =>
              noteImportProgress(tx, importId, percent, doing),
            );
          await progress(1, 'Reading the files');
          const toRun = { ...entry, organizationId };
          const read = await readFiles(parts, toRun, (share) =>
            progress(share * READ_PERCENT, 'Reading the files'),
          );
          await progress(READ_PERCENT, `Storing ${read.rows.length.toLocaleString('en')} rows`);
          await database.forOrganization(organizationId, (tx) => storeImport(tx, facts, toRun, read));
          await correctAfterImport(parts, toRun);
        });
      } catch (error) {
        if (!(error instanceof AppError)) log.error('An import failed', { importId, error });
        const reason =
          error instanceof AppError ? error.message : 'The import stopped because of a mistake of ours.';
        await step('fail', () =>
          database.forOrganization(organizationId, (tx) =>
            failImport(tx, importId, `${reason} Nothing was imported.`),
          ),
        );
      }
    },
    'imports',
  );
