import { singular } from '../../../plural.ts';
import { metricLabelIn } from '../../data/ask-metric.ts';
import { kindOfColumn } from '../../data/kind-of-column.ts';
import type { SourceView } from '../../data/source-view.ts';
import { isSupply, supplyOf } from '../../data/supply.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { JOBS } from '../../vocabulary/jobs.ts';
import type { UnanswerableTopic } from '../../vocabulary/unanswerable-topic.ts';

/** What of the data is called like a topic that data of its kind lack. */
interface TopicInData {
  readonly metrics: readonly string[];
  readonly dimensions: readonly string[];
  readonly names: readonly string[];
}

/** Shorter words begin too many others. */
const SHORTEST = 4;
const MOST_NAMES = 3;

/** Their words say one thing: who is satisfied is happy with it, what was given back was refunded. */
const OF_ONE_KIND = /^(?:opinions|refunds)$/;

/** What profit would be made of, and how hours are written. */
const NEAR: Readonly<Record<string, readonly string[]>> = {
  profit: ['cost', 'costs', 'expense', 'expenses', 'spend'],
  hours: ['hr', 'hrs'],
};

/** Columns of those who work there are called by what they do. */
const WORKERS: ReadonlySet<string> = new Set(['person', 'clerk', ...JOBS]);

/** What joins words, and what is said of everything. */
const OF_NO_TOPIC = /^(?:with|from|into|them|their|that|this|which|rate|page|site|customer|order|year|day)$/;

/** Lengths of time are told by columns of any unit of time; "by hour", "the busiest hours" are of the day. */
const LENGTHS =
  /(?<!\b(?:by|per|each|every|what|which|busiest|best|worst|peak) )\b(?:hours|minutes)\b(?! of the day)/i;

/** "Cancelled" and "cancels", "refund" and "refunds": the same word in another form. */
function isSameWord(one: string, other: string): boolean {
  const short = Math.min(one.length, other.length);
  if (short < SHORTEST) return one === other;
  const endless = (word: string): string =>
    word.replace(/(?:(l|t|n|p)\1)?(?:ations?|ment|ing|ies|ied|ed|es|s|y|e)$/u, '$1');
  return one === other || (endless(one).length >= SHORTEST && endless(one) === endless(other));
}

const holds = (name: string, words: readonly string[]): boolean =>
  wordsOf(name).some((own) => words.some((word) => isSameWord(own, word)));

/**
 * "Late Cancels" where cancellations are asked for, "from_city" where cities are: before it is said that the data hold none, their
 * columns and names are looked at. What the question has by its name already is not meant once more.
 */
export function topicInData(
  topic: UnanswerableTopic,
  said: string,
  question: string,
  views: readonly SourceView[],
): TopicInData | undefined {
  const own = wordsOf(said);
  const single = topic.words.filter((word) => !word.includes(' ')).flatMap((word) => wordsOf(word));
  const near = NEAR[topic.topic] ?? [];
  const words = [...own, ...near, ...(OF_ONE_KIND.test(topic.topic) ? single : [])].filter(
    (word) => !OF_NO_TOPIC.test(word),
  );
  const isLength = LENGTHS.test(question);
  const isOfTopic = (column: string): boolean =>
    holds(column, words) || (topic.topic === 'workers' && wordsOf(column).some((word) => WORKERS.has(word)));
  const metrics = views.flatMap((view) =>
    view.metricColumns.filter(
      (column) =>
        isOfTopic(column) ||
        (isLength && kindOfColumn(column) === 'time') ||
        (topic.topic === 'capacity' && isSupply(column)),
    ),
  );
  const dimensions = views.flatMap((view) =>
    view.dimensionColumns.filter(isOfTopic).map((column) => view.labelOf(column)),
  );
  const asked = question.toLowerCase();
  const names = namesWith(own, views).filter((name) => !asked.includes(name.toLowerCase()));
  const found = {
    metrics: [...new Set(metrics)],
    dimensions: [...new Set(dimensions)],
    names: names.length > MOST_NAMES ? [] : names,
  };
  return found.metrics.length + found.dimensions.length + found.names.length === 0 ? undefined : found;
}

/** Names of short lists: addresses and searches are made of all words. */
function namesWith(words: readonly string[], views: readonly SourceView[]): readonly string[] {
  const names = views.flatMap((view) =>
    view.dimensionColumns
      .filter((column) => !/^(?:query|page|landing_page)$/.test(view.kindOf(column) ?? ''))
      .flatMap((column) => view.membersOf(column))
      .map(({ name }) => name)
      .filter((name) => !/[./]/.test(name) && words.every((word) => wordsOf(name).includes(word))),
  );
  return [...new Set(names)];
}

/** What can be asked instead: of each column, and of each name the usual number. */
export function questionsOfTopic(
  { metrics, dimensions, names }: TopicInData,
  usual: string,
  views: readonly SourceView[],
): readonly string[] {
  const labels = metrics.map((column) => metricLabelIn(views, column).toLowerCase());
  return [
    ...(metrics.some(isSupply) && supplyOf(views) !== undefined
      ? ['occupancy last month', 'capacity last month']
      : []),
    ...boughtOfCarts(labels, views),
    ...labels.map((label) => `${label} last month`),
    ...labels.slice(0, 1).map((label) => `${label} by channel last month`),
    ...dimensions.map((label) => `${usual} by ${label.toLowerCase()} last month`),
    ...names.map((name) => `${usual} for "${name}" last month`),
  ];
}

/** Who left a cart is not counted; how many of what was put into it was bought can be told. */
function boughtOfCarts(labels: readonly string[], views: readonly SourceView[]): readonly string[] {
  const added = labels.find((label) => CART.test(label));
  const bought = views
    .flatMap((view) => view.metricColumns.map((column) => metricLabelIn([view], column).toLowerCase()))
    .find((label) => BOUGHT.test(label));
  if (added === undefined || bought === undefined) return [];
  const rate = `${bought} per ${added.replace(/^(?:items|products)\b/, (things) => singular(things))}`;
  return [`${rate} by channel last month`, `${rate} last month`];
}

const CART = /\b(?:cart|basket)\b/;
const BOUGHT = /\b(?:purchased|purchases|bought|orders)\b/;
