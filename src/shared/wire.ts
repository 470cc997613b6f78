import { z } from 'zod';
import { type Day, isMonday, parseDay } from './week.ts';

/** Forms that many requests and answers share. */
export const idText = z.uuid();

const realDay = z
  .string()
  .refine((text) => parseDay(text) !== undefined, { error: 'must be a real date written YYYY-MM-DD' });
const realMonday = realDay.refine((text) => {
  const day = parseDay(text);
  return day !== undefined && isMonday(day);
}, 'must be a Monday');

/** A text that passed is a `Day` from here on; on the wire, and in the API's description, it stays a text. */
const asDay = (form: z.ZodType<string, string>) => form as z.ZodType as z.ZodType<Day, Day>;

export const dayText = asDay(realDay);
export const mondayText = asDay(realMonday);

export const instantText = z.iso.datetime();
