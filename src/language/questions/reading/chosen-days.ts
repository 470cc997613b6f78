import { z } from 'zod';
import { Filter } from './filter.ts';
import { Limit } from './limit.ts';

/** Which days, weeks or months are told: those within the limits, or the best ones. */
export const ChosenDays = z.object({
  unit: z.enum(['day', 'week', 'month']),
  limits: z.array(Limit),
  /** Whose days are within the limits, where they are not those of the whole site. */
  filters: z.array(Filter).optional(),
  best: z
    .object({
      metric: z.string(),
      count: z.number().int(),
      direction: z.enum(['top', 'bottom']),
      /** "On Vienna's best day": whose best day it is, where it is not that of the whole site. */
      filters: z.array(Filter).optional(),
    })
    .nullable()
    .default(null),
});
