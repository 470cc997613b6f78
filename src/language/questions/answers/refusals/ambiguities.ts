import type { About } from '../../reading/about.ts';
import { ambiguitiesOfNumbers } from './ambiguities-of-numbers.ts';
import { ambiguitiesOfTime } from './ambiguities-of-time.ts';
import type { Ambiguity } from './ambiguity.ts';

const MOVERS = [
  'which channels gained the most {metric} last month',
  'which channels lost the most {metric} last month',
];

/** What can be meant in more than one way, and how it is asked back. */
export const ambiguities: Readonly<Record<About, Ambiguity>> = {
  ...ambiguitiesOfTime,
  ...ambiguitiesOfNumbers,
  where_from: {
    headline: 'Where visitors come from can be told in several ways: which one would you like to see?',
  },
  which_source: {
    headline:
      'Each answer is of one source, and they are not held against each other: which one would you like to see?',
  },
  higher_than_what: {
    headline: 'Higher or lower than all others, or than it was before?',
  },
  whose_change: {
    headline: 'Whose gains and losses would you like to see?',
  },
  too_long: {
    headline: 'This says more than one question can hold.',
    explanation: 'Ask for one thing at a time: a number, of which part of the site, and when.',
    asksBack: false,
    choices: ['{metric} last week vs the week before', 'why did {metric} change last week?'],
  },
  kept_by_older: {
    headline: 'The question before was kept by an older version and cannot be gone on from.',
    explanation: 'Ask it once more, then go on from there; or ask this as a whole question.',
    asksBack: false,
  },
  not_of_share: {
    headline:
      'What made a change, and what is usual, is told of a number and not of its share: would you like to see that?',
    choices: ['why did {metric} change last week?', '{metric} last week vs the week before'],
  },
  points_back: {
    headline: 'This speaks of what the question before told, and that cannot be asked of it in this way.',
    explanation: 'Name what is meant, and the days, in a question of its own.',
    asksBack: false,
  },
  not_analysed: {
    headline: 'The week that this is about was not analysed yet, so there are no findings to tell.',
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
  least_moved: {
    headline:
      'Who moved the least is not told; how far each one moved can be: of whom, and between which times?',
    choices: ['{metric} by channel last month vs the month before', ...MOVERS],
  },
  move_of_what: {
    headline: 'The usual number made no such move: which one is meant?',
  },
  limit_of_other_kind: {
    headline:
      'This limit is of one kind of things and the rows are of another: which of them would you like to see?',
  },
  either_of_two_kinds: {
    headline:
      'Names of two kinds can be asked for together, but not what meets either of them: which one first?',
  },
  one_or_two_names: {
    headline: 'Side by side these may be one name that the data do not have: are both meant, or one of them?',
  },
  name_of_two_columns: {
    headline: 'More than one column has this name: which one is meant?',
  },
  so_many_of_them: {
    headline: 'The data have another number of them: are all of them meant, or the first ones?',
  },
  name_or_wish: {
    headline: 'The first word may be a name of these data or what is to be done: which one is meant?',
  },
  lost_to: {
    headline: 'What one lost to another is not counted; how each of them did can be told: which is it to be?',
  },
  lost_ones: {
    headline: 'Lost may be what was called off, or how many fewer there were: which is meant?',
  },
  sessions_with: {
    headline:
      'The data count sessions and what came of them, but not which sessions had it and which had not.',
  },
  unit_and_members: {
    headline:
      'This asks for the best days and for the best parts of the site at once: which of them would you like to see?',
    choices: ['best day for {metric} last month', 'top channels by {metric} last month'],
  },
  single_customers: {
    headline: 'The data hold no single customers, only groups of them: which groups would you like to see?',
  },
  different_ones: {
    headline:
      'They are counted day by day: one that came on two days is counted twice, so how many different ones there were cannot be told.',
    choices: ['{metric} last month', '{metric} per day last month'],
  },
  display_or_show: {
    headline: 'Is the channel Display meant, or is everything to be displayed?',
  },
  who_is_counted: {
    headline:
      'The data hold no single customers: should it be told how often somebody bought, or how often somebody came?',
  },
  money_of_number: {
    headline:
      'What these brought in is not told apart from all the money: would you like to see either number?',
  },
  how_stable: {
    headline: 'How far a number may move and still be stable is not known: name the limit.',
  },
  share_done_to: {
    headline:
      'Of how many this was some is not counted, only how many it happened to: would you like to see those?',
  },
  total_or_rate: {
    headline:
      'How many there were and how many of those it could have been are not the same: which one decides?',
  },
  judged_by_what: {
    headline: 'That can be judged by several numbers: which one would you like to go by?',
  },
  move_of_rate: {
    headline: 'A rate is a percentage itself, so this limit could mean percent or percentage points.',
    explanation: 'Name the points (“by more than two percentage points”), or take all changes.',
    choices: ['which channels gained the most {metric} last month'],
  },
  which_grade: {
    headline:
      'Which of these grades is above the others, the data do not say: would you like to see them all?',
  },
  compared_how: {
    headline: 'One is held against each of the others, or against them together: which is meant?',
  },
  all_but_some: {
    headline: 'Which of them are left out is not said: which of these would you like to see?',
  },
  left_out_of_what: {
    headline: 'The largest of what should be left out?',
    choices: [
      '{metric} without the top 3 channels last month',
      '{metric} without the top 3 countries last month',
    ],
  },
  left_out_itself: {
    headline: 'The same is asked for and left out, so nothing of it is left: which of them is meant?',
  },
  both_at_once: {
    headline: 'Nothing is both of these at once: which of them is meant?',
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
  both_names: {
    headline:
      'What had some of two names at once is not told in one list, only what each of them had: which one first?',
    choices: ['{metric} by channel last month', '{metric} by country last month'],
  },
  only_of_name: {
    headline:
      'Who had nothing else is told as a share of what they had in all: how large does it have to be?',
  },
  only_then: {
    headline:
      'What was there at no other time is told of two named times, as in “in March but not in February”. What each had in this one can be listed:',
  },
  ranked_alone: {
    headline: 'One alone comes first of itself: should its place be told, or all of them be ranked?',
    choices: ['top channels by {metric} last month', 'top 10 days by {metric} this year'],
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
  high_and_low: {
    headline: 'What counts as high, and what as low? Name the limits.',
    choices: ['queries with high impressions but low ctr'],
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
  left_out_there: {
    headline:
      'It may be left out of one place alone, or only what is of both out of everything, which is the whole less that part: which of these?',
  },
  which_part: {
    headline: 'This asks for more than one thing at once: which of these would you like to see?',
  },
  versus_what: {
    headline: 'Compared with what?',
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
  sign_of_change: {
    headline: 'How far something moved has no sign here: is a gain meant, or a loss?',
    choices: MOVERS,
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
  which_queries: {
    headline: 'Which searches are worth it depends on what you look at: which of these?',
    choices: [
      'striking distance queries',
      'queries with high impressions but low ctr',
      'top 10 queries by clicks last month',
      'which queries lost the most clicks last month',
    ],
  },
  which_pages: {
    headline: 'Which pages are worth it depends on what you look at: which of these?',
    choices: [
      'which pages lost the most clicks last month',
      'pages with the lowest ctr last month',
      'pages ranking between 4 and 20 last month',
      'which landing pages lost the most sessions last month',
      'landing pages with the highest bounce rate last month',
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
  beyond_name: {
    headline: 'Who lies above or below one name shows in the list of all: which list would you like to see?',
    choices: ['{metric} by channel last month', '{metric} by country last month'],
  },
  members_apart: {
    headline:
      'Two names can be compared within each country, channel and so on, one pair at a time: which list would you like?',
    choices: ['{metric} by country and device last month', '{metric} by device last month'],
  },
};
