import { z } from 'zod';
import type { ReadFiles } from '#src/connectors/file-import/on-file-thread.ts';
import { defineWorkflow, type WorkflowDefinition } from '#src/platform/workflows/workflows.ts';
import { AppError } from '#src/shared/error-code.ts';
import { idText } from '#src/shared/wire.ts';
import { failImport, getImport, noteImportProgress } from './import-store.ts';
import { correctAfterImport, type ImportParts, storeImport, withFiles } from './run-import.ts';
import { steadyProgress } from './steady-progress.ts';

export const ImportFilesInput = z.object({ importId: idText, organizationId: idText });
export type ImportFilesInput = z.infer<typeof ImportFilesInput>;

/** Where the bar stands when everything is read, and when all rows are stored. */
const READ_PERCENT = 60;
const STORED_PERCENT = 99;
const READING = 'Reading the files';

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
          if (entry.status === 'failed') return;
          // Stored before a crash, and perhaps just before the cards were told.
          if (entry.status === 'completed')
            return await correctAfterImport(parts, { ...entry, organizationId });
          const note = (percent: number, doing: string) =>
            database.forOrganization(organizationId, (tx) =>
              noteImportProgress(tx, importId, percent, doing),
            );
          const progress = steadyProgress(note);
          await note(1, READING);
          const toRun = { ...entry, organizationId };
          const store = async (read: ReadFiles) => {
            const all = read.rows.reduce((sum, { rowCount }) => sum + rowCount, 0);
            const storing = `Storing ${all.toLocaleString('en')} rows`;
            await note(READ_PERCENT, storing);
            let stored = 0;
            const onStored = (rows: number) => {
              stored += rows;
              const share = Math.min(1, stored / all);
              progress(READ_PERCENT + share * (STORED_PERCENT - READ_PERCENT), storing);
            };
            await database.forOrganization(organizationId, (tx) =>
              storeImport(tx, facts, toRun, read, { onStored }),
            );
          };
          await withFiles(parts, toRun, store, (share) => progress(share * READ_PERCENT, READING));
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
