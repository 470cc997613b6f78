import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '#src/web/api/client.ts';
import { failureOf } from '#src/web/api/error.ts';
import type { Upload } from '../../file-contract.ts';
import { uploadsQuery } from './queries.ts';

/** A file that was not taken, and why. */
export interface RefusedFile {
  readonly name: string;
  readonly why: string;
}

export interface UploadState {
  /** What is being read at the moment: "Reading sessions.csv (2 of 3)". */
  readonly doing: string | undefined;
  readonly refused: readonly RefusedFile[];
}

const nothing: readonly RefusedFile[] = [];

/** Sends files one after the other. One that is refused holds up no other. */
export function useUploadFiles(refusedBefore = nothing) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<UploadState>({ doing: undefined, refused: refusedBefore });
  /** Of those that were given together with the next ones: nobody has read yet why they were not taken. */
  const unread = useRef(nothing);

  /** Of all that were given at once, `isLast` tells the end. */
  const upload = async (
    sourceId: string,
    files: readonly File[],
    isLast: () => boolean,
  ): Promise<{ readonly taken: number; readonly refused: readonly RefusedFile[] }> => {
    let refused = unread.current;
    let taken = 0;
    for (const [index, file] of files.entries()) {
      const place = files.length > 1 ? ` (${index + 1} of ${files.length})` : '';
      refused = refused.filter(({ name }) => name !== file.name);
      setState({ doing: `Reading ${file.name}${place}`, refused });
      try {
        const { upload: kept } = await client.sources.uploadFile({ sourceId, file });
        queryClient.setQueryData(uploadsQuery(sourceId).queryKey, (known: Upload[] | undefined) => [
          ...(known ?? []).filter(({ name }) => name !== kept.name),
          kept,
        ]);
        taken += 1;
      } catch (error) {
        refused = [...refused, { name: file.name, why: failureOf(error).message }];
      }
    }
    unread.current = isLast() ? nothing : refused;
    setState({ doing: undefined, refused });
    return { taken, refused };
  };
  return { ...state, upload };
}
