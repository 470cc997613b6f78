import { addDays, type Day, isMonday, parseDay, weekOf } from '#src/shared/week.ts';

export interface Requirement {
  readonly text: string;
  readonly met: boolean;
}

/** What the address names: a week by its Monday, or something that is none, with what it lacks. */
export type WeekAddress =
  | { readonly type: 'week'; readonly monday: Day }
  | {
      readonly type: 'invalid';
      readonly text: string;
      readonly requirements: readonly Requirement[];
      /** The week the text falls into, where it is a day at all. */
      readonly meant: Day | undefined;
    };

export function readWeekAddress(text: string): WeekAddress {
  const day = parseDay(text);
  if (day !== undefined && isMonday(day)) return { type: 'week', monday: day };
  return {
    type: 'invalid',
    text,
    requirements: [
      { text: 'Written as YYYY-MM-DD', met: /^\d{4}-\d{2}-\d{2}$/.test(text) },
      { text: 'A real date', met: day !== undefined },
      { text: 'A Monday', met: false },
    ],
    meant: day === undefined ? undefined : weekOf(day),
  };
}

export const previousWeek = (monday: Day): Day => addDays(monday, -7);
export const nextWeek = (monday: Day): Day => addDays(monday, 7);
