import type { Reading } from '../reading.ts';

/** What other words would ask behind another question; undefined where they cannot be answered. */
export type ReadOther = (text: string, previous: Reading) => Reading | undefined;
