/** 0 = Monday. */
export const WEEK: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** "Days other than Mondays, Tuesdays and weekends" */
export function weekdaysBut(of: 'days' | 'weekdays', left: readonly string[]): string {
  const names = [...new Set(left)];
  return `${of} other than ${[names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')}`;
}
