import { plural } from '../../../../plural.ts';
import { askMetric } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { opening, wholly } from '../in-whole-words/lead-and-tail.ts';
import { listedBy } from '../in-whole-words/listed-by.ts';
import { isAlike } from '../is-alike.ts';
import { toldAnew } from '../told-anew.ts';

const OF_THEM = opening(
  'how many (?:of|among) (?:them|these|those|the (?:two|three|four|five|ten|\\d+))(?: (?:ones|rows))? (?=\\S)',
);
const OF_THOSE = opening(
  '(?:and )?how many of (?:those|these)(?: (?!(?:were|was|are|is)\\b)\\p{L}+)? (?=(?:were|was|are|is|came|went) \\S)',
);
/** "How many of them are there?" is none of these. */
const ALL_OF_THEM = wholly(
  'how many of (?:them|these|those) (?:(?:are|were|is|was) )?(?:there|in total|in all)',
);

/** A list as long as this may have been cut. */
const MOST_KNOWN = 50;

interface Known {
  readonly views: readonly SourceView[];
  /** The words of the question before. */
  readonly question: string;
  readonly read: (text: string) => Reading | undefined;
}

/**
 * "How many of them are clothing?" behind a top 5, "how many of those did not buy in February?" behind those that bought in March: counted
 * among those that were told, by their names. Undefined where nothing was listed.
 */
export function howManyOfThem(
  text: string,
  before: Reading,
  { views, question, read }: Known,
): Reading | undefined {
  const ofNumber = howManyOfNumber(text, before, { views, question, read });
  if (ofNumber !== undefined) return ofNumber;
  const { found, intent, dimensions } = before;
  const [dimension, ...others] = dimensions;
  const { row } = listedBy(before, views);
  if (!OF_THEM.test(text) || ALL_OF_THEM.test(text) || intent !== 'numbers') return undefined;
  if (dimension === undefined || others.length > 0 || row === undefined) return undefined;
  const counted = read(text.replace(OF_THEM, `how many ${plural(row)} `));
  const isCount =
    counted?.shape === 'count' &&
    counted.dimensions.join() === dimension &&
    counted.grain === null &&
    counted.countPer === null &&
    counted.countWithin === null;
  const own = (counted?.filters ?? []).filter((one) => !before.filters.some((old) => isAlike(old, one)));
  const isOfNumber = counted === undefined || counted.metrics.some((id) => !before.metrics.includes(id));
  if (counted === undefined && namesRow(text, dimension, read)) throw askedBack('points_back');
  // "How many of those were cancelled?" behind bookings is about the bookings
  if (!isCount && isOfNumber) return undefined;
  if (!isCount) throw askedBack('points_back');
  // "How many of them are google" names one of the rows, and asks no number of rows
  if (own.some((one) => one.dimension === dimension && one.is === 'one_of' && one.members.length === 1))
    throw askedBack('points_back');
  const isLimited = counted.limits.some((one) => !before.limits.some((old) => isAlike(old, one)));
  if (isOfNumber && !isLimited) return undefined;
  if (found === null || found.dimension !== dimension || found.members.length >= MOST_KNOWN)
    throw askedBack('points_back');
  const isOtherTime = !isAlike(counted.periods, before.periods);
  return toldAnew({
    ...counted,
    rank: null,
    chosen: null,
    order: null,
    orderBy: null,
    moves: [],
    // Who is among them is known by name: what they were found by is no part of what is asked in other days
    limits: isOtherTime
      ? counted.limits.filter((one) => !before.limits.some((old) => isAlike(old, one)))
      : counted.limits,
    filters: [
      ...counted.filters.filter((one) => one.dimension !== dimension || own.includes(one)),
      { dimension, is: 'one_of', members: [...found.members] },
    ],
  });
}

/**
 * "How many of those were kids bikes?" behind the station with the most hires, behind the hires by station: of the hires, for a station is
 * no bike, and only one was told or none was asked for. Undefined where rows were asked for, and may be counted.
 */
function howManyOfNumber(
  text: string,
  before: Reading,
  { views, question, read }: Known,
): Reading | undefined {
  const { metrics, dimensions, intent, rank } = before;
  const [metric = '', ...more] = metrics;
  const view = views.find(({ source }) => source.id === before.sourceId);
  const known = view && askMetric(view, metric);
  const { row = '' } = listedBy(before, views);
  const isOfParts =
    intent === 'numbers' && dimensions.length === 1 && more.length === 0 && OF_THOSE.test(text);
  if (!isOfParts || row === '' || known?.kind !== 'additive' || known.unit !== 'count') return undefined;
  const says = (words: string): boolean => ` ${question.toLowerCase()} `.includes(` ${words.toLowerCase()} `);
  const isOne = rank?.count === 1 && rank.by === 'value';
  if (!says(known.noun) || !(isOne || (rank === null && !says(plural(row))))) return undefined;
  const rest = text.replace(OF_THOSE, '');
  const [dimension] = dimensions;
  const told = read(`how many ${isOne ? 'of its ' : ''}${known.noun} ${rest}`);
  const isOfOther = told?.filters.some((one) => one.dimension !== dimension && one.is === 'one_of') === true;
  return told?.shape === 'value' && told.metrics.join() === metric && isOfOther ? told : undefined;
}

/** "How many of them are google" names one of the rows. */
function namesRow(text: string, dimension: string, read: (text: string) => Reading | undefined): boolean {
  const named = read(text.replace(OF_THEM, '').replace(/^(?:are|were|is|was) /i, 'and '));
  return named?.filters.some((one) => one.dimension === dimension && one.is === 'one_of') === true;
}
