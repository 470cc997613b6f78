import type { Database } from '#src/platform/database/database.ts';
import { AppError } from '#src/shared/error-code.ts';
import type { associateProperty } from './associate-property.ts';
import { deleteSource, insertSource, type SourceRow } from './source-store.ts';

interface NewSource {
  readonly organizationId: string;
  readonly userId: string;
  readonly name: string;
  readonly url: string | null;
  readonly description: string | null;
  readonly type: SourceRow['type'];
  readonly platformId: string | undefined;
}

/** A source with its property, or none: one that could not be connected is not left behind. */
export async function createSource(
  { database, associate }: { database: Database; associate: ReturnType<typeof associateProperty> },
  { userId, platformId, ...values }: NewSource,
): Promise<SourceRow> {
  const { organizationId, type } = values;
  if (type === 'GSC' && !platformId) {
    const needed = 'A search console source requires a selected property.';
    throw new AppError('INVALID_INPUT', needed, { fields: { platform_id: needed } });
  }
  const row = await database.forOrganization(organizationId, (tx) => insertSource(tx, values));
  if (type === 'FILE' || !platformId) return row;
  const caller = { organizationId, userId };
  try {
    return type === 'GSC'
      ? await associate.searchConsole(caller, row.id, platformId)
      : await associate.ga4(caller, row.id, platformId.replace(/^properties\//, ''));
  } catch (error) {
    await database.forOrganization(organizationId, (tx) => deleteSource(tx, row.id));
    throw error;
  }
}
