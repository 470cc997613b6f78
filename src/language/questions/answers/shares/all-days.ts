/** Every day of the week, 0 = Monday: for what is asked without the days that a question chooses. */
export const ALL_DAYS: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
