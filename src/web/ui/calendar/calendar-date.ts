import { type Day, parseDay } from '#src/shared/week.ts';

/** The calendar speaks Date at local noon, which no change of clocks moves to another day; we speak Day. */
export function toDate(day: Day): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year ?? 0, (month ?? 1) - 1, date ?? 1, 12);
}

export function fromDate(date: Date): Day {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = parseDay(`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`);
  if (day === undefined) throw new RangeError('The calendar named a day that does not exist');
  return day;
}
