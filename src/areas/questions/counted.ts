/** How an explanation begins that tells nothing but what was counted, because the headline has told all. */
export const COUNTED = 'Counted: ';
