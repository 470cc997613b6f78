/** Stretches of more days, weeks or months than these are no single question. */
export const MOST_IN_A_ROW = { day: 366, week: 53, month: 24 } as const;
