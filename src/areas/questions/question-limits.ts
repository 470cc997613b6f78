/** Longer texts are refused; above the second number the screen warns. */
export const questionLimits = { most: 5000, warnAbove: 4500 } as const;
