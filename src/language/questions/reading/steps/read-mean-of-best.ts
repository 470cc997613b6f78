import { askMetric } from '../../data/ask-metric.ts';
import type { AssembleOptions } from '../assembling/assemble-options.ts';
import { type Demand, demandsOf } from '../demands.ts';
import { keywordMark, type Mark } from '../mark.ts';
import { isKeyword, isRank } from '../piece.ts';
import type { Reading } from '../reading.ts';
import { bestDaysPhrase } from './best-days-phrase.ts';
import { heard } from './heard.ts';

const ALLOWED: ReadonlySet<Demand> = new Set<Demand>(['filters', 'grain', 'rank']);

/**
 * "The average of the 5 best days by revenue", "median orders on our 10 busiest days": they are ranked by the number that is
 * averaged. undefined where no such thing is asked, or where another number is asked of them.
 */
export function readMeanOfBest(marks: readonly Mark[], options: AssembleOptions): Reading | undefined {
  const means = marks.filter((mark) => isKeyword(mark, 'average', 'median'));
  const [mean] = means;
  const said = withJoint(marks);
  const phrase = mean && means.length === 1 ? bestDaysPhrase(said) : undefined;
  if (mean === undefined || phrase === undefined) return undefined;
  const { from, to, ranked, unit, metric, time } = phrase;
  const rest = [...said.slice(0, from), ...said.slice(to)].filter(
    (mark) => mark !== mean && !isKeyword(mark, 'which', 'count'),
  );
  const own = rest.find(({ type }) => type === 'metric');
  const isOther = own?.type === 'metric' && metric?.type === 'metric' ? own.metric !== metric.metric : false;
  const isHeld = rest.some(
    (mark) =>
      /^(?:unit|grain|dimension)$/.test(mark.type) ||
      isKeyword(mark, 'versus', 'compare', 'each', 'per', 'share'),
  );
  if (isOther || isHeld) return undefined;
  const named = metric ?? own;
  const by = named === undefined ? [] : [BY, named];
  // "Average in revenue", "by revenue on average"
  const joint = own === undefined ? undefined : rest[rest.indexOf(own) - 1];
  const isJoint = own !== undefined && isKeyword(joint, 'by', 'preposition');
  const others = rest.filter((mark) => mark !== own && !(isJoint && mark === joint));
  const read = heard([...ranked, ...by, ...(time === null ? [] : [time]), ...others], options)?.reading;
  const [id, ...more] = read?.metrics ?? [];
  if (read === undefined || id === undefined || more.length > 0) return undefined;
  const view = options.views.find(({ source }) => source.id === read.sourceId);
  const isPlain =
    read.rank?.of === 'time' &&
    read.rank.by === 'value' &&
    (read.rank.count ?? 0) > 1 &&
    read.grain === unit &&
    read.shape === 'value' &&
    read.periods.length < 2 &&
    demandsOf(read).every((demand) => ALLOWED.has(demand)) &&
    // Of a rate it may be the mean of these rates or the one of all these days together
    view !== undefined &&
    askMetric(view, id)?.kind === 'additive';
  if (!isPlain) return undefined;
  return {
    ...read,
    ofUnits: { asks: isKeyword(mean, 'median') ? 'median' : 'average' },
    assumptions: [
      ...read.assumptions,
      ...(named === undefined ? [{ code: 'metric_default' as const, read: id }] : []),
    ],
  };
}

/** "What do our 5 best days average": as if "of" stood before them. */
function withJoint(marks: readonly Mark[]): readonly Mark[] {
  const unit = marks.findIndex(({ type }) => type === 'unit');
  let at = unit;
  while (at > 0 && (marks[at - 1]?.type === 'number' || isRank(marks[at - 1]))) at--;
  const isRanked = marks.slice(at, unit).some(isRank);
  const before = marks.slice(0, at).findLast(({ type }) => type !== 'noise');
  if (unit < 0 || !isRanked || isKeyword(before, 'preposition')) return marks;
  return [...marks.slice(0, at), OF, ...marks.slice(at)];
}

const OF = keywordMark('preposition', 'of');
const BY = keywordMark('by', 'by');
