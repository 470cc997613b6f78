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
      highest number of, most read, most often, most frequently, most trafficked,
      all time high, most active, high performing, highest performing, predominant, dominant,
      highest total, more than any other,
      hugest, steepest, sharpest, topmost, highest volume of, largest volume of, biggest volume of, greatest volume of, highest amount of, largest amount of, greatest amount of, biggest amount of,
      bulk of, the bulk of, lion share of, lions share of, the lion share of, the lions share of, the majority of, majority of, largest total, biggest total, greatest total, highest overall, most total,
      top ranking, top rated, highest ranking, most productive, most prominent, foremost`),
  },
  {
    keyword: 'bottom',
    words: list(`
      bottom, least, lowest, smallest, fewest, minimum, min, quietest, slowest, least popular, wenigsten,
      weakest, shortest, least visited, least read, lowest performing, low performing, least used, lowest number of,
      least successful, least number of, least common,
      least active, poorest, least often, least frequently,
      tiniest, slimmest, littlest, lowest volume of, smallest volume of, lowest amount of, smallest amount of, fewest number of, least amount of, lowest total, smallest total, fewest total, lowest overall,
      least productive, lowest ranking`),
  },
  {
    keyword: 'best',
    words: list(`
      best, best performing, beste, besten,
      best in term of, bester, well performing, good, strong, perform the best, performed best,
      perform best, performed the best, performing best,
      does best, did best, do best, doing well, do well, does well, did well, performing well, performs well,
      perform well, performed well, doing the best`),
  },
  {
    keyword: 'worst',
    words: list(`
      worst, worst performing, underperforming, poor, poorly performing,
      schlechteste, poor performing, bad, badly performing, weak, performed worst, perform worst,
      perform the worst, performed the worst, performing worst,
      underperformed, underperform, struggling, did worst, poorly,
      doing poorly, doing badly, performing poorly, performing badly, doing the worst`),
  },
  {
    keyword: 'low',
    words: list(`
      low, poor, bad, weak, niedrig, niedrige, niedriger, little, few`),
  },
  {
    keyword: 'high',
    words: list(`
      high, many, lot of, a lot of, lot, hohe, viele, hohen, large, plenty of, big, decent, substantial, considerable,
      sizable, sizeable, ample, significant number of, decent number of, fair number of, good number of`),
  },
  {
    keyword: 'share',
    words: list(`
      share, percentage, percent, proportion, %, fraction, part of, portion, anteil, percentage of,
      what % of, how much of, split in percent, contribution, contribute, contributed, share of,
      percentage share, contributing, percent of, proportion of, relative share, pct, account for,
      accounted for, accounting for, percentage wise, as a percentage, what part of, how big a part,
      makes up, slice, what slice of, what slice,
      slice of, chunk of, a slice of, a chunk of, how big a share, how large a share, how big a slice of, how big a chunk of, how big a share of, how large a share of, how great a share of, how high a share of,
      how big a portion, how large a portion, how big a portion of, how large a portion of, how big a proportion, how large a proportion, how big a proportion of, how large a proportion of, how large a part, how big a part of, how large a part of,
      how big is the share of, how large is the share of, how high is the share of, how big was the share of, how large was the share of, how high was the share of, how big is the share, how large is the share, how high is the share,
      how big a percentage, how large a percentage, how large a percentage of, how big a fraction, how large a fraction, how large a fraction of, how high a percentage, how much percent, how much percent of, how many percent, how many percent of, what kind of share, what kind of share of,
      percentage contribution, share in percent, piece of, what piece of`),
  },
  {
    keyword: 'average',
    words: list(`
      average, avg, mean, on average, averaged, durchschnittlich, durchschnitt, typical, typically, usual,
      usually, the average, average number of, avg number of, normal, normally, in average,
      average amount of,
      arithmetic mean, arithmetic average, per average, mean number of, mean amount of, average count of`),
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
      as a bar chart, stacked bar chart, stacked column chart, stacked area chart, stacked chart, column chart, area chart,
      donut chart, doughnut chart, line graph, pie chart, pie graph, as a pie, bar graph, treemap, tree map, scatter plot,
      scatter chart, scatterplot, bubble chart, radar chart, funnel chart, as a list, list, plotted, histogram, in a chart,
      in a table, in a graph, as a bar, as a line, as a map, on a map, in a map, as a world map, on a world map,
      as a heat map, as a heatmap, as a funnel, as a treemap, as a scatter plot`),
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
      everyone else, anything else, site average, the site average, sitewide average, site wide average,
      average of the site, average of the whole site, average of all, average overall, average across the site`),
  },
  {
    keyword: 'ordered',
    words: list(`
      sorted by, ordered by, sort by, order by, ranked by, in terms of, in term of, measured by, based on,
      according to, when it come to, by number of, by total, regarding, by amount of, by the number of,
      by highest, by most, by volume of, with respect to, as measured by,
      judging by, going by, ranked on, ranked according to, ranked in order of, in order of, sorted according to, ordered according to, sorted on, rank by, sort according to`),
  },
  {
    keyword: 'best_first',
    words: list(`
      best first, best ones first, starting with the best, best to worst, from best to worst, from the best to the worst,
      strongest to weakest, from strongest to weakest`),
  },
  {
    keyword: 'worst_first',
    words: list(`
      worst first, worst ones first, starting with the worst, poorest first, worst to best, from worst to best,
      from the worst to the best, weakest to strongest, from weakest to strongest`),
  },
  {
    keyword: 'decreasing',
    words: list(`
      descending, desc, from high to low, from highest to lowest, highest first, largest first, in descending order, biggest to smallest, largest to smallest, highest to lowest, high to low, from biggest to smallest, from largest to smallest, from most to least, most to least, in decreasing order, top to bottom, from top to bottom,
      most expensive first, priciest first, dearest first, most expensive on top, highest on top, largest on top, biggest on top`),
  },
  {
    keyword: 'increasing',
    words: list(`
      ascending, asc, from low to high, from lowest to highest, lowest first, smallest first, in ascending order, smallest to largest, smallest to biggest, lowest to highest, low to high, from smallest to largest, from smallest to biggest, from least to most, least to most, in increasing order, bottom to top, from bottom to top,
      cheapest first, least expensive first, cheapest on top, least expensive on top, lowest on top, smallest on top`),
  },
];
