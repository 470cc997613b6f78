import { z } from 'zod';
import { isMonday, parseDay } from './week.ts';

/** Forms that many requests and answers share. */
export const idText = z.uuid();

export const dayText = z
  .string()
  .refine((text) => parseDay(text) !== undefined, { error: 'must be a real date written YYYY-MM-DD' });

export const mondayText = dayText.refine((text) => {
  const day = parseDay(text);
  return day !== undefined && isMonday(day);
}, 'must be a Monday');

export const instantText = z.iso.datetime();
