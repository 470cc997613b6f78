export interface Ambiguity {
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
export const ambiguities: Readonly<Record<string, Ambiguity>> = {
  where_from: {
    headline: 'Where visitors come from can be told in several ways: which one would you like to see?',
  },
  too_long: {
    headline: 'This says more than one question can hold.',
    explanation: 'Ask for one thing at a time: a number, of which part of the site, and when.',
    asksBack: false,
    choices: ['{metric} last week vs the week before', 'why did {metric} change last week?'],
  },
  not_analysed: {
    headline: 'This week has not been analysed yet, so there are no findings to tell.',
    explanation: 'Generate its insights, or ask for its numbers.',
    asksBack: false,
    choices: ['{metric} last week vs the week before', 'why did {metric} change last week?'],
  },
  brand_terms: {
    headline: 'It is not known yet which words are your brand.',
    explanation: 'Analyze the site at its source, or name the word: queries containing "…".',
    asksBack: false,
    choices: ['top queries last month'],
  },
  share_of_rate: {
    headline: 'A rate does not add up over parts, so nothing has a share of it.',
    choices: ['share of {metric} by channel last week', '{metric} by channel last week'],
  },
  two_numbers: {
    headline: 'Two numbers can be told beside each other, but not how far one lies above the other.',
    choices: ['{metric} by channel last month', '{metric} last month vs the month before'],
  },
  share_of_which: {
    headline: 'Which of these belong to the whole that the share is of?',
  },
  share_of_what: {
    headline: 'Whose share would you like to see?',
    choices: [
      'share of {metric} by channel last week',
      'share of {metric} by device last week',
      'share of {metric} by country last week',
    ],
  },
  average_by: {
    headline: 'The average per what?',
    choices: ['average {metric} per day last month', '{metric} by channel last month'],
  },
  median_of_rate: {
    headline: 'A median of a rate needs single visits or orders, and the data do not hold those.',
    choices: ['median {metric} per day last month', 'average order value last month'],
  },
  two_grains: {
    headline: 'This names two units of time: which of them should the rows be?',
  },
  sessions_with: {
    headline: 'The data count sessions and purchases, but not which sessions had a purchase.',
  },
  unit_and_members: {
    headline:
      'This asks for the best days and for the best parts of the site at once: which of them would you like to see?',
    choices: ['best day for {metric} last month', 'top channels by {metric} last month'],
  },
  sum_of_periods: {
    headline:
      'There are days between these periods: should each period stand by itself, or all days together?',
    choices: ['{metric} last month vs the month before'],
  },
  date_order: {
    headline: 'Which comes first in these dates, the day or the month?',
  },
  too_few_before: {
    headline: 'What is usual cannot be told yet: there are too few days before with data.',
    asksBack: false,
    choices: ['{metric} per week over the last 8 weeks'],
  },
  single_customers: {
    headline: 'The data hold no single customers, only groups of them: which groups would you like to see?',
  },
  days_or_stretch: {
    headline:
      'Should the last of these days be held against the first, or all of them against as many days before?',
  },
  who_is_counted: {
    headline: 'The data hold no single customers: should the purchases be counted, or the visits?',
  },
  worth_by_what: {
    headline: 'What it cost is not in the data, only what it brought: by which number would you judge it?',
  },
  spend_per_what: {
    headline: 'Per order, or per visit?',
  },
  move_of_rate: {
    headline: 'A rate is a percentage itself, so this limit could mean percent or percentage points.',
    explanation: 'Name the points (“by more than two percentage points”), or take all changes.',
    choices: ['which channels gained the most {metric} last month'],
  },
  rolling: {
    headline: 'A rolling average can be made of one number over one period.',
    choices: ['rolling average of {metric} over the last 90 days', '{metric} per week over the last 8 weeks'],
  },
  left_out_of_what: {
    headline: 'The largest of what should be left out?',
    choices: [
      '{metric} without the top 3 channels last month',
      '{metric} without the top 3 countries last month',
    ],
  },
  course_of_two: {
    headline: 'Two periods can be drawn over each other for one number at a time.',
    choices: ['{metric} last month vs the month before', '{metric} per day last month'],
  },
  both_brands: {
    headline: 'Brand and non-brand searches can be compared over one period at a time.',
    choices: [
      'brand vs non-brand clicks last month',
      'branded share of clicks last month',
      'brand clicks last month',
      'non-brand clicks last month',
    ],
  },
  what_moves: {
    headline: 'What should be looked at: channels, countries, pages or searches?',
    choices: [
      'which channels gained the most {metric} last week',
      'which landing pages gained the most {metric} last week',
      'which countries gained the most {metric} last week',
      'which queries gained the most clicks last week',
      'what happened last week',
    ],
  },
  steps_of_time: {
    headline:
      'Rises and falls from one day, week or month to the next can be ranked within one period at a time: which one?',
    choices: ['{metric} per month, change month by month', 'which week had the biggest increase in {metric}'],
  },
  high_and_low: {
    headline: 'What counts as high, and what as low? Name the limits.',
    choices: [
      'landing pages with the lowest engagement rate and at least 1000 sessions last month',
      'channels with the lowest engagement rate and at least 1000 sessions last month',
      'queries with high impressions but low ctr',
    ],
  },
  first_time: {
    headline:
      'The first or the last day within a limit can be told, and days be listed with their numbers; what came first of parts of the site, or several days, cannot. Which list would you like?',
    choices: ['top 10 days by {metric} this year', '{metric} per day last month'],
  },
  count_within: {
    headline:
      'How many of one thing there are within another cannot be counted here. Which ranking would you like instead?',
    choices: [
      'top landing pages by {metric} last month',
      'top queries by clicks last month',
      'top pages by clicks last month',
    ],
  },
  not_at_once: {
    headline: 'These do not go together in one table: which of them would you like to see?',
    choices: ['{metric} by channel last month', '{metric} last month vs the month before'],
  },
  which_weekdays: {
    headline: 'Only the last one of each of these days, or all of them over some weeks?',
    choices: ['{metric} by day of the week last month', '{metric} on weekends vs weekdays last month'],
  },
  which_part: {
    headline: 'This asks for more than one thing at once: which of these would you like to see?',
  },
  which_period: {
    headline: 'Which days are meant?',
    choices: ['{metric} last week', '{metric} last month', 'why did {metric} change last week?'],
  },
  uneven_data: {
    headline:
      'One of these periods has data on fewer than half of its days, so the two cannot be compared fairly.',
    choices: ['{metric} last week vs the week before', 'average daily {metric} last month'],
  },
  uneven_periods: {
    headline: 'One of these periods is longer and has more by its days alone: which days are to be compared?',
    choices: [
      '{metric} last week vs the week before',
      'average {metric} per day last month vs the month before',
    ],
  },
  versus_what: {
    headline: 'Compared with what?',
  },
  mean_of_two: {
    headline: 'Averages of two periods can be compared for one number at a time.',
    choices: [
      'average {metric} per day last month vs the month before',
      '{metric} by channel last month vs the month before',
    ],
  },
  count_of_two: {
    headline: 'How many there are can be counted for one period at a time: which one?',
    choices: ['{metric} last month vs the month before', 'how many countries had {metric} last month'],
  },
  two_rankings: {
    headline: 'This asks for two rankings at once: which of them would you like to see?',
    choices: [
      'top channels by {metric} last month',
      'bottom channels by {metric} last month',
      'top countries by {metric} last month',
      'best day for {metric} last month',
    ],
  },
  limit_of_change: {
    headline:
      'How far something moved can be told of parts of the site, between two periods: of which parts?',
    choices: MOVERS,
  },
  standing: {
    headline:
      'A rank is the place of one name among its kind in one period: which list would you like to see?',
    choices: ['top 10 countries by {metric} last month', 'top channels by {metric} last month'],
  },
  against_rest: {
    headline: 'A name can be compared with all others by one number, in one period at a time.',
    choices: ['share of {metric} by channel last month', '{metric} by channel last month'],
  },
  chosen_days: {
    headline:
      'Days can be chosen by a limit within one period at a time, of numbers that add up over days: which of these?',
    choices: ['{metric} by day last month', '{metric} last month vs the month before'],
  },
  days_left_out: {
    headline: 'Days can be left out of one period at a time, and the period has to hold them: which period?',
  },
  which_queries: {
    headline: 'Which searches are worth it depends on what you look at: which of these?',
    choices: [
      'striking distance queries',
      'queries with high impressions but low ctr',
      'top 10 queries by clicks last month',
      'which queries lost the most clicks last month',
    ],
  },
  chosen_then_compared: {
    headline: 'This chooses by one number and compares by another: ask for one step at a time.',
    choices: ['top pages by {metric} last month', '{metric} by page last month vs the month before'],
  },
  two_changes: {
    headline: 'This asks for two changes at once: which of them would you like to see?',
    choices: MOVERS,
  },
  groups_of_values: {
    headline:
      'Which ranges, and of what? Parts of the site can be counted by range; single visits and orders cannot.',
  },
  mean_of_what: {
    headline: '“Above average” can be told of parts of the site, or of days, in one period: of which?',
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
  unusual_times: {
    headline: 'What was out of the ordinary is told of the weeks of a period; days stand in a list. Which?',
    choices: [
      'any anomalies last month',
      'top 10 days by {metric} last month',
      '{metric} per day last month',
    ],
  },
  beyond_name: {
    headline: 'Who lies above or below one name shows in the list of all: which list would you like to see?',
    choices: ['{metric} by channel last month', '{metric} by country last month'],
  },
  members_apart: {
    headline:
      'Two names can be compared within each country, channel and so on, one pair at a time: which list would you like?',
    choices: ['{metric} by country and device last month', '{metric} by device last month'],
  },
  limit_of_what: {
    headline: 'What should this limit choose: days, or parts of the site?',
    choices: ['{metric} per day last month', '{metric} by channel last month'],
  },
};
