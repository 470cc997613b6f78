const LONGEST_TOLD = 60;

/** What a cell holds, for a sentence: of a long one its beginning. */
export const quoted = (cell: string): string =>
  `"${cell.length > LONGEST_TOLD ? `${cell.slice(0, LONGEST_TOLD)}…` : cell}"`;
