import type { Day } from '#src/shared/week.ts';

const written = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Why a week cannot be analysed that lies before anything a source can have; said by the server and before it is asked. */
export const beforeSourceSentence = (firstWeek: Day): string =>
  `The source has no data before the week of ${written.format(new Date(firstWeek))}. Choose that week or a later one.`;
