import { visibleText } from '#src/shared/visible-text.ts';

/** Longer texts are refused; above the second number the screen warns. Nobody looks for more than the third. */
export const questionLimits = { most: 5000, warnAbove: 4500, searched: 1000 } as const;

/** In characters and not in halves of them, as the database counts, and without what nobody sees and the blanks around, which are not sent. */
export const questionLength = (text: string): number => [...visibleText(text)].length;
