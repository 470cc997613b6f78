import type { About } from '../../reading/about.ts';
import type { Ambiguity } from './ambiguity.ts';

/** What can be meant in more than one way of numbers: of what they are a part, what they are told per, and which one it is. */
export const ambiguitiesOfNumbers = {
  lost_or_gone: {
    headline: 'Which of them have less than before, or which had some before and have none now?',
  },
  us_or_all: {
    headline: 'These may come from the United States, or be all that there are: which is meant?',
  },
  less_of_several: {
    headline: 'What is of both kinds at once would be left out twice: which of these is meant?',
  },
  split_by_what: {
    headline: 'By what it is to be broken down is not said: by which of these?',
    choices: ['{metric} by channel last month', '{metric} by country last month'],
  },
  rate_of_what: {
    headline: 'A rate of what: how many there are for each one of which of these?',
  },
  share_of_move: {
    headline:
      'What part of a gain or a loss several of them make up together is not told; how far each one moved can be.',
    asksBack: false,
  },
  share_of_rate: {
    headline: 'A rate does not add up over parts, so nothing has a share of it.',
    choices: ['share of {metric} by channel last week', '{metric} by channel last week'],
  },
  two_numbers: {
    headline: 'Two numbers can be told beside each other, but not how far one lies above the other.',
    choices: ['{metric} by channel last month', '{metric} last month vs the month before'],
  },
  not_counted: {
    headline: 'Nothing counts these themselves, only what there was of them: which number is meant?',
  },
  so_many_within: {
    headline:
      'Who has so many of them, or all, is seen where it is counted how many each one has: would you like to see that?',
  },
  top_of_what: {
    headline: 'The top of what, within each of them?',
  },
  only_moved: {
    headline:
      'Whether it holds of nobody else is seen where all of a kind stand beside each other: which kind?',
  },
  only_kinds: {
    headline: 'The data tell only the kinds of these, and no single ones: are the kinds meant?',
  },
  came_or_left: {
    headline: 'The file counts who came and who left: those alone, or what is left of both?',
  },
  what_was_given: {
    headline: 'What people give can be told in several ways: which one would you like to see?',
  },
  share_within: {
    headline:
      'This is one number over another of the same rows, and no share of a whole: which two are meant?',
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
  median_of_rate: {
    headline: 'A median of a rate needs single visits or orders, and the data do not hold those.',
    choices: ['{metric} by channel last month', 'median {metric} per day last month'],
  },
  spend_per_what: {
    headline: 'Per order, or per visit?',
  },
  change_or_level: {
    headline: 'Who changed the most, or who is it now?',
  },
  which_end: {
    headline: 'Several things are counted that advertisements may be made for: which of them is meant?',
  },
  which_return: {
    headline: 'A return can be what came in for each that was spent, or what is left of it: which is meant?',
  },
  price_of_what: {
    headline: 'What is paid for each one of which of these, or for all of them?',
  },
  mean_of_two: {
    headline: 'Averages of two periods can be compared for one number at a time.',
    choices: [
      'average {metric} per day last month vs the month before',
      '{metric} by channel last month vs the month before',
    ],
  },
  relation_of_what: {
    headline:
      'How two numbers go together can be told for the days or weeks of one period, of the whole site or a part of it: which two?',
    choices: ['{metric} by week', '{metric} by channel last month'],
  },
  size_of_which: {
    headline: 'What one of them is worth, or how many there were?',
  },
  mean_of_which: {
    headline: 'The average of what: of a day, or of each one of which of these?',
  },
  how_many_of_money: {
    headline: 'How many there are is no sum of money: which number is meant?',
    choices: ['total {metric} last month', '{metric} by channel last month'],
  },
  lost_on: {
    headline: 'What it cost is not counted, only how often or how much of it there was: is that meant?',
  },
  budget_left: {
    headline:
      'What is left of a budget that is told is not reckoned; what was spent can be held against it: which of these?',
  },
  which_money: {
    headline: 'Money is asked for: which number of the data is it?',
    choices: ['revenue last month', 'refunds last month', '{metric} last month'],
  },
  point_or_thousand: {
    headline:
      'Three digits behind a point may be decimals, or the point parts thousands: which one is meant?',
  },
  exactly_so_many: {
    headline: 'Exactly so many, or at least so many?',
  },
  main_of_each: {
    headline:
      'Which one is the main one of each is told by one number at a time: what would you like to see first?',
  },
  how_near: {
    headline: 'How near to that number do they have to be?',
  },
  year_or_amount: {
    headline: 'This may be a limit or a year: which one is meant?',
  },
  which_takings: {
    headline: 'Money is asked for, and the data count more than one kind of it: which one is meant?',
  },
  mean_of_what: {
    headline: '“Above average” can be told of parts of the site, or of days, in one period: of which?',
    choices: ['{metric} by channel last month', '{metric} per day last month'],
  },
  limit_of_ratio: {
    headline: 'So much of what for each one? Name the number that the limit is of.',
  },
  percent_of_what: {
    headline: 'So many percent of what? Name the number or the rate that the limit is of.',
  },
  limit_of_what: {
    headline: 'What should this limit choose: days, or parts of the site?',
    choices: [
      '{metric} per day last month',
      '{metric} by channel last month',
      '{metric} by search query last month',
      '{metric} by page last month',
    ],
  },
  by_which_part: {
    headline: 'By which of these is that number to be told?',
  },
  by_which_time: {
    headline: 'By which time is that number to be told?',
  },
  of_which_kind: {
    headline: 'By which of these is it to be told: whose numbers are asked for is not said.',
  },
  kept_within: {
    headline:
      'How many of these kept to it is not counted, only how often it was missed: would you like to see those?',
  },
  called_off_apart: {
    headline:
      'Whether those that were called off are among them the data do not say (some rows have more of those): which number is meant?',
  },
  median_of_single: {
    headline:
      'Single ones are not in the data, only how many there were, so the middle one of them is not known: which of these instead?',
  },
  median_of_one: {
    headline:
      'The data add up how long many of them took, so the middle one is not known: should it be their average?',
  },
  each_or_together: {
    headline:
      'Whether each of them did is another question than what they did together: would you like to see them one by one?',
  },
  limit_of_each: {
    headline:
      'This limit is to hold of each of them, and is told of one at a time, or of all together: which one would you like to see?',
  },
  several_conditions: {
    headline: 'This asks for what holds twice over, and each is a list of its own: which one first?',
  },
  second_half: {
    headline:
      'These are two questions, the same once more of another place or time: which of these would you like to see?',
  },
  two_questions: {
    headline:
      'These are two questions, and the second one cannot be told of what the first one finds: ask for one at a time.',
  },
  same_end: {
    headline: 'Whether the one is the other shows in each of them: which one first?',
  },
  several_claims: {
    headline: 'This takes more than one thing to be so, and each is told by itself: which one first?',
  },
  grew_faster_than_then: {
    headline:
      'How far something grew in one time is not held against how far it grew in another; each by itself can be told: which one?',
  },
  into_the_top: {
    headline:
      'Who came in or fell out is not told by itself; who was among them in each of two times can be: which one would you like to see?',
  },
  held_in_two_times: {
    headline: 'Two names are held against each other in one period at a time: which one first?',
  },
  moved_in_two_times: {
    headline:
      'Whether it moved so in both is told of one of the two at a time, against the time before it: which one first?',
  },
  best_day_of_all: {
    headline: 'Of which weekday the best or worst day was is told by its date: would you like to see it?',
    choices: ['best day for {metric}', '{metric} by weekday'],
  },
  done_to_everyone: {
    headline: 'Whether it was everyone is not told by name: would you like to see the numbers side by side?',
  },
} as const satisfies Readonly<Partial<Record<About, Ambiguity>>>;
