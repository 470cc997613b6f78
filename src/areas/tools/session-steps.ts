/** Ticks of a planning session: the most it may be given, and what it is given unless told. */
export const sessionSteps = { most: 500, usual: 100 } as const;
