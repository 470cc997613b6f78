import type { Mark } from './mark.ts';

/** Marks as the words they were typed in. */
export const inWords = (marks: readonly Mark[]): string =>
  marks
    .map(({ said }) => said)
    .filter((said) => said !== '')
    .join(' ')
    .replace(/ ([?.,;!])/g, '$1');
