import { z } from 'zod';

/** Everything that can be assumed, each said in a sentence of its own (`answers/telling/assumption-sentences.ts`). */
const Code = z.enum([
  'abandonment',
  'absent',
  'against_before',
  'asked_anew',
  'behind_unanswered',
  'best_days',
  'brand',
  'chart_kind',
  'chosen',
  'chosen_days',
  'column',
  'common_days',
  'containing',
  'data_begin',
  'data_end',
  'days_left_out',
  'dimension',
  'end_taken',
  'fewer_better',
  'hours_of_minutes',
  'left_out',
  'mean_limit',
  'member',
  'metric_default',
  'name_alone',
  'not_tested',
  'persons_added',
  'persons_of_a_day',
  'persons_of_rows',
  'placeholder',
  'question_queries',
  'same_days',
  'same_weekdays',
  'section',
  'shown_not_searched',
  'spelling',
  'stable_move',
  'standing',
  'substitute',
  'told',
  'top_of_less',
  'total_and_rate',
  'visitors_as_sessions',
  'visitors_of_weeks',
  'week_left_out',
  'where_from',
  'whole_business',
  // How days were read where they could be read otherwise
  'period_after_day',
  'period_all_data',
  'period_around',
  'period_complete_months',
  'period_complete_weeks',
  'period_day_first',
  'period_default',
  'period_first_monday',
  'period_fiscal',
  'period_last_weekday',
  'period_last_whole',
  'period_monday_week',
  'period_month_first',
  'period_near',
  'period_same_part',
  'period_third_of_month',
  'period_turned',
  'period_week_not_begun',
  'period_without_today',
]);

/** Said to the asker; `said` and `read` are words of the question and what they were taken for. */
const Assumption = z.object({ code: Code, said: z.string().optional(), read: z.string().optional() });
export type Assumption = z.infer<typeof Assumption>;

/**
 * The assumptions of a reading. What an older version kept under a code that nobody says any more was told with its own
 * answer, and is left out: a question that follows makes its assumptions anew.
 */
export const Assumptions = z
  .array(z.object({ code: z.string() }).loose())
  .transform((kept) => kept.flatMap((one) => Assumption.safeParse(one).data ?? []));
