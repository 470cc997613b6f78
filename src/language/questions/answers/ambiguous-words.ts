import { sentence } from '../../bound-text.ts';
import type { SourceView } from '../data/source-view.ts';
import type { Problem } from '../reading/problem.ts';
import { asChoices, type Choices, filled, type Words } from './problem-words.ts';

interface Ambiguity {
  readonly headline: string;
  readonly explanation?: string;
  /** False where choosing would not settle it. */
  readonly asksBack?: false;
  /** Whole questions; `{metric}` is one that the data have. None: those that were found while reading. */
  readonly choices?: readonly string[];
}

const MOVERS = [
  'which channels gained the most {metric} last month',
  'which channels lost the most {metric} last month',
];

/** What can be meant in more than one way, and how it is asked back. */
const ambiguities: Readonly<Record<string, Ambiguity>> = {
  where_from: {
    headline: 'By what should it be told where visits come from?',
  },
  not_analysed: {
    headline: 'This week was not analysed yet, so no findings can be told of it.',
    explanation: 'Generate its insights, or ask for its numbers.',
    asksBack: false,
    choices: ['{metric} last week vs the week before', 'why did {metric} change last week?'],
  },
  brand_terms: {
    headline: "Which words are the brand's is not known yet.",
    explanation: 'Analyze the site at its source, or name the word: queries containing "…".',
    asksBack: false,
    choices: ['top queries last month'],
  },
  share_of_rate: {
    headline: 'A rate has no parts that add up, so there is no share of it.',
    choices: ['share of {metric} by channel last week', '{metric} by channel last week'],
  },
  share_of_what: {
    headline: 'Whose share is asked for?',
    choices: [
      'share of {metric} by channel last week',
      'share of {metric} by device last week',
      'share of {metric} by country last week',
    ],
  },
  average_by: {
    headline: 'An average over what?',
    choices: ['average {metric} per day last month', '{metric} by channel last month'],
  },
  median_of_rate: {
    headline: 'There is no median of a rate here: single visits and orders are not in the data.',
    choices: ['median {metric} per day last month', 'average order value last month'],
  },
  two_grains: {
    headline: 'Two units of time at once: by which of them?',
  },
  sessions_with: {
    headline: 'The data count sessions and purchases, but not which sessions had one.',
  },
  unit_and_members: {
    headline: 'One ranking at a time: of the days, or of the parts of the site?',
    choices: ['best day for {metric} last month', 'top channels by {metric} last month'],
  },
  sum_of_periods: {
    headline: 'The periods are not next to each other: each by itself, or all days between them?',
    choices: ['{metric} last month vs the month before'],
  },
  date_order: {
    headline: 'Which comes first in these dates, the day or the month?',
  },
  spend_per_what: {
    headline: 'What they spend on each order, or on each visit?',
  },
  move_of_rate: {
    headline: 'A rate is a percentage itself: is the limit one of its points?',
    explanation: 'Name the points (“by more than two percentage points”), or take all changes.',
    choices: ['which channels gained the most {metric} last month'],
  },
  rolling: {
    headline: 'A rolling mean is made of one number over one period.',
    choices: ['rolling average of {metric} over the last 90 days', '{metric} per week over the last 8 weeks'],
  },
  left_out_of_what: {
    headline: 'The largest of what is to be left out?',
    choices: [
      '{metric} without the top 3 channels last month',
      '{metric} without the top 3 countries last month',
    ],
  },
  course_of_two: {
    headline: 'Two periods are laid over each other for one number at a time.',
    choices: ['{metric} last month vs the month before', '{metric} per day last month'],
  },
  both_brands: {
    headline: "The brand's queries and all others are laid side by side over one period, as they are.",
    choices: [
      'brand vs non-brand clicks last month',
      'branded share of clicks last month',
      'brand clicks last month',
      'non-brand clicks last month',
    ],
  },
  what_moves: {
    headline: 'What may have moved: channels, countries, pages, queries?',
    choices: [
      'which channels gained the most {metric} last week',
      'which landing pages gained the most {metric} last week',
      'which countries gained the most {metric} last week',
      'which queries gained the most clicks last week',
      'what happened last week',
    ],
  },
  steps_of_time: {
    headline: 'Steps from one day, week or month to the next are ranked in one stretch of time: of which?',
    choices: ['{metric} per month, change month by month', 'which week had the biggest increase in {metric}'],
  },
  high_and_low: {
    headline: 'From where on is it high, and low? Name the limits.',
    choices: [
      'landing pages with the lowest engagement rate and at least 1000 sessions last month',
      'channels with the lowest engagement rate and at least 1000 sessions last month',
      'queries with high impressions but low ctr',
    ],
  },
  first_time: {
    headline:
      'Days within a limit are listed with their numbers, and the first or last of them is not told: which list?',
    choices: [
      'top 10 days by {metric} this year',
      '{metric} per day last month',
      '{metric} per week this year',
    ],
  },
  count_within: {
    headline:
      'How many of one kind there are within another is not counted: by which number are they to be ranked?',
    choices: [
      'top landing pages by {metric} last month',
      'top queries by clicks last month',
      'top pages by clicks last month',
    ],
  },
  not_at_once: {
    headline: 'Not all of this fits on one table: which part of it is to be told?',
    choices: ['{metric} by channel last month', '{metric} last month vs the month before'],
  },
  which_weekdays: {
    headline: 'The last one of each of these days, or all of them over some weeks?',
    choices: ['{metric} by day of the week last month', '{metric} on weekends vs weekdays last month'],
  },
  which_part: {
    headline: 'Parts of this question could not be read together: which of them is to be told?',
  },
  which_period: {
    headline: 'Which days are meant?',
    choices: ['{metric} last week', '{metric} last month', 'why did {metric} change last week?'],
  },
  uneven_data: {
    headline:
      'Of one of these periods fewer than half of the days have data: sums of the two cannot be compared.',
    choices: ['{metric} last week vs the week before', 'average daily {metric} last month'],
  },
  versus_what: {
    headline: 'What is to be compared with it?',
  },
  mean_of_two: {
    headline: 'Means of two periods are held against each other for one number at a time.',
    choices: [
      'average {metric} per day last month vs the month before',
      '{metric} by channel last month vs the month before',
    ],
  },
  count_of_two: {
    headline: 'A count is made of one period at a time: of which?',
    choices: ['{metric} last month vs the month before', 'how many countries had {metric} last month'],
  },
  two_rankings: {
    headline: 'One ranking at a time: the highest of one thing or the lowest of another.',
    choices: [
      'top channels by {metric} last month',
      'bottom channels by {metric} last month',
      'top countries by {metric} last month',
      'best day for {metric} last month',
    ],
  },
  limit_of_change: {
    headline: 'How far something moved is read of parts of the site between two periods: of which parts?',
    choices: MOVERS,
  },
  standing: {
    headline: 'A rank is that of one name among its kind, in one stretch of time: of which?',
    choices: ['top 10 countries by {metric} last month', 'top channels by {metric} last month'],
  },
  against_rest: {
    headline: 'Names are held against all others in one number over one stretch of time.',
    choices: ['share of {metric} by channel last month', '{metric} by channel last month'],
  },
  days_left_out: {
    headline:
      'Days are left out of one period that holds them, of a number, a course or a list: of which period?',
    choices: ['{metric} last month', '{metric} per day last month'],
  },
  which_queries: {
    headline: 'Which search queries are worth it depends on the measure: by which of these?',
    choices: [
      'striking distance queries',
      'queries with high impressions but low ctr',
      'top 10 queries by clicks last month',
      'which queries lost the most clicks last month',
    ],
  },
  chosen_then_compared: {
    headline: 'Chosen by one number and compared by another: one step at a time.',
    choices: ['top pages by {metric} last month', '{metric} by page last month vs the month before'],
  },
  two_changes: {
    headline: 'One change at a time: which of the two is to be told?',
    choices: MOVERS,
  },
  groups_of_values: {
    headline:
      'Which ranges are meant, and of what? Of parts of the site they can be counted, of single visits and orders not.',
  },
  mean_of_what: {
    headline:
      'An average as a limit is one of parts of the site, or of days, in one stretch of time: of which?',
    choices: ['{metric} by channel last month', '{metric} per day last month'],
  },
  how_many_in_a_row: {
    headline: 'How many in a row, and which of them?',
    choices: [
      'which channels gained {metric} 3 weeks in a row',
      'which channels lost {metric} 3 weeks in a row',
      'which landing pages gained {metric} 3 weeks in a row',
    ],
  },
  beyond_name: {
    headline: 'Who lies beyond one name shows in the list of all of them: of which number?',
    choices: ['{metric} by channel last month', '{metric} by country last month'],
  },
  members_apart: {
    headline: 'Names are compared within each of something one pair at a time: for which of them?',
    choices: ['{metric} by country and device last month', '{metric} by device last month'],
  },
  limit_of_what: {
    headline: 'Which rows is the limit for: days, or parts of the site?',
    choices: ['{metric} per day last month', '{metric} by channel last month'],
  },
};

const ANY: Ambiguity = { headline: 'This can be read in more than one way.' };

export function ambiguous(
  { about, choices }: Problem & { type: 'ambiguous' },
  views: readonly SourceView[],
  examples: Choices,
): Words {
  const metric = filled('{sessions}', views);
  const known = ambiguities[about];
  const { headline, explanation, asksBack, choices: questions } = known ?? ANY;
  const inWords = (question: string): string => question.replace('{metric}', metric);
  const isOpen = choices.some(({ question }) => question.includes('{metric}'));
  const found = isOpen ? asChoices(choices.map(({ question }) => inWords(question))) : choices;
  return {
    headline: () => sentence`${headline}`,
    ...(explanation !== undefined && { explanation: () => sentence`${explanation}` }),
    asksBack: asksBack ?? true,
    choices:
      questions !== undefined
        ? asChoices(questions.map(inWords))
        : known !== undefined || found.length > 0
          ? found
          : examples,
  };
}
