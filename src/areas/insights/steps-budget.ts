/** How many exploration steps a run may take. */
export const stepsBudget = { least: 20, most: 100, step: 5, usual: 50 } as const;
