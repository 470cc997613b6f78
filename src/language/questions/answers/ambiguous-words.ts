import { sentence } from '../../bound-text.ts';
import type { SourceView } from '../data/source-view.ts';
import type { Problem } from '../reading/problem.ts';
import { asChoices, type Choices, filled, type Words } from './problem-words.ts';

export function ambiguous(
  { about, choices }: Problem & { type: 'ambiguous' },
  views: readonly SourceView[],
  examples: Choices,
): Words {
  const metric = filled('{sessions}', views);
  switch (about) {
    case 'where_from':
      return {
        headline: () => sentence`By what should it be told where visits come from?`,
        asksBack: true,
        choices,
      };
    case 'not_analysed':
      return {
        headline: () => sentence`This week was not analysed yet, so no findings can be told of it.`,
        explanation: () => sentence`Generate its insights, or ask for its numbers.`,
        asksBack: false,
        choices: asChoices([`${metric} last week vs the week before`, `why did ${metric} change last week?`]),
      };
    case 'brand_terms':
      return {
        headline: () => sentence`Which words are the brand's is not known yet.`,
        explanation: () =>
          sentence`Analyze the site at its source, or name the word: queries containing "…".`,
        asksBack: false,
        choices: asChoices(['top queries last month']),
      };
    case 'share_of_rate':
      return {
        headline: () => sentence`A rate has no parts that add up, so there is no share of it.`,
        asksBack: true,
        choices: asChoices([`share of ${metric} by channel last week`, `${metric} by channel last week`]),
      };
    case 'share_of_what':
      return {
        headline: () => sentence`Whose share is asked for?`,
        asksBack: true,
        choices: asChoices([
          `share of ${metric} by channel last week`,
          `share of ${metric} by device last week`,
          `share of ${metric} by country last week`,
        ]),
      };
    case 'average_by':
      return {
        headline: () => sentence`An average over what?`,
        asksBack: true,
        choices: asChoices([`average ${metric} per day last month`, `${metric} by channel last month`]),
      };
    case 'median_of_rate':
      return {
        headline: () =>
          sentence`There is no median of a rate here: single visits and orders are not in the data.`,
        asksBack: true,
        choices: asChoices([`median ${metric} per day last month`, `average order value last month`]),
      };
    case 'two_grains':
      return {
        headline: () => sentence`Two units of time at once: by which of them?`,
        asksBack: true,
        choices: asChoices(choices.map(({ question: one }) => one.replace('{metric}', metric))),
      };
    case 'sessions_with':
      return {
        headline: () => sentence`The data count sessions and purchases, but not which sessions had one.`,
        asksBack: true,
        choices,
      };
    case 'unit_and_members':
      return {
        headline: () => sentence`One ranking at a time: of the days, or of the parts of the site?`,
        asksBack: true,
        choices: asChoices([`best day for ${metric} last month`, `top channels by ${metric} last month`]),
      };
    case 'sum_of_periods':
      return {
        headline: () =>
          sentence`The periods are not next to each other: each by itself, or all days between them?`,
        asksBack: true,
        choices: asChoices([`${metric} last month vs the month before`]),
      };
    case 'date_order':
      return {
        headline: () => sentence`Which comes first in these dates, the day or the month?`,
        asksBack: true,
        choices,
      };
    case 'spend_per_what':
      return {
        headline: () => sentence`What they spend on each order, or on each visit?`,
        asksBack: true,
        choices,
      };
    case 'move_of_rate':
      return {
        headline: () => sentence`A rate is a percentage itself: is the limit one of its points?`,
        explanation: () =>
          sentence`Name the points (“by more than two percentage points”), or take all changes.`,
        asksBack: true,
        choices: asChoices([`which channels gained the most ${metric} last month`]),
      };
    case 'rolling':
      return {
        headline: () => sentence`A rolling mean is made of one number over one period.`,
        asksBack: true,
        choices: asChoices([
          `rolling average of ${metric} over the last 90 days`,
          `${metric} per week over the last 8 weeks`,
        ]),
      };
    case 'left_out_of_what':
      return {
        headline: () => sentence`The largest of what is to be left out?`,
        asksBack: true,
        choices: asChoices([
          `${metric} without the top 3 channels last month`,
          `${metric} without the top 3 countries last month`,
        ]),
      };
    case 'course_of_two':
      return {
        headline: () => sentence`Two periods are laid over each other for one number at a time.`,
        asksBack: true,
        choices: asChoices([`${metric} last month vs the month before`, `${metric} per day last month`]),
      };
    case 'both_brands':
      return {
        headline: () =>
          sentence`The brand's queries and all others are laid side by side over one period, as they are.`,
        asksBack: true,
        choices: asChoices([
          'brand vs non-brand clicks last month',
          'branded share of clicks last month',
          'brand clicks last month',
          'non-brand clicks last month',
        ]),
      };
    case 'versus_what':
      return {
        headline: () => sentence`What is to be compared with it?`,
        asksBack: true,
        choices: asChoices(choices.map(({ question: one }) => one.replace('{metric}', metric))),
      };
    case 'mean_of_two':
      return {
        headline: () => sentence`Means of two periods are held against each other for one number at a time.`,
        asksBack: true,
        choices: asChoices([
          `average ${metric} per day last month vs the month before`,
          `${metric} by channel last month vs the month before`,
        ]),
      };
    case 'count_of_two':
      return {
        headline: () => sentence`A count is made of one period at a time: of which?`,
        asksBack: true,
        choices: asChoices([
          `${metric} last month vs the month before`,
          `how many countries had ${metric} last month`,
        ]),
      };
    case 'two_rankings':
      return {
        headline: () => sentence`One ranking at a time: the highest of one thing or the lowest of another.`,
        asksBack: true,
        choices: asChoices([
          `top channels by ${metric} last month`,
          `bottom channels by ${metric} last month`,
        ]),
      };
    case 'limit_of_change':
      return {
        headline: () =>
          sentence`How far something moved is read of parts of the site between two periods: of which parts?`,
        asksBack: true,
        choices: asChoices([
          `which channels gained the most ${metric} last month`,
          `which channels lost the most ${metric} last month`,
        ]),
      };
    case 'standing':
      return {
        headline: () =>
          sentence`A rank is that of one name among its kind, in one stretch of time: of which?`,
        asksBack: true,
        choices: asChoices([
          `top 10 countries by ${metric} last month`,
          `top channels by ${metric} last month`,
        ]),
      };
    case 'two_changes':
      return {
        headline: () => sentence`One change at a time: which of the two is to be told?`,
        asksBack: true,
        choices: asChoices([
          `which channels gained the most ${metric} last month`,
          `which channels lost the most ${metric} last month`,
        ]),
      };
    case 'limit_of_what':
      return {
        headline: () => sentence`Which rows is the limit for: days, or parts of the site?`,
        asksBack: true,
        choices: asChoices([`${metric} per day last month`, `${metric} by channel last month`]),
      };
    case 'rank_within':
      return {
        headline: () =>
          sentence`One ranking at a time: a ranking within each part is not made in one answer.`,
        asksBack: true,
        choices: asChoices([
          `${metric} by channel and country last month`,
          `top 10 countries by ${metric} last month`,
        ]),
      };
    default:
      return {
        headline: () => sentence`This can be read in more than one way.`,
        asksBack: true,
        choices: choices.length > 0 ? choices : examples,
      };
  }
}
