import type { About } from '../../reading/about.ts';
import type { Ambiguity } from './ambiguity.ts';

/** What can be meant in more than one way of days, weeks and other stretches of time. */
export const ambiguitiesOfTime = {
  average_by: {
    headline: 'The average per what?',
    choices: [
      'average {metric} per day last month',
      'average daily {metric} by channel last month',
      '{metric} by channel last month',
    ],
  },
  median_by: {
    headline: 'The middle one of days, or of weeks?',
    choices: ['median daily {metric} by channel last month', 'median weekly {metric} by channel'],
  },
  begun_moving: {
    headline:
      'When something began to move is a judgement of its whole course: which of these would show it?',
    choices: [
      '{metric} per week over the last 12 weeks',
      'which week had the biggest increase in {metric}',
      'which week had the most {metric}',
      'how many weeks in a row did {metric} rise',
    ],
  },
  own_time: {
    headline:
      'The last days of one that ended are none of the other, so each is told by itself: which of them would you like to see?',
  },
  begun_falling: {
    headline:
      'When something began to fall is a judgement of its whole course: which of these would show it?',
    choices: [
      '{metric} per week over the last 12 weeks',
      'which week had the biggest drop in {metric}',
      'which week had the lowest {metric}',
      'how many weeks in a row did {metric} fall',
    ],
  },
  sum_or_single_days: {
    headline:
      'This is asked of single days, and what they had all together would not answer it: would you like to see them day by day?',
  },
  halves_or_units: {
    headline: 'Each of them against the one before it, or the course of all of them: which is meant?',
  },
  moved_since: {
    headline: 'From then on, or together against the time before: which of these is meant?',
  },
  nth_weekday: {
    headline:
      'The first, second or last such day of every month cannot be chosen by itself: would you like to see all of these days?',
  },
  two_grains: {
    headline: 'This names two units of time: which of them should the rows be?',
  },
  sum_of_periods: {
    headline:
      'There are days between these periods: should each period stand by itself, or all days together?',
    choices: ['{metric} last month vs the month before'],
  },
  date_order: {
    headline: 'Which comes first in these dates, the day or the month?',
  },
  weekday_or_date: {
    headline: 'A day of the week, or one date: which of them is meant?',
  },
  day_or_weekday: {
    headline: 'That day is not the weekday that is named beside it: which of them is meant?',
  },
  gaps_of_all: {
    headline:
      'Days without data are told of the whole source and of one time: a part of the site may have had nothing on a day. Which of these?',
    choices: ['days without data last month', 'days without data this year', '{metric} by day last month'],
  },
  onset_unknown: {
    headline:
      'No day is known on which this began: the analysis of the week holds no change of it for certain, and of usual ups and downs no day is the first.',
    explanation: 'Day by day and week by week it can be seen how it went.',
    choices: ['{metric} per day over the last 4 weeks', '{metric} per week over the last 8 weeks'],
  },
  onset_not_analysed: {
    headline:
      'No day is known on which this began: only the analysis of a week finds that, and there is none of these days.',
    explanation: 'Day by day and week by week it can be seen how it went.',
    choices: ['{metric} per day over the last 4 weeks', '{metric} per week over the last 8 weeks'],
  },
  told_beside: {
    headline: 'A time that is still to come is told here beside the question. Is this what is asked?',
  },
  too_few_before: {
    headline: 'What is usual cannot be told yet: there are too few days before with data.',
    asksBack: false,
    choices: ['{metric} per week over the last 8 weeks'],
  },
  ends_turned: {
    headline: 'This goes back in time: which of the two is held against the other, and in which years?',
  },
  days_or_stretch: {
    headline:
      'Should the last of these days be held against the first, or all of them against as many days before?',
  },
  place_of_part: {
    headline: 'These days are not all there yet, so they hold no place among whole ones: which of these?',
    choices: ['top 10 weeks by {metric}', '{metric} by month', '{metric} by day last month'],
  },
  rolling: {
    headline: 'A rolling average can be made of one number over one period.',
    choices: ['rolling average of {metric} over the last 90 days', '{metric} per week over the last 8 weeks'],
  },
  course_of_two: {
    headline: 'Two periods can be drawn over each other for one number at a time.',
    choices: ['{metric} last month vs the month before', '{metric} per day last month'],
  },
  steps_of_time: {
    headline:
      'Rises and falls from one day, week or month to the next can be ranked within one period at a time: which one?',
    choices: ['{metric} per month, change month by month', 'which week had the biggest increase in {metric}'],
  },
  working_days: {
    headline: 'Per day from Monday to Friday, or per day with data, whichever it was: which is meant?',
  },
  closed_days: {
    headline: 'Days without any data, or days on which there was nothing of it: which of them are meant?',
  },
  first_time: {
    headline:
      'The first or the last day within a limit can be told, and days be listed with their numbers; what came first of parts of the site, or several days, cannot. Which list would you like?',
    choices: ['top 10 days by {metric} this year', '{metric} per day last month'],
  },
  part_of_weekdays: {
    headline: 'Days of the week are not taken out of others that are named: which of these is meant?',
  },
  which_weekdays: {
    headline: 'Only the last one of each of these days, or all of them over some weeks?',
    choices: ['{metric} by day of the week last month', '{metric} on weekends vs weekdays last month'],
  },
  which_period: {
    headline: 'Which days are meant?',
    choices: ['{metric} last week', '{metric} last month', 'why did {metric} change last week?'],
  },
  two_times: {
    headline: 'This names two times: is one of them meant, or both of them held against each other?',
  },
  begun_within: {
    headline:
      'One of these names begins within the days that are compared, so what they have together cannot be compared fairly.',
    choices: ['{metric} last week vs the week before', '{metric} by week'],
  },
  no_common_days: {
    headline:
      'There is no day of the year on which both of these periods have data, so the two cannot be compared fairly.',
    choices: ['{metric} last week vs the week before', '{metric} by month'],
  },
  uneven_data: {
    headline:
      'One of these periods has data on fewer than half of its days, so the two cannot be compared fairly.',
    choices: [
      '{metric} last week vs the week before',
      'average daily {metric} last month',
      '{metric} by month',
    ],
  },
  uneven_periods: {
    headline: 'One of these periods is longer and has more by its days alone: which days are to be compared?',
    choices: [
      '{metric} last week vs the week before',
      'average {metric} per day last month vs the month before',
    ],
  },
  chosen_days: {
    headline:
      'Days can be chosen by a limit within one period at a time, of numbers that add up over days: which of these?',
    choices: ['{metric} by day last month', '{metric} last month vs the month before'],
  },
  days_left_out: {
    headline: 'Days can be left out of one period at a time, and the period has to hold them: which period?',
  },
  how_many_in_a_row: {
    headline: 'How many in a row, and which of them?',
    choices: [
      'which channels gained {metric} 3 weeks in a row',
      'which channels lost {metric} 3 weeks in a row',
      'which landing pages gained {metric} 3 weeks in a row',
    ],
  },
  by_or_on: {
    headline: '“By” a day is all that there was until then: from when on, or is that time alone meant?',
  },
  ever_the_first: {
    headline: 'Who comes first is so on a day, in a week or in a month: in which of them?',
  },
  how_many_units: {
    headline: 'These are several days, weeks or months: how many of them are meant?',
  },
  no_such_week: {
    headline: 'That year has no week of this number: it ends before. Which week is meant?',
  },
  how_sure: {
    headline:
      'How sure a change is can be told of one week beside what was to be expected of it: which of these?',
    choices: ['was {metric} unusual last week?', '{metric} per week over the last 8 weeks'],
  },
  units_as_amount: {
    headline:
      'Whether it was so on that many of them shows by how many there were: would you like to see it?',
  },
  unusual_times: {
    headline: 'What was out of the ordinary is told of the weeks of a period; days stand in a list. Which?',
    choices: [
      'any anomalies last month',
      'top 10 days by {metric} last month',
      '{metric} per day last month',
    ],
  },
  name_or_time: {
    headline: 'This may be a name of these data or a time: which one is meant?',
  },
} as const satisfies Readonly<Partial<Record<About, Ambiguity>>>;
