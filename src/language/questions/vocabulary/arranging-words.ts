import type { KeywordWords } from './keyword.ts';
import { list } from './list.ts';

/** How numbers are made up and rows stand: shares, means, rankings, orders, pictures. */
export const arrangingWords: readonly KeywordWords[] = [
  {
    keyword: 'top',
    words: list(`
      top, most, highest, largest, biggest, greatest, maximum, max, peak, leading, meisten, hochste, busiest,
      most popular, popular, most visited, strongest, number one, first, most common, record, main, major,
      top performing, most important, most successful, biggest number of, most amount of, heaviest, most used, longest, most frequent,
      highest number of, most read, at most often, most trafficked,
      all time high, most active, high performing, highest performing, predominant, dominant,
      highest total, more than any other`),
  },
  {
    keyword: 'bottom',
    words: list(`
      bottom, least, lowest, smallest, fewest, minimum, min, quietest, slowest, least popular, wenigsten,
      weakest, shortest, least visited, lowest performing, low performing, least used, lowest number of,
      least successful, least number of, least common,
      least active, poorest`),
  },
  {
    keyword: 'best',
    words: list(`
      best, best performing, beste, besten,
      best in term of, bester, well performing, good, strong, perform the best, performed best,
      perform best, performed the best, performing best,
      does best, did best, do best`),
  },
  {
    keyword: 'worst',
    words: list(`
      worst, worst performing, underperforming, poor, poorly performing,
      schlechteste, poor performing, bad, badly performing, weak, performed worst, perform worst,
      perform the worst, performed the worst, performing worst,
      underperformed, underperform, struggling, did worst, poorly`),
  },
  {
    keyword: 'low',
    words: list(`
      low, poor, bad, weak, niedrig, niedrige, niedriger, little, few`),
  },
  {
    keyword: 'high',
    words: list(`
      high, many, lot of, a lot of, lot, hohe, viele, hohen, large, plenty of, big`),
  },
  {
    keyword: 'share',
    words: list(`
      share, percentage, percent, proportion, %, fraction, part of, portion, anteil, percentage of,
      what % of, how much of, split in percent, contribution, contribute, contributed, share of,
      percentage share, contributing, percent of, proportion of, relative share, pct, account for,
      accounted for, accounting for, percentage wise, as a percentage, what part of, how big a part,
      makes up`),
  },
  {
    keyword: 'average',
    words: list(`
      average, avg, mean, on average, averaged, durchschnittlich, durchschnitt, typical, typically, usual,
      usually, the average, average number of, avg number of, normal, normally, in average,
      average amount of`),
  },
  { keyword: 'median', words: ['median'] },
  { keyword: 'percentile', words: ['percentile', 'pctl', 'quantile'] },
  {
    keyword: 'rolling',
    words: list(`
      rolling average, moving average, rolling mean, moving mean, running average, running mean, rolling avg,
      moving avg, rolling, smoothed, trailing average, trailing mean, gleitender durchschnitt, sma`),
  },
  {
    keyword: 'total',
    words: list(`
      total, overall, in total, altogether, sum, sum of, total number of, total amount of, all, combined,
      insgesamt, gesamt, gesamte, entire, whole, complete, grand total, aggregate, total of, all together,
      cumulated total, sitewide, site wide, full`),
  },
  {
    keyword: 'cumulative',
    words: list(`
      cumulative, running total, accumulated, cumulatively, cumulated, kumuliert, running sum,
      cumulative sum, cumulative total`),
  },
  {
    keyword: 'ratio',
    words: [
      'ratio',
      'ratio of',
      'ratio between',
      'quotient',
      'divided by',
      'verhaltnis',
      'proportion between',
    ],
  },
  {
    keyword: 'count',
    words: list(`
      how many, number of, count of, count, wie viele, how many of, how many of the, how many of our,
      quantity of, amount of, total count of, number`),
  },
  { keyword: 'distinct', words: ['distinct', 'different', 'unique', 'separate', 'various', 'individual'] },
  {
    keyword: 'trend',
    words: list(`
      trend, trended, over time, develop, development, developed, evolution, evolve, evolved, evolving, time series,
      timeline, history, progress, progression, progressed, trajectory, trending over, entwicklung,
      entwickelt, historical, pattern, curve, timeseries, track, developing, trendline, how has, how have,
      historically, been doing, series`),
  },
  {
    keyword: 'chart',
    words: list(`
      chart, plot, graph, visualize, visualise, draw, line chart, bar chart, as a chart, as chart,
      as a graph, as graph, as a table, as table, table, diagram, visualization, as a line chart,
      as a bar chart, line graph, pie chart, bar graph, as a list, list, plotted, histogram, in a chart,
      in a table, in a graph, as a bar, as a line`),
  },
  {
    keyword: 'which',
    words: list(`
      which, welche, welcher, welches, which one, which of, which of our, which of the, what are the,
      what were the, what is the, what was the, wer, welchem, welchen`),
  },
  {
    keyword: 'each',
    words: [
      'each',
      'separately',
      'individually',
      'every',
      'jede',
      'jeder',
      'jeden',
      'respective',
      'respectively',
    ],
  },
  { keyword: 'instead', words: ['instead', 'rather', 'stattdessen'] },
  {
    keyword: 'rest',
    words: list(`
      rest, rest of the world, rest of world, the rest of the world, the rest of the site, everything other, other, remaining, the rest, everything else, all other, all others, the others, others,
      everyone else, anything else`),
  },
  {
    keyword: 'ordered',
    words: list(`
      sorted by, ordered by, sort by, order by, ranked by, in terms of, in term of, measured by, based on,
      according to, when it come to, by number of, by total, regarding, by amount of, by the number of,
      by highest, by most, by volume of, with respect to, as measured by`),
  },
  { keyword: 'best_first', words: ['best first', 'best ones first', 'starting with the best'] },
  {
    keyword: 'worst_first',
    words: ['worst first', 'worst ones first', 'starting with the worst', 'poorest first'],
  },
  {
    keyword: 'decreasing',
    words: [
      'descending',
      'desc',
      'from high to low',
      'from highest to lowest',
      'highest first',
      'largest first',
      'in descending order',
    ],
  },
  {
    keyword: 'increasing',
    words: [
      'ascending',
      'asc',
      'from low to high',
      'from lowest to highest',
      'lowest first',
      'smallest first',
      'in ascending order',
    ],
  },
];
