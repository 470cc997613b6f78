import type { ValueFormat } from '#src/shared/answer.ts';

export type UnfinishedWord = 'provisional' | 'partial';

/** A day is whole, and Google may still add to it; of a week or a month some days are missing. */
export const unfinishedWord = (format: ValueFormat | undefined): UnfinishedWord =>
  format === 'day' ? 'provisional' : 'partial';
