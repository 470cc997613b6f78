import type { About } from '../../reading/about.ts';

/** More than one question, or one of two: each is said as a question of its own. */
const WHICH_QUESTION: readonly About[] = [
  'several_claims',
  'second_half',
  'two_questions',
  'several_conditions',
  'either_of_two_kinds',
  'change_or_level',
  'high_and_low',
  'ever_the_first',
  'told_beside',
  'chosen_then_compared',
];

/** Which number is meant, or of what it is a part, a rate, a mean. */
const WHICH_NUMBER: readonly About[] = [
  'two_numbers',
  'share_of_which',
  'share_within',
  'percent_of_what',
  'rate_of_what',
  'mean_of_which',
  'size_of_which',
  'price_of_what',
  'which_end',
  'which_return',
  'which_takings',
  'what_was_given',
  'not_counted',
  'only_kinds',
];

/** Who or what of the data is meant by a name, and where it is looked for. */
const WHOSE: readonly About[] = [
  'where_from',
  'by_which_part',
  'which_source',
  'left_out_there',
  'lost_to',
  'lost_ones',
  'lost_or_gone',
  'came_or_left',
  'one_or_two_names',
  'name_of_two_columns',
  'name_or_time',
  'name_or_wish',
  'us_or_all',
  'main_of_each',
];

/** Where a limit lies, how many there are, and in which time. */
const HOW_MANY_AND_WHEN: readonly About[] = [
  'limit_of_each',
  'limit_of_ratio',
  'so_many_of_them',
  'exactly_so_many',
  'how_near',
  'point_or_thousand',
  'year_or_amount',
  'by_which_time',
  'same_end',
];

/** Their choices are the question itself, said so that it can be read in one way. */
export const OWN_WORDS: ReadonlySet<About> = new Set([
  ...WHICH_QUESTION,
  ...WHICH_NUMBER,
  ...WHOSE,
  ...HOW_MANY_AND_WHEN,
]);
