import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '#src/web/api/client.ts';
import { failureOf } from '#src/web/api/error.ts';
import type { Upload } from '../../file-contract.ts';
import { uploadsQuery } from './queries.ts';

export interface UploadState {
  /** What is being read at the moment: "Reading sessions.csv (2 of 3)". */
  readonly doing: string | undefined;
  /** Files that were not taken, and why. */
  readonly refused: readonly { readonly name: string; readonly why: string }[];
}

const idle: UploadState = { doing: undefined, refused: [] };

/** Sends files one after the other. One that is refused holds up no other. */
export function useUploadFiles() {
  const queryClient = useQueryClient();
  const [state, setState] = useState<UploadState>(idle);

  const upload = async (sourceId: string, files: readonly File[]): Promise<number> => {
    const refused: { name: string; why: string }[] = [];
    for (const [index, file] of files.entries()) {
      const place = files.length > 1 ? ` (${index + 1} of ${files.length})` : '';
      setState({ doing: `Reading ${file.name}${place}`, refused });
      try {
        const { upload: kept } = await client.sources.uploadFile({ sourceId, file });
        queryClient.setQueryData(uploadsQuery(sourceId).queryKey, (known: Upload[] | undefined) => [
          ...(known ?? []).filter(({ name }) => name !== kept.name),
          kept,
        ]);
      } catch (error) {
        refused.push({ name: file.name, why: failureOf(error).message });
      }
    }
    setState({ doing: undefined, refused });
    return files.length - refused.length;
  };
  return { ...state, upload };
}
