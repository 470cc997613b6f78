import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '#src/web/api/error.ts';

/** A result with the label of the button that asked for it. */
export interface ToolResult {
  readonly label: string;
  readonly value: unknown;
}

interface Work {
  readonly label: string;
  readonly shows?: 'tree' | undefined;
  readonly work: () => Promise<unknown>;
}

export interface ToolError {
  readonly label: string;
  readonly message: string;
}

/** Runs one tool at a time and keeps what came of it; an error of one stays until that one is tried again. */
export function useTools() {
  const queries = useQueryClient();
  const [response, setResponse] = useState<ToolResult>();
  const [tree, setTree] = useState<ToolResult>();
  const [errors, setErrors] = useState<readonly ToolError[]>([]);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ work }: Work) => work(),
    onMutate: ({ label }) => setErrors((all) => all.filter((one) => one.label !== label)),
    onSuccess: (value, { label, shows }) => {
      // One result at a time: two of different weeks, one below the other, would be read as one.
      setTree(shows === 'tree' ? { label, value } : undefined);
      setResponse(shows === 'tree' ? undefined : { label, value });
    },
    onError: (error, { label }) => {
      const { code, message } = failureOf(error);
      const own = code === 'UNKNOWN' && error instanceof Error ? error.message : message;
      setErrors((all) => [...all, { label, message: own || 'An error occurred' }]);
    },
    onSettled: () => queries.invalidateQueries(),
  });
  return {
    run: mutate,
    running: isPending ? variables.label : undefined,
    response,
    tree,
    errors,
  };
}

export type Tools = ReturnType<typeof useTools>;
