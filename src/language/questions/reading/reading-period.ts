import { z } from 'zod';
import { dayText } from '#src/shared/wire.ts';
import { UNITS_OF_TIME } from '../dates/units-of-time.ts';

/** The days of a reading, as they are kept: what `Period` of `dates/` says of them. */
export const Period = z.object({
  from: dayText,
  to: dayText,
  unit: z.enum([...UNITS_OF_TIME, 'range']),
  count: z.number(),
  isRunning: z.boolean().optional(),
  /** "The whole of last month": never cut to as many days as another period has. */
  isWhole: z.boolean().optional(),
  words: z.string().optional(),
  reading: z
    .enum([
      'complete_months',
      'complete_weeks',
      'without_today',
      'week_not_begun',
      'most_recent',
      'month_first',
      'day_first',
      'monday_week',
      'first_monday',
      'last_weekday',
      'third_of_month',
      'fiscal',
      'default',
      'after_day',
      'all_data',
      'around',
      'near',
      'same_part',
      'last_whole',
      'turned',
    ])
    .optional(),
  without: z
    .array(z.object({ from: dayText, to: dayText, isWeekOfMonth: z.boolean().optional() }))
    .readonly()
    .optional(),
  isChosen: z.boolean().optional(),
});
