import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { api, client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { recordFirstSource } from '#src/web/api/onboarding.ts';
import { sourcesQuery } from '../queries.ts';
import { useUploadFiles } from './use-upload-files.ts';

/** Makes a source with its first files, and leads to how they are read. */
export function useFileSource() {
  const { organization, path } = useOrganization();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const { doing, refused, upload } = useUploadFiles();
  /** Made with the first files; should it not go away when all of them were refused, it serves the next ones. */
  const made = useRef<string>(undefined);
  const hasFiles = useRef(false);
  const isLeaving = useRef(false);

  /** A source of no file at all would only stand in the list. */
  const forget = async (sourceId: string) => {
    try {
      await client.sources.remove({ sourceId });
      made.current = undefined;
    } catch (error) {
      setFailure(failureOf(error).message);
    }
  };

  /** False where there is no source to give the files to. */
  const begin = async (name: string, files: readonly File[], isLast: () => boolean): Promise<boolean> => {
    setFailure(undefined);
    // As it is before: the list hears of the new source before the answer comes.
    const known = await queryClient.ensureQueryData(sourcesQuery(organization.id)).catch(() => []);
    const isFirst = known.every(({ id }) => id === made.current);
    try {
      made.current ??= (await client.sources.create({ id: organization.id, name, type: 'FILE' })).source.id;
    } catch (error) {
      setFailure(failureOf(error).message);
      return false;
    }
    const sourceId = made.current;
    const { taken, refused: refusedFiles } = await upload(sourceId, files, isLast);
    hasFiles.current ||= taken > 0;
    if (!hasFiles.current) await forget(sourceId);
    else if (isFirst) recordFirstSource(organization.id, sourceId);
    await queryClient.invalidateQueries({ queryKey: api.sources.list.key() });
    if (!hasFiles.current || isLeaving.current || !isLast()) return true;
    isLeaving.current = true;
    router.history.push(path(`/sources/${sourceId}/import`), { refusedFiles });
    return true;
  };

  return { begin, failure, doing, refused, isMade: () => made.current !== undefined };
}
